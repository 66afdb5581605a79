import { expect, test } from "vitest";
import { acts } from "./acts";

function line(reason: string, half: number, points: number) {
  return { reason, figures: { half }, points };
}

test("the count goes through both games: floors, run, objective, with totals that grow", () => {
  const sheet = [1, 2].flatMap((half) => [
    line("the-floors-of-a-card", half, 6),
    line("two-grey-floors-of-a-card-built-face-down", half, 4),
    line("the-longest-run-of-one-colour", half, 3),
    line("the-objective-is-not-met", half, 0),
  ]);
  const found = acts({ ranking: [1], scores: [26], sheets: [sheet] });
  expect(found.map(({ half, stage, shares }) => [half, stage, shares[0]!.points, shares[0]!.total])).toEqual([
    [1, "floors", 10, 10],
    [1, "run", 3, 13],
    [1, "objective", 0, 13],
    [2, "floors", 10, 23],
    [2, "run", 3, 26],
    [2, "objective", 0, 26],
  ]);
});

test("reasons of one kind are one act, whoever gets them", () => {
  const sheets = [
    [line("the-floors-of-a-card", 1, 5), line("somebody-has-a-longer-run-of-one-colour", 1, 0)],
    [line("two-grey-floors-of-a-card-built-face-down", 1, 4), line("the-longest-run-of-one-colour", 1, 2)],
  ];
  expect(
    acts({ ranking: [2, 1], scores: [5, 6], sheets }).map(({ stage, shares }) => [
      stage,
      ...shares.map(({ total }) => total),
    ]),
  ).toEqual([
    ["floors", 5, 4],
    ["run", 5, 6],
  ]);
});
