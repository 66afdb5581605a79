// Follows the view, and has what moved on the table fly from its old place to its new one.

import { untrack } from "svelte";
import type { Flying } from "./Flights.svelte";
import { flights, type Flight, type View } from "./places";

const ORDER = { hand: 0, garden: 1, pile: 2 };
const PACE = 170;

export class Motion {
  flying: Flying[] = $state.raw([]);
  /** Cards that have not landed yet: not to be drawn where they will lie. */
  hidden = $derived(this.flying.flatMap(({ card }) => (card ? [card] : [])));
  private dropped: { card: string | null; at: DOMRect } | null = null;
  private last: View | null = null;
  private starts: { flight: Flight; from: DOMRect }[] = [];
  private keys = 0;

  constructor(root: () => HTMLElement | undefined, view: () => View) {
    $effect.pre(() => {
      const now = view();
      untrack(() => this.leave(now, root()));
    });
    $effect(() => {
      view();
      untrack(() => this.arrive(root()));
    });
  }

  /** A card was let go here; it does not fly back first. */
  let(card: string | null, at: DOMRect): void {
    this.dropped = { card, at };
    setTimeout(() => (this.dropped = null), 1000);
  }

  landed(key: number): void {
    this.flying = this.flying.filter((flight) => flight.key !== key);
  }

  private leave(now: View, root: HTMLElement | undefined): void {
    const before = this.last;
    this.last = now;
    this.starts = [];
    if (!before || !root || before === now || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const moves = flights(before, now).sort((one, other) => rank(one) - rank(other));
    this.starts = moves.flatMap((flight) => {
      const held = this.dropped && this.dropped.card === flight.card ? this.dropped.at : null;
      const from = held ?? place(root, flight.card, flight.from);
      return from ? [{ flight, from }] : [];
    });
  }

  private arrive(root: HTMLElement | undefined): void {
    if (!root || !this.starts.length) return;
    const flying = this.starts.flatMap(({ flight, from }, i) => {
      const to = place(root, flight.card, flight.to);
      return to ? [{ key: ++this.keys, card: flight.card, from, to, wait: i * PACE }] : [];
    });
    this.starts = [];
    this.flying = [...this.flying, ...flying];
  }
}

function rank({ to }: Flight): number {
  return ORDER[to.split("-")[0] as keyof typeof ORDER];
}

function place(root: HTMLElement, card: string | null, name: string): DOMRect | null {
  const zone = root.querySelector(`[data-place="${name}"]`);
  const found = (card && zone?.querySelector(`[data-card="${card}"], [data-planted="${card}"]`)) || zone?.querySelector(".stack") || zone;
  return found?.getBoundingClientRect() ?? null;
}
