// The lessons of a first game: each once, the first time it matters.

import type { Choice, Step } from "../wire";

/** The present question and view. */
export interface Moment<View = unknown, Preview = unknown> {
  /** The message of my question; "" while others move, "over" after the match. */
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
  /** An instruction: gone once it is done. */
  step?: true;
  /** The part of the board that it is about, as a selector. */
  at?: (now: Moment<View, Preview>) => string;
}

/** The content of a game's `guide.ts`. */
export interface Guide<View = any, Preview = any> {
  seats: number;
  /** The options of the first game. */
  options?: Record<string, string>;
  lessons: Lesson<View, Preview>[];
  /** The place of a choice on the board, as a selector. */
  spot: (choice: Choice<Preview>, now: Pick<Moment<View, Preview>, "view" | "seat">) => string;
}

export interface Progress {
  seen: string[];
  current: Lesson | null;
  /** The decision at which it appeared. */
  since: number;
}

function due({ seen, current }: Progress, lessons: Lesson[], now: Moment): Lesson | null {
  return lessons.find((lesson) => lesson !== current && !seen.includes(lesson.says) && lesson.when(now)) ?? null;
}

/** A lesson stays for one decision, and then until something else matters; an instruction goes as soon as it is done. */
export function follow(progress: Progress, lessons: Lesson[], now: Moment): Progress {
  const { current, since } = progress;
  const matters = current?.when(now);
  if (matters && since === now.decision) return progress;
  const next = due(progress, lessons, now);
  return next || (current?.step && !matters) ? { seen: read(progress), current: next, since: now.decision } : progress;
}

/** The reader has finished reading it. */
export function turn(progress: Progress, lessons: Lesson[], now: Moment): Progress {
  return { seen: read(progress), current: due(progress, lessons, now), since: now.decision };
}

function read({ seen, current }: Progress): string[] {
  return current ? [...seen, current.says] : seen;
}
