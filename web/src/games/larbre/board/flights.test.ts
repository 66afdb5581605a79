import { expect, test } from "vitest";
import type { Reserve, View } from "../shapes";
import { flights, settle } from "./flights";

const RESERVE: Reserve = { twig: 10, leaf: 6, bud: 5, fruit: 3, flower: 1, token: 1, common: 0, left: 26 };
const MINE = { count: 2, cards: ["joker", "leaf-dryad"], known: [] };
const THEIRS = { count: 3, cards: null, known: ["flute"] };
const START: View = {
  game: "larbre",
  seats: 2,
  first: 0,
  turn: 1,
  over: false,
  movers: [0],
  phase: "start",
  limit: 6,
  river: ["bud-faun", "leaf-faun", "leaf-faun", "twig-naiad"],
  source: 40,
  discard: 0,
  reshuffles: 0,
  spirits: [],
  backs: [],
  hands: [MINE, THEIRS],
  reserves: [RESERVE, RESERVE],
  trunk: 0,
  twigs: [],
  growing: null,
  tips: null,
  quiet: { turns: 0, most: 20 },
  play: null,
  chosen: null,
  looked: null,
  outcome: null,
};

function now(changes: Partial<View>): View {
  return { ...START, ...changes };
}

test("nothing flies if nothing moved, or when hands are revealed at the end", () => {
  expect(flights(START, START)).toEqual([]);
  expect(
    flights(START, now({ over: true, hands: [MINE, { count: 3, cards: ["flute", "joker", "joker"], known: [] }] })),
  ).toEqual([]);
});

test("a card of the river goes into the hand, another comes from the source", () => {
  const river = ["bud-faun", "leaf-faun", "twig-dryad", "twig-naiad"];
  const after = now({
    river,
    hands: [{ count: 3, cards: ["joker", "leaf-dryad", "leaf-faun"], known: ["leaf-faun"] }, THEIRS],
  });
  expect(flights(START, after)).toEqual([
    { card: "leaf-faun", from: "river", to: "hand-0" },
    { card: "twig-dryad", from: "source", to: "river" },
  ]);
});

test("a card that somebody else draws unseen flies as a back", () => {
  const after = now({ hands: [MINE, { count: 4, cards: null, known: ["flute"] }] });
  expect(flights(START, after)).toEqual([{ card: null, from: "source", to: "hand-1" }]);
});

test("cards that are shown go to the mat, once", () => {
  const after = now({
    hands: [{ count: 0, cards: [], known: [] }, THEIRS],
    play: { grows: "leaf", cards: ["leaf-dryad", "joker"], spirits: [], grown: false, owed: 0, growth: null },
  });
  expect(flights(START, after)).toEqual([
    { card: "leaf-dryad", from: "hand-0", to: "play" },
    { card: "joker", from: "hand-0", to: "play" },
  ]);
  expect(flights(after, after)).toEqual([]);
});

test("cards that stay in the river keep their places", () => {
  const slots = settle([], ["a", "b", "b", "c"], null);
  expect(slots).toEqual(["a", "b", "b", "c"]);
  const gap = settle(slots, ["b", "b", "c"], null);
  expect(gap).toEqual([null, "b", "b", "c"]);
  expect(settle(gap, ["b", "c", "d", "e"], null)).toEqual(["d", "b", "e", "c"]);
  expect(settle(gap, ["b", "b", "b", "c", "z"], null)).toEqual(["b", "b", "b", "c", "z"]);
});

test("of two equal cards in the river the one that was touched goes", () => {
  expect(settle(["a", "b", "b", "c"], ["a", "b", "c"], 1)).toEqual(["a", null, "b", "c"]);
  expect(settle(["a", "b", "b", "c"], ["a", "b", "c"], 2)).toEqual(["a", "b", null, "c"]);
  expect(settle(["a", "b", "b", "c"], ["a", "b", "c", "d"], 1)).toEqual(["a", "d", "b", "c"]);
  expect(settle(["a", "b", "b", "c"], ["a", "b", "b", "c"], 1)).toEqual(["a", "b", "b", "c"]);
});
