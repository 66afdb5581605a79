// What is explained in a first game, and when: each lesson once, the first time it matters.

import type { Choice, Step } from "../wire";

/** What is asked and known now. */
export interface Moment {
  /** The message of what I am asked; "over" after the match, "" while others move. */
  asked: string;
  choices: Choice[];
  view: Record<string, any>;
  seat: number;
  events: Step["events"];
}

export interface Lesson {
  /** A message of the game's catalogue. */
  says: string;
  when: (now: Moment) => boolean;
  /** It says what to do now: gone when that is done. */
  step?: true;
  /** The part of the board that it speaks of, as a selector. */
  at?: (now: Moment) => string;
}

/** What a game's `guide.ts` gives. */
export interface Guide {
  seats: number;
  /** Of the first game. */
  options?: Record<string, string>;
  lessons: Lesson[];
  /** Where a choice is on the board, as a selector. */
  spot: (choice: Choice, now: Pick<Moment, "view" | "seat">) => string;
}

export interface Progress {
  seen: string[];
  current: Lesson | null;
}

function due({ seen, current }: Progress, lessons: Lesson[], now: Moment): Lesson | null {
  return lessons.find((lesson) => lesson !== current && !seen.includes(lesson.says) && lesson.when(now)) ?? null;
}

/** What is shown stays while it matters, and until something else does; what to do now goes as soon as it is done. */
export function follow(progress: Progress, lessons: Lesson[], now: Moment): Progress {
  if (progress.current?.when(now)) return progress;
  const next = due(progress, lessons, now);
  return next || progress.current?.step ? { seen: read(progress), current: next } : progress;
}

/** The reader has read it. */
export function turn(progress: Progress, lessons: Lesson[], now: Moment): Progress {
  return { seen: read(progress), current: due(progress, lessons, now) };
}

function read({ seen, current }: Progress): string[] {
  return current ? [...seen, current.says] : seen;
}
