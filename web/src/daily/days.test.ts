import { expect, test } from "vitest";
import type { Day, Ranked } from "../wire";
import { fromNow, lines, trees } from "./days";

const one = (rank: number, name: string, points: number, mine = false): Ranked => ({ rank, name, points, mine });
const DAY: Day = {
  day: "2026-11-15",
  seed_hash: "5eed",
  seed: null,
  finished: 130,
  best: [one(1, "Ana", 50), one(2, "Bo", 40), one(2, "Cy", 40)],
  mine: one(120, "Di", 12, true),
  table: "t",
  giant: 40,
  beam: 60,
};

test("computers are ranked among people, and my own line is there however far down", () => {
  const named = lines(DAY, "giant", "beam").map(({ rank, name }) => [rank, name]);
  expect(named).toEqual([
    [null, "beam"],
    [1, "Ana"],
    [2, "Bo"],
    [2, "Cy"],
    [null, "giant"],
    [120, "Di"],
  ]);
  const first = { ...DAY, best: [one(1, "Ana", 50, true)], mine: one(1, "Ana", 50, true), giant: null, beam: null };
  expect(lines(first, "giant", "beam").map(({ name }) => name)).toEqual(["Ana"]);
});

test("the time left is never overstated", () => {
  const said = [86_399, 7_200, 7_199, 61, 1, -5].map(fromNow);
  expect(said).toEqual(["in 23 hours", "in 2 hours", "in 119 minutes", "in 1 minute", "in 1 minute", "in 1 minute"]);
});

test("trees grow with the points, and never beyond their row", () => {
  expect(trees(30, 60)).toBe("🌳".repeat(5) + "🌱".repeat(5));
  expect(trees(61, 60)).toBe("🌳".repeat(10));
  expect(trees(-3, 60)).toBe("🌱".repeat(10));
});
