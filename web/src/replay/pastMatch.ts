// A match to look back at, wherever it comes from.

import type { PlainOutcome, Step, TableSummary } from "../wire";

/** A seat, or everything open, or the reader's own view of a running match. */
export type Eyes = number | "open" | "mine";

export interface Past {
  game: string;
  table: TableSummary | null;
  names: string[];
  steps: Step[];
  /** The views to choose from. */
  eyes: Eyes[];
  outcome: PlainOutcome | null;
  ranking: number[] | null;
  /** The view after this many steps. */
  view: (step: number, eyes: Eyes) => Promise<unknown>;
}

export function readEyes(text: string | null, allowed: Eyes[]): Eyes {
  const wanted = text === null ? undefined : /^[0-7]$/.test(text) ? Number(text) : text;
  return allowed.find((eyes) => eyes === wanted) ?? allowed[0]!;
}

export function readStep(text: string | null, most: number): number {
  const step = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.min(step, most);
}
