// The cards that I am about to play. A playable part is my draft at the server, which sends the result; a card that waits for its
// partner, or for a type to grow, exists only here.

import type { BoardProps } from "../..";
import type { Preview, Type, View } from "../shapes";
import { iconOf, typeOf, without, written } from "./play";

interface Wish {
  grows: Type | null;
  cards: string[];
  alone: boolean;
}

/** After this long without an answer the board returns to the server's last state. */
const LONGEST = 5000;

export class Composing {
  /** The desired play, until the server has followed. */
  private wish: Wish | null = $state.raw(null);
  private waiting: string[] = $state.raw([]);
  private sent = false;
  private timer = 0;

  constructor(
    private props: () => Pick<BoardProps<View, Preview>, "decision" | "draft" | "write" | "words"> & {
      view: View;
      hand: string[];
    },
    private tell: (note: string | null) => void,
  ) {}

  active = $derived.by(() => this.props().decision !== null && ["start", "choose"].includes(this.props().view.phase));

  private drafted: string[] = $derived.by(() => (this.active ? (this.props().view.chosen?.cards ?? []) : []));

  private loose: string[] = $derived.by(() =>
    this.active ? this.waiting.filter((card) => this.props().hand.includes(card)) : [],
  );

  cards: string[] = $derived.by(() => this.wish?.cards ?? [...this.drafted, ...this.loose]);

  grows: Type | null = $derived.by(() => {
    if (this.wish) return this.wish.grows;
    return this.active ? (this.props().view.chosen?.grows ?? null) : null;
  });

  /** Whether one card is to be played only for its spirit. */
  alone = $derived.by(() => {
    if (this.wish) return this.wish.alone;
    const chosen = this.active ? this.props().view.chosen : null;
    return chosen != null && chosen.grows === null && chosen.alone !== null;
  });

  begun = $derived.by(() => this.cards.length > 0 || this.grows !== null);

  /** Whether cards wait for a word on what shall grow. */
  unsure = $derived.by(() => this.grows === null && !this.alone && this.cards.some((card) => card !== "flute"));

  add(card: string): void {
    const { hand, words } = this.props();
    const all = [...this.cards, card];
    const grows = this.grows ?? typeOf(this.alone ? this.cards[0]! : card);
    const complete =
      iconOf(card) === null ||
      written(grows, all)
        .split(" ")
        .filter((word) => word === card).length === all.filter((one) => one === card).length;
    const partner = without(hand, all).some((other) => iconOf(other) === iconOf(card) && typeOf(other) !== grows);
    if (card === "flute" && this.cards.includes(card)) this.tell(words.say("one-flute-a-turn"));
    else if (complete || partner) this.put(grows, all);
    else this.tell(words.say("there-is-no-second-card-with-this-icon-to-make-a-pair", { card }));
  }

  remove(card: string): void {
    const all = without(this.cards, [card]);
    this.put(all.some((other) => other !== "flute") ? this.grows : null, all);
  }

  /** Uses these cards to grow something else. */
  grow(type: Type): void {
    if (type === this.grows && !this.cards.length) this.clear();
    else this.put(type, this.cards);
  }

  /** The one card chosen shall only invoke its spirit, or grow after all. */
  invokeOnly(only: boolean): void {
    const [card] = this.cards;
    if (card) this.put(only ? null : typeOf(card), [card], only);
  }

  clear(): void {
    this.put(null, []);
  }

  /** Must be called whenever the decision has changed. */
  answered(): void {
    clearTimeout(this.timer);
    this.sent = false;
    if (!this.active) {
      this.wish = null;
      this.waiting = [];
    } else this.follow();
  }

  private put(grows: Type | null, cards: string[], alone = false): void {
    this.tell(null);
    this.wish = { grows, cards, alone };
    this.follow();
  }

  /** Goes on towards the desired play. */
  private follow(): void {
    const { wish } = this;
    if (!wish || this.sent) return;
    const { draft, write } = this.props();
    const text = written(wish.grows, wish.cards, wish.alone);
    const words = text.split(" ").filter(Boolean);
    if ([...words].sort().join() === [...draft].sort().join()) {
      this.waiting = without(wish.cards, text.startsWith("grow-") ? words.slice(1) : wish.cards);
      this.wish = null;
      return;
    }
    this.sent = true;
    this.timer = window.setTimeout(() => {
      this.sent = false;
      this.wish = null;
    }, LONGEST);
    write(text);
  }
}
