// A table as one reader sees it, and the reader's actions there.

import { chosen } from "../settings.svelte";
import type { Choice, FromServer, LiveAct, LiveUndo, News, State, Step } from "../wire";
import { type Listener, live } from "./socket.svelte";

let refs = 0;
const STALE = "the-table-has-moved-on";

export class TableStore implements Listener {
  state: State | null = $state.raw(null);
  steps: Step[] = $state.raw([]);
  /** The choice that waits to be confirmed, because it cannot be undone. */
  pending: Choice | null = $state.raw(null);
  refusal: string | null = $state(null);
  /** Whether something was sent and the table has not moved on yet. */
  busy = $state(false);
  /** The last phrase of each seat. */
  spoken: Record<number, string> = $state({});
  private sent: LiveAct | LiveUndo | null = null;
  private seat: number | null = null;
  private stop: () => void;

  constructor(readonly id: string) {
    this.stop = live.listen(this);
  }

  close(): void {
    this.stop();
    live.send({ do: "unwatch", table: this.id });
  }

  /** Shows the view of one of my seats; null: my only one, or a spectator's. */
  lookAs(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.again();
  }

  opened(): void {
    if (this.state) this.refusal = null;
    this.watch(this.steps.at(-1)?.seq ?? 0);
    if (this.sent) live.send(this.sent);
  }

  heard(message: FromServer): void {
    if (message.is === "news" && message.table === this.id) this.hear(message);
    else if (message.is === "phrase" && message.table === this.id) this.hearPhrase(message.seat, message.phrase);
    else if (message.is === "no" && (message.ref === null || message.ref === this.sent?.ref)) {
      this.settle(message.refusal.code === STALE ? null : message.refusal.sentence);
    }
  }

  /** Plays it at once, or asks first if it cannot be undone. */
  choose(choice: Choice, sure = false): void {
    if (this.busy) return;
    const again = this.pending?.action === choice.action;
    if (choice.commits && !sure && !again && chosen().confirm) {
      this.pending = choice;
      this.refusal = null;
    } else this.act({ action: choice.action });
  }

  confirm(): void {
    if (this.pending) this.act({ action: this.pending.action });
  }

  /** Replaces the draft by this text, all of it or nothing; an empty text undoes the draft. */
  write(text: string): void {
    this.act({ text, anew: true });
  }

  /** Cancels the choice that waits to be confirmed, or undoes the last action of the draft. */
  undo(): void {
    const state = this.state;
    if (this.pending) this.pending = null;
    else if (state?.draft.length && state.seat !== null && state.decision_number !== null && !this.busy) {
      const { seat, decision_number: decision } = state;
      this.dispatch({ do: "undo", table: this.id, seat, decision, ref: ++refs });
    }
  }

  private act(what: { action: number } | { text: string; anew: true }): void {
    const state = this.state;
    if (!state?.decision || state.seat === null || this.busy) return;
    const { seat, decision } = state;
    this.dispatch({ do: "play", table: this.id, seat, decision: decision.number, ref: ++refs, ...what });
  }

  private dispatch(message: LiveAct | LiveUndo): void {
    this.pending = null;
    this.refusal = null;
    this.busy = true;
    this.sent = message;
    live.send(message);
  }

  private settle(refusal: string | null): void {
    this.sent = null;
    this.busy = false;
    this.refusal = refusal;
  }

  private hear(news: News): void {
    const ended = this.state?.table.state === "running" && news.state.table.state === "over";
    const first = news.steps[0]?.seq ?? Infinity;
    const wanted = this.seat === null || news.state.seat === this.seat || news.state.result !== null;
    if (!wanted) return;
    this.steps = [...this.steps.filter((step) => step.seq < first), ...news.steps];
    if (news.state.decision?.number !== this.state?.decision?.number) this.pending = null;
    this.state = news.state;
    if (this.sent && news.state.decision_number !== this.sent.decision) this.settle(null);
    if (ended) this.again(); // hidden things are open now
  }

  private hearPhrase(seat: number, phrase: string): void {
    this.spoken[seat] = phrase;
    setTimeout(() => {
      if (this.spoken[seat] === phrase) delete this.spoken[seat];
    }, 6000);
  }

  private again(): void {
    this.steps = [];
    this.pending = null;
    this.watch(0);
  }

  private watch(after: number): void {
    live.send({ do: "watch", table: this.id, seat: this.seat, after });
  }
}
