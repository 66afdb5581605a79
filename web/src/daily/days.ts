// Days, and the text that people send each other about them: points and places, no cards.

import { language, say } from "../text/speech.svelte";
import type { Day, Ranked } from "../wire";

const TREES = 10;

export interface Line {
  rank: number | null;
  name: string;
  points: number;
  mine: boolean;
  computer: boolean;
}

/** In English, dates are written the British way. */
function locale(): string {
  return language() === "en" ? "en-GB" : language();
}

/** 15 November 2026. */
export function inWords(day: string): string {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" });
  return date.format(new Date(`${day}T00:00:00Z`));
}

/** The end of a day on the local clock. */
export function clockTime(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(new Date(moment * 1000));
}

/** In 5 hours; in minutes if it is less than two hours. */
export function fromNow(seconds: number): string {
  const relative = new Intl.RelativeTimeFormat(locale());
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return minutes < 120 ? relative.format(minutes, "minute") : relative.format(Math.floor(minutes / 60), "hour");
}

/** Everybody who played these cards, the best first, my own line in any case; people come before computers with as many points. */
export function lines(day: Day, giant: string, beam: string): Line[] {
  const person = (one: Ranked): Line => ({ ...one, computer: false });
  const computer = (name: string, points: number | null): Line[] =>
    points === null ? [] : [{ rank: null, name, points, mine: false, computer: true }];
  const people = day.best.map(person);
  if (day.mine && !day.best.some((one) => one.mine)) people.push(person(day.mine));
  const all = [...people, ...computer(giant, day.giant), ...computer(beam, day.beam)];
  return all.sort((one, other) => other.points - one.points);
}

/** A row of trees: the points reached as a share of the most for somebody who knew all the cards. */
export function trees(points: number, most: number): string {
  const grown = Math.max(0, Math.min(TREES, Math.round((TREES * points) / Math.max(1, most))));
  return "🌳".repeat(grown) + "🌱".repeat(TREES - grown);
}

export function shared(day: Day, mine: Ranked, origin: string): string {
  const result = say("page-daily-shared", { points: mine.points, rank: mine.rank, count: day.finished });
  const row = day.beam === null ? [] : [trees(mine.points, day.beam)];
  return [
    `Futaie – ${say("page-daily-of", { date: inWords(day.day) })}`,
    result,
    ...row,
    `${origin}/daily/${day.day}`,
  ].join("\n");
}
