// The cards that I am about to play. What can be played already is my draft at the server, which says what comes of it; a card that
// waits for its partner, or for a word on what shall grow, is only here.

import type { BoardProps } from "..";
import { iconOf, typeOf, without, written } from "./play";
import type { Type, View } from "./seen";

export class Composing {
  private waiting: string[] = $state.raw([]);

  constructor(
    private props: () => Pick<BoardProps, "decision" | "draft" | "write" | "words"> & { view: View; hand: string[] },
    private tell: (note: string | null) => void,
  ) {}

  active = $derived.by(() => this.props().decision !== null && ["start", "choose"].includes(this.props().view.phase));

  private sent: string[] = $derived.by(() => (this.active ? (this.props().view.chosen?.cards ?? []) : []));

  loose: string[] = $derived.by(() => (this.active ? this.waiting.filter((card) => this.props().hand.includes(card)) : []));

  cards: string[] = $derived.by(() => [...this.sent, ...this.loose]);

  grows: Type | null = $derived.by(() => (this.active ? (this.props().view.chosen?.grows ?? null) : null));

  /** Whether cards wait for a word on what shall grow. */
  unsure = $derived.by(() => this.loose.length > 0 && this.grows === null);

  add(card: string): void {
    const all = [...this.cards, card];
    const grows = this.grows ?? typeOf(card) ?? null;
    const alone = written(grows, all).split(" ").includes(card) || card === "joker" || card === "flute";
    const partner = without(this.props().hand, all).some((other) => iconOf(other) === iconOf(card) && typeOf(other) !== grows);
    if (alone || partner) this.put(grows, all);
    else this.tell(this.props().words.say("there-is-no-second-card-with-this-icon-to-make-a-pair", { card }));
  }

  remove(card: string): void {
    const all = without(this.cards, [card]);
    this.put(all.some((other) => other !== "flute") ? this.grows : null, all);
  }

  /** These cards shall make something else grow. */
  grow(type: string): void {
    if (type === this.grows && !this.cards.length) this.clear();
    else this.put(type, this.cards);
  }

  clear(): void {
    this.put(null, []);
  }

  private put(grows: string | null, cards: string[]): void {
    const { draft, write } = this.props();
    const text = written(grows, cards);
    const said = text === "flute-alone" ? ["flute"] : text.split(" ").slice(1);
    this.waiting = without(cards, said);
    this.tell(null);
    const words = text ? text.split(" ") : [];
    if ([...words].sort().join() !== [...draft].sort().join()) write(text);
  }
}
