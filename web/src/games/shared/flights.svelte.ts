// Watches the view, and makes cards fly from their old places on the table to their new ones.

import { untrack } from "svelte";
/** A flight from one place of the board to another, by the names in `data-place`; null: an unseen card. */
export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

export interface Flying extends Flight {
  key: number;
  start: DOMRect;
  end: DOMRect;
  wait: number;
}

const PACE = 170;
/** Only a jump in a replay moves more cards than this. */
const MOST = 8;
/** The attributes that name a card within its place; of two equal ones, `data-touched` tells which one goes. */
const MARKS = ["card", "planted", "river", "held", "played"];

export class Motion<View> {
  flying: Flying[] = $state.raw([]);
  /** Cards that have not landed yet: they must not be drawn at their destinations. */
  hidden = $derived(this.flying.flatMap(({ card }) => (card ? [card] : [])));
  private dropped: { card: string | null; at: DOMRect } | null = null;
  private last: View | null = null;
  private starts: { flight: Flight; start: DOMRect }[] = [];
  private keys = 0;

  /** `flights`: the moves between two views, in the order in which the cards fly. */
  constructor(
    root: () => HTMLElement | undefined,
    view: () => View,
    private flights: (before: View, after: View) => Flight[],
  ) {
    $effect.pre(() => {
      const now = view();
      untrack(() => this.leave(now, root()));
    });
    $effect(() => {
      view();
      untrack(() => this.arrive(root()));
    });
  }

  /** A card was dropped here; it does not fly back first. */
  let(card: string | null, at: DOMRect): void {
    this.dropped = { card, at };
    setTimeout(() => (this.dropped = null), 1000);
  }

  landed(key: number): void {
    this.flying = this.flying.filter((flight) => flight.key !== key);
  }

  /** The cards on their way to a place. */
  coming(place: string): string[] {
    return this.flying.flatMap(({ card, to }) => (card && to === place ? [card] : []));
  }

  private leave(now: View, root: HTMLElement | undefined): void {
    const before = this.last;
    this.last = now;
    this.starts = [];
    if (!before || !root || before === now || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const moves = this.flights(before, now);
    if (moves.length > MOST) return;
    this.starts = moves.flatMap((flight) => {
      const held = this.dropped && this.dropped.card === flight.card ? this.dropped.at : null;
      const start = held ?? place(root, flight.card, flight.from);
      return start ? [{ flight, start }] : [];
    });
  }

  private arrive(root: HTMLElement | undefined): void {
    if (!root || !this.starts.length) return;
    const flying = this.starts.flatMap(({ flight, start }, i) => {
      const end = place(root, flight.card, flight.to);
      return end ? [{ ...flight, key: ++this.keys, start, end, wait: i * PACE }] : [];
    });
    this.starts = [];
    this.flying = [...this.flying, ...flying];
  }
}

function place(root: HTMLElement, card: string | null, name: string): DOMRect | null {
  const zone = root.querySelector(`[data-place="${name}"]`);
  const named = MARKS.map((mark) => `[data-${mark}="${card}"]`);
  const own =
    card && (zone?.querySelector(named.map((it) => `${it}[data-touched]`).join()) || zone?.querySelector(named.join()));
  return (own || zone?.querySelector(".stack") || zone)?.getBoundingClientRect() ?? null;
}
