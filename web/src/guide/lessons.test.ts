import { expect, test } from "vitest";
import { follow, type Lesson, type Moment, type Progress, turn } from "./lessons";

const NONE: Progress = { seen: [], current: null, since: 0 };
const lessons: Lesson[] = [
  { says: "draw", when: ({ asked }) => asked === "draw" },
  { says: "deck", when: ({ asked }) => asked === "draw" },
  { says: "plant", when: ({ asked }) => asked === "plant", step: true },
  { says: "rival", when: ({ asked, events }) => asked !== "" && events.some(({ seat }) => seat === 1) },
];
const moment = (decision: number, asked: string, ...seats: number[]): Moment => ({
  asked,
  decision,
  choices: [],
  view: {},
  seat: 0,
  events: seats.map((seat) => ({ seat })),
});

test("the first lesson that matters is shown, and stays for that decision", () => {
  const shown = follow(NONE, lessons, moment(1, "draw"));
  expect(shown).toEqual({ seen: [], current: lessons[0], since: 1 });
  expect(follow(shown, lessons, moment(1, "draw", 1))).toBe(shown);
});

test("later it gives way to whatever else matters, and stays otherwise", () => {
  const shown = follow(NONE, lessons, moment(1, "draw"));
  expect(follow(shown, lessons, moment(2, ""))).toBe(shown);
  expect(follow(shown, lessons, moment(2, "plant"))).toEqual({ seen: ["draw"], current: lessons[2], since: 2 });
  expect(follow(shown, lessons, moment(2, "draw"))).toEqual({ seen: ["draw"], current: lessons[1], since: 2 });
});

test("an instruction stays until it is done, and then goes", () => {
  const shown = follow({ seen: ["draw", "deck"], current: null, since: 1 }, lessons, moment(2, "plant"));
  expect(shown.current).toBe(lessons[2]);
  expect(follow(shown, lessons, moment(3, "plant"))).toBe(shown);
  expect(follow(shown, lessons, moment(3, ""))).toEqual({ seen: ["draw", "deck", "plant"], current: null, since: 3 });
});

test("turning the page shows what else matters, then nothing, and nothing twice", () => {
  let progress = follow(NONE, lessons, moment(1, "draw"));
  progress = turn(progress, lessons, moment(1, "draw"));
  expect(progress).toEqual({ seen: ["draw"], current: lessons[1], since: 1 });
  progress = turn(progress, lessons, moment(1, "draw"));
  expect(progress).toEqual({ seen: ["draw", "deck"], current: null, since: 1 });
  expect(follow(progress, lessons, moment(1, "draw"))).toBe(progress);
});

test("to a player who does not turn pages, everything is shown in turn", () => {
  let progress = NONE;
  const shown: string[] = [];
  const asked = ["draw", "plant", "", "draw", "plant", "draw"];
  for (const [decision, what] of asked.entries()) {
    progress = follow(progress, lessons, moment(decision, what, ...(decision > 2 ? [0, 1] : [])));
    if (progress.current && !shown.includes(progress.current.says)) shown.push(progress.current.says);
  }
  expect(shown).toEqual(["draw", "plant", "deck", "rival"]);
});
