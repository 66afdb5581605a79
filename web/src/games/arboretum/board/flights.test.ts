import { expect, test } from "vitest";
import type { View } from "../shapes";
import { flights, places } from "./flights";

const START: View = {
  game: "arboretum",
  first: 0,
  outcome: null,
  seats: 2,
  species: ["j", "o"],
  ranks: 8,
  turn: 3,
  over: false,
  movers: [0],
  phase: "draw",
  chosen: null,
  deck: 5,
  hands: [
    { count: 2, cards: ["j1", "j2"], known: ["j2"] },
    { count: 2, cards: null, known: ["o4"] },
  ],
  piles: [["o1"], ["o2", "o3"]],
  gardens: [
    { cards: [{ card: "j5", x: 0, y: 0 }], paths: {} },
    { cards: [], paths: {} },
  ],
};

test("a reader knows open cards, their own hand, and cards that everybody saw taken", () => {
  const told = [...places(START)].map(([card, { kind, seat }]) => `${card} ${kind} ${seat}`);
  expect(told.sort()).toEqual([
    "j1 hand 0",
    "j2 hand 0",
    "j5 garden 0",
    "o1 pile 0",
    "o2 pile 1",
    "o3 pile 1",
    "o4 hand 1",
  ]);
});

test("nothing flies if nothing moved", () => {
  expect(flights(START, START)).toEqual([]);
});

test("a card from the deck has a name on its way to my hand, not to another's", () => {
  const mine = { ...START, deck: 4, hands: [{ count: 3, cards: ["j1", "j2", "j3"], known: ["j2"] }, START.hands[1]!] };
  expect(flights(START, mine)).toEqual([{ card: "j3", from: "deck", to: "hand-0" }]);
  const before = { ...START, movers: [1] };
  const theirs = { ...before, deck: 4, hands: [START.hands[0]!, { count: 3, cards: null, known: ["o4"] }] };
  expect(flights(before, theirs)).toEqual([{ card: null, from: "deck", to: "hand-1" }]);
});

test("cards that are taken, planted or discarded fly from their old places", () => {
  const taken = {
    ...START,
    piles: [[], START.piles[1]!],
    hands: [{ count: 3, cards: ["j1", "j2", "o1"], known: ["j2", "o1"] }, START.hands[1]!],
  };
  expect(flights(START, taken)).toEqual([{ card: "o1", from: "pile-0", to: "hand-0" }]);
  const before = { ...START, movers: [1] };
  const theirs: View = {
    ...before,
    movers: [0],
    piles: [START.piles[0]!, ["o2", "o3", "o4"]],
    gardens: [START.gardens[0]!, { cards: [{ card: "o8", x: 0, y: 0 }], paths: {} }],
    hands: [START.hands[0]!, { count: 0, cards: null, known: [] }],
  };
  expect(flights(before, theirs)).toEqual([
    { card: "o8", from: "hand-1", to: "garden-1" },
    { card: "o4", from: "hand-1", to: "pile-1" },
  ]);
});

test("hands revealed at the end do not fly", () => {
  const over = {
    ...START,
    over: true,
    movers: [],
    hands: [START.hands[0]!, { count: 2, cards: ["o4", "o5"], known: ["o4"] }],
  };
  expect(flights(START, over)).toEqual([]);
});
