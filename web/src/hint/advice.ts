// The meaning of advice, and how sure it is.

import type { Hint } from "../wire";

/** A difference of this many standard errors is likely, or sure. */
const LIKELY = 1;
const SURE = 3;

export interface Weighed {
  sure: "only" | "surely" | "probably" | "hard-to-say";
  best: Hint;
  /** Of those that begin differently, the closest one. */
  other: Hint | null;
}

/** The rest of those hints that begin with the choices made since. */
export function goingOn(hints: Hint[], taken: string[]): Hint[] {
  return hints.flatMap((hint) => {
    const words = hint.text.split(" ");
    const follows = taken.length < words.length && taken.every((word, i) => word === words[i]);
    return follows
      ? [{ ...hint, actions: hint.actions.slice(taken.length), text: words.slice(taken.length).join(" ") }]
      : [];
  });
}

/** `alone`: points are what counts, because there is nobody to beat. At a table they count if the chances are equal. */
export function weigh(hints: Hint[], alone: boolean): Weighed | null {
  const best = hints[0];
  if (!best) return null;
  const value = (hint: Hint) => (alone ? hint.margin : hint.win);
  const others = hints.filter(({ actions }) => actions[0] !== best.actions[0]);
  if (!others.length) return { sure: "only", best, other: null };
  const other = others.reduce((one, next) => (value(next) > value(one) ? next : one));
  const points = apart(best.margin - other.margin, best.margin_error_beside, other.margin_error_beside);
  const chances = alone ? points : apart(best.win - other.win, best.error_beside, other.error_beside);
  const sure = chances === "hard-to-say" && points === "surely" ? "probably" : chances;
  return { sure, best, other };
}

function apart(difference: number, ...errors: number[]): "surely" | "probably" | "hard-to-say" {
  const unsure = Math.hypot(...errors);
  return difference <= LIKELY * unsure ? "hard-to-say" : difference <= SURE * unsure ? "probably" : "surely";
}
