import { expect, test } from "vitest";
import type { Twig } from "../shapes";
import { branches, tipFigures } from "./tipWords";

function twig(number: number, parent: number | null, side: number, more: Partial<Twig> = {}): Twig {
  return { twig: number, parent, side, trunk: 0, owner: null, carries: null, by: null, takes: [], ...more };
}

const TREE = [
  twig(0, null, 0),
  twig(1, 0, 0, { carries: "leaf" }),
  twig(2, null, 1),
  twig(3, null, 2),
  twig(4, 3, 0, { owner: 1, carries: "fruit", by: 0 }),
  twig(5, null, 0, { trunk: 1 }),
];

test("a tip is named by its side, its branch from below and how far out it is", () => {
  expect(tipFigures(TREE, 1, ["Ana", "Bo"])).toEqual({ steps: 2, branch: 1, left: true, common: true, name: "" });
  expect(tipFigures(TREE, 4, ["Ana", "Bo"])).toEqual({ steps: 2, branch: 2, left: true, common: false, name: "Bo" });
  expect(tipFigures(TREE, 5, ["Ana", "Bo"])).toMatchObject({ steps: 1, branch: 3, left: true });
  expect(tipFigures(TREE, 2, ["Ana", "Bo"])).toMatchObject({ branch: 1, left: false });
});

test("every branch lists its pieces", () => {
  const told = branches(TREE);
  expect(told.map(({ twigs }) => twigs)).toEqual([2, 1, 2, 1]);
  expect(told[0]).toMatchObject({ leaf: 1, fruit: 0 });
  expect(told[2]).toMatchObject({ leaf: 0, fruit: 1 });
});
