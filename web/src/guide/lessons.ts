// What is explained in a first game, and when: each lesson once, the first time it matters.

import type { Choice, Step } from "../wire";

/** What is asked and known now. */
export interface Moment<View = unknown, Preview = unknown> {
  /** The message of what I am asked; "over" after the match, "" while others move. */
  asked: string;
  /** Grows with each decision of mine. */
  decision: number;
  choices: Choice<Preview>[];
  view: View;
  seat: number;
  events: Step["events"];
}

export interface Lesson<View = any, Preview = any> {
  /** A message of the game's catalogue. */
  says: string;
  when: (now: Moment<View, Preview>) => boolean;
  /** It says what to do now: gone when that is done. */
  step?: true;
  /** The part of the board that it speaks of, as a selector. */
  at?: (now: Moment<View, Preview>) => string;
}

/** What a game's `guide.ts` gives. */
export interface Guide<View = any, Preview = any> {
  seats: number;
  /** Of the first game. */
  options?: Record<string, string>;
  lessons: Lesson<View, Preview>[];
  /** Where a choice is on the board, as a selector. */
  spot: (choice: Choice<Preview>, now: Pick<Moment<View, Preview>, "view" | "seat">) => string;
}

export interface Progress {
  seen: string[];
  current: Lesson | null;
  /** The decision at which it came. */
  since: number;
}

function due({ seen, current }: Progress, lessons: Lesson[], now: Moment): Lesson | null {
  return lessons.find((lesson) => lesson !== current && !seen.includes(lesson.says) && lesson.when(now)) ?? null;
}

/** What is shown stays for one decision, and then until something else matters; what to do now goes as soon as it is done. */
export function follow(progress: Progress, lessons: Lesson[], now: Moment): Progress {
  const { current, since } = progress;
  const matters = current?.when(now);
  if (matters && since === now.decision) return progress;
  const next = due(progress, lessons, now);
  return next || (current?.step && !matters) ? { seen: read(progress), current: next, since: now.decision } : progress;
}

/** The reader has read it. */
export function turn(progress: Progress, lessons: Lesson[], now: Moment): Progress {
  return { seen: read(progress), current: due(progress, lessons, now), since: now.decision };
}

function read({ seen, current }: Progress): string[] {
  return current ? [...seen, current.says] : seen;
}
