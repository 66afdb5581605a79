import { expect, test } from "vitest";
import { follow, turn, type Lesson, type Moment, type Progress } from "./lessons";

const NONE: Progress = { seen: [], current: null };
const lessons: Lesson[] = [
  { says: "draw", when: ({ asked }) => asked === "draw" },
  { says: "deck", when: ({ asked }) => asked === "draw" },
  { says: "plant", when: ({ asked }) => asked === "plant", step: true },
  { says: "rival", when: ({ events }) => events.some(({ seat }) => seat === 1) },
];
const moment = (asked: string, ...seats: number[]): Moment => ({ asked, choices: [], view: {}, seat: 0, events: seats.map((seat) => ({ seat })) });

test("the first lesson that matters is shown, and stays while it matters", () => {
  const shown = follow(NONE, lessons, moment("draw"));
  expect(shown).toEqual({ seen: [], current: lessons[0] });
  expect(follow(shown, lessons, moment("draw", 1))).toBe(shown);
});

test("what does not matter any more gives way to what does, and stays otherwise", () => {
  const shown = follow(NONE, lessons, moment("draw"));
  expect(follow(shown, lessons, moment("wait"))).toBe(shown);
  expect(follow(shown, lessons, moment("plant"))).toEqual({ seen: ["draw"], current: lessons[2] });
});

test("what to do now is gone when it is done", () => {
  const shown = follow({ seen: ["draw", "deck"], current: null }, lessons, moment("plant"));
  expect(shown.current).toBe(lessons[2]);
  expect(follow(shown, lessons, moment(""))).toEqual({ seen: ["draw", "deck", "plant"], current: null });
});

test("whoever turns the page reads what else matters, then nothing, and nothing twice", () => {
  let progress = follow(NONE, lessons, moment("draw"));
  progress = turn(progress, lessons, moment("draw"));
  expect(progress).toEqual({ seen: ["draw"], current: lessons[1] });
  progress = turn(progress, lessons, moment("draw"));
  expect(progress).toEqual({ seen: ["draw", "deck"], current: null });
  expect(follow(progress, lessons, moment("draw"))).toBe(progress);
});

test("played on without reading, everything that comes to matter is shown in turn", () => {
  let progress = NONE;
  const shown = new Set<string>();
  for (const now of [moment("draw"), moment("plant"), moment("wait", 0, 1), moment("draw", 0, 1)]) {
    progress = follow(progress, lessons, now);
    if (progress.current) shown.add(progress.current.says);
  }
  expect([...shown]).toEqual(["draw", "plant", "rival"]);
  expect(turn(progress, lessons, moment("draw", 1)).current).toBe(lessons[1]);
});
