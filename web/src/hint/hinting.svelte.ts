// Advice on request, as long as it fits the present question.

import { ask, sentenceOf } from "../live/rest";
import type { Choice, Hint, State } from "../wire";
import { goingOn, weigh } from "./advice";

interface Given {
  hints: Hint[];
  /** The seat, the number of its entries in the log, and its draft; other people's moves do not invalidate it. */
  seat: number | null;
  played: number;
  drafted: string[];
}

export interface Advised {
  sure: NonNullable<ReturnType<typeof weigh>>["sure"];
  choice: Choice;
  other: Choice | null;
  best: Hint;
}

export class Hinting {
  busy = $state(false);
  private refused: { seat: number | null; played: number; sentence: string } | null = $state.raw(null);
  private given: Given | null = $state.raw(null);

  constructor(
    private state: () => State | null,
    private played: () => number,
  ) {}

  get advised(): Advised | null {
    const [state, given] = [this.state(), this.given];
    if (!state?.decision || !given || !this.isNow(given)) return null;
    const { drafted } = given;
    if (drafted.some((word, i) => state.draft[i] !== word)) return null;
    const weighed = weigh(goingOn(given.hints, state.draft.slice(drafted.length)), state.table.seats.length === 1);
    const find = (hint: Hint | null) =>
      state.decision!.choices.find(({ action }) => action === hint?.actions[0]) ?? null;
    const choice = find(weighed?.best ?? null);
    return weighed && choice && { sure: weighed.sure, choice, other: find(weighed.other), best: weighed.best };
  }

  get refusal(): string | null {
    return this.refused && this.isNow(this.refused) ? this.refused.sentence : null;
  }

  private isNow({ seat, played }: { seat: number | null; played: number }): boolean {
    return seat === this.state()?.seat && played === this.played();
  }

  async ask(): Promise<void> {
    const state = this.state();
    if (!state?.decision || this.busy) return;
    const [seat, played, drafted] = [state.seat, this.played(), [...state.draft]];
    this.busy = true;
    this.refused = null;
    try {
      const hints = await ask<Hint[]>("GET", `/api/tables/${state.table.id}/seats/${state.seat}/hint`);
      this.given = { hints, seat, played, drafted };
    } catch (error) {
      this.refused = { seat, played, sentence: sentenceOf(error) };
    }
    this.busy = false;
  }
}
