import { describe, expect, it } from "vitest";
import type { Recipe } from "../shapes";
import {
  boundOf,
  BOUNDS,
  cellsOf,
  type Deck,
  emptyDeck,
  readDeck,
  typed,
  unfinished,
  withBound,
  withCell,
  withRecipe,
} from "./deck";

const SOUP: Recipe = {
  number: 7,
  name: "Soup",
  target: 40,
  wheelbarrow_counts: false,
  when: [{ of: "dice", fruit: ["lime"], value: [5, 6], on: ["tree"], at_least: 2 }],
  gives: { points: 2, for_each: { of: "sets" } },
};
const full: Deck = ["O1", "Y2", "G1", "..", "O2", "Y1"].reduce(
  (deck, sign, i) => withCell(deck, 7, i, sign),
  emptyDeck("Mine"),
);

describe("a custom deck", () => {
  it("is read back as written", () => {
    const deck = withRecipe(full, 7, SOUP);
    expect(readDeck(JSON.parse(JSON.stringify(deck)))).toEqual(deck);
  });

  it("is null if its shape is wrong", () => {
    const { gives: _, ...pointless } = SOUP;
    const wrong = [
      null,
      [],
      {},
      { name: "x" },
      { name: "x", card: [{ number: 1 }] },
      { name: "x", card: [{ number: "1", rows: [] }] },
      { ...full, more: 1 },
      { ...full, recipe: [pointless] },
      { ...full, recipe: [{ ...SOUP, when: [{ of: 3 }] }] },
      { ...full, recipe: [{ ...SOUP, gives: { again: { fruit: "lime" } } }] },
    ];
    for (const data of wrong) expect(readDeck(data)).toBeNull();
  });

  it("is read while a number is being typed", () => {
    for (const number of [NaN, 3.5, -7]) {
      const deck = withRecipe(full, 7, {
        ...SOUP,
        target: number,
        when: [{ of: "dice", at_least: number }],
        gives: { percent: number },
      });
      expect(readDeck(JSON.parse(JSON.stringify(deck)))).toEqual(deck);
    }
    expect([NaN, undefined, 0].map(typed)).toEqual(["", "", 0]);
    expect(readDeck({ ...full, recipe: [{ ...SOUP, target: "40" }] })).toBeNull();
  });

  it("keeps its cells in their places", () => {
    expect(full.card).toEqual([{ number: 7, rows: ["O1 Y2 G1", ".. O2 Y1"] }]);
    expect(cellsOf(full, 8)).toEqual(["?", "?", "?", "?", "?", "?"]);
    const two = withCell(full, 3, 4, "..");
    expect(two.card.map(({ number }) => number)).toEqual([3, 7]);
    expect(unfinished(two)).toBe(3);
    expect(unfinished(full)).toBeNull();
  });

  it("loses a card and its recipe with the last cell", () => {
    const empty = [0, 1, 2, 3, 4, 5].reduce((deck, cell) => withCell(deck, 7, cell, "?"), withRecipe(full, 7, SOUP));
    expect(empty).toEqual(emptyDeck("Mine"));
  });

  it("knows the four kinds of bounds", () => {
    for (const bound of BOUNDS) expect(boundOf(withBound({ of: "dice" }, bound, 3))).toEqual({ bound, number: 3 });
  });
});
