import { expect, test } from "vitest";
import type { Step } from "../../wire";
import type { Built, Tree, View } from "./shapes";
import { BACK, builtIn, columns, floorsOf, order, runFloors, tracked, way } from "./view";

function tree(cards: string, length: number, colour: string | null): Tree {
  const built = cards
    .split(" ")
    .filter(Boolean)
    .map((card): Built => {
      const down = card.startsWith("-");
      const name = card.replace("-", "");
      return { card: name || null, face: down ? "down" : "up", floors: down ? BACK : floorsOf(name) };
    });
  return {
    cards: built,
    floors: 0,
    run: { length, colour, longest: length, points: length },
    objective: null,
    score: 0,
  };
}

function view(given: Partial<View>): View {
  return {
    game: "tout-la-haut",
    seats: 2,
    late_draw: false,
    strategic: false,
    turn: 1,
    over: false,
    movers: [0],
    half: 1,
    first: 0,
    direction: "left",
    round: 1,
    rounds: 7,
    objective: null,
    cards: [],
    deck: 0,
    hand: { seat: 0, count: 0, cards: null, joined: null },
    kept: [],
    known: [],
    gone: [],
    trees: [],
    before: null,
    scores: [],
    outcome: null,
    ...given,
  };
}

function places(given: Partial<View>): string[] {
  return tracked(view(given)).map(({ card, place }) => `${card} ${place.kind}${"seat" in place ? place.seat : ""}`);
}

test("a card is written from the ground up", () => {
  expect(floorsOf("r3g4")).toEqual([
    { colour: "red", value: 3 },
    { colour: "green", value: 4 },
  ]);
});

test("the lowest of equal runs is found", () => {
  expect([...runFloors(tree("r3g3 g2g3 g4y4", 4, "green"))]).toEqual([1, 2, 3, 4]);
  expect([...runFloors(tree("y2y2 - y2y3", 2, "yellow"))]).toEqual([0, 1]);
  expect([...runFloors(tree("b2g2 - g2g3", 2, "green"))]).toEqual([4, 5]);
  expect(runFloors(tree("- -", 0, null)).size).toBe(0);
});

test("cards passed to the left go left on the screen, and the reader is in the middle", () => {
  expect(columns(2, 0)).toEqual([1, 0]);
  expect(columns(3, 0)).toEqual([1, 0, 2]);
  for (const seats of [2, 3, 4, 5]) {
    for (let mine = 0; mine < seats; mine++) {
      const shown = columns(seats, mine);
      expect(shown[Math.floor(seats / 2)]).toBe(mine);
      for (let i = 1; i < seats; i++) expect((shown[i]! + 1) % seats).toBe(shown[i - 1]);
    }
  }
});

test("play goes round in the direction of the hand", () => {
  expect(order({ seats: 4, first: 2, direction: "left" })).toEqual([2, 3, 0, 1]);
  expect(order({ seats: 4, first: 2, direction: "right" })).toEqual([2, 1, 0, 3]);
});

test("the hand goes from one to the next, in either direction", () => {
  expect(way({ seats: 5, direction: "left" }, 3, 1)).toEqual([4, 0, 1]);
  expect(way({ seats: 5, direction: "right" }, 1, 3)).toEqual([0, 4, 3]);
  expect(way({ seats: 2, direction: "left" }, 1, 1)).toEqual([]);
});

test("the card built in an entry of the log is found, unless it was in the earlier game", () => {
  const build = (seat: number) => ({ kind: "build", seat });
  const steps = [[build(1)], [build(0)], [build(1)], [build(0), { kind: "half" }, { kind: "start" }], [build(0)]].map(
    (events, i): Step => ({ seq: i + 1, kind: "play", turn: i + 1, seat: null, text: "", at: 0, events }),
  );
  expect(builtIn(steps.slice(0, 3), 3)).toEqual({ seat: 1, at: 1 });
  expect(builtIn(steps.slice(0, 3), 2)).toEqual({ seat: 0, at: 0 });
  expect(builtIn(steps.slice(0, 4), 4)).toBeNull();
  expect(builtIn(steps, 5)).toEqual({ seat: 0, at: 0 });
  expect(builtIn(steps, 2)).toBeNull();
});

test("every copy of a card in play is somewhere", () => {
  const cards = ["b2b2", "b2b2", "r3g3", "g2g3", "y2y2", "v4v4"];
  const trees = [tree("b2b2 -", 2, "blue"), tree("-y2y2", 0, null)];
  expect(
    places({
      cards,
      trees,
      known: ["r3g3"],
      gone: ["g2g3"],
      hand: { seat: 0, count: 1, cards: ["b2b2"], joined: null },
    }),
  ).toEqual(["b2b2 up0", "b2b2 hand", "r3g3 known", "g2g3 gone", "y2y2 down1", "v4v4 unseen"]);
});

test("with everything open no card is unseen", () => {
  const cards = ["b2b2", "r3g3", "y2y2", "v4v4"];
  const open = {
    trees: [tree("b2b2", 2, "blue")],
    hand_cards: ["r3g3"],
    deck_cards: ["v4v4"],
    kept: [
      { count: 0, card: null },
      { count: 1, card: "y2y2" },
    ],
  };
  expect(places({ cards, ...open })).toEqual(["b2b2 up0", "r3g3 hand", "y2y2 kept1", "v4v4 deck"]);
});
