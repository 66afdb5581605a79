// Questions about a view of Tout là-haut.

import type { Step } from "../../wire";
import type { Floor, Tree, View } from "./shapes";

const COLOURS: Record<string, string> = { r: "red", b: "blue", g: "green", y: "yellow", v: "violet" };
/** The letter of each colour in the names of cards. */
export const LETTERS: Record<string, string> = Object.fromEntries(
  Object.entries(COLOURS).map(([mark, colour]) => [colour, mark.toUpperCase()]),
);
export const BACK: Floor[] = [
  { colour: "grey", value: 2 },
  { colour: "grey", value: 2 },
];

/** `r3g3`: red 3 below, green 3 above. */
export function floorsOf(card: string): Floor[] {
  return [...card.matchAll(/([a-z])([0-9])/g)].map(([, mark, value]) => ({
    colour: COLOURS[mark!]!,
    value: Number(value),
  }));
}

/** The floors of a tree's longest run, numbered from the ground; among equals, the lowest run. */
export function runFloors(tree: Tree): Set<number> {
  const { length, colour } = tree.run;
  const floors = tree.cards.flatMap((built) => built.floors);
  const start = floors.findIndex(
    (_, i) => length > 0 && floors.slice(i, i + length).filter((floor) => floor.colour === colour).length === length,
  );
  return new Set(start < 0 ? [] : Array.from({ length }, (_, i) => start + i));
}

/** Seats from left to right, so that cards passed to the left go left on the screen; the reader is in the middle. */
export function columns(seats: number, mine: number): number[] {
  const middle = Math.floor(seats / 2);
  return Array.from({ length: seats }, (_, column) => (mine + middle - column + seats) % seats);
}

/** Seats in the order in which they play. */
export function order(view: Pick<View, "seats" | "first" | "direction">): number[] {
  const step = view.direction === "left" ? 1 : view.seats - 1;
  return Array.from({ length: view.seats }, (_, place) => (view.first + step * place) % view.seats);
}

/** The seats that the hand visits on its way from one to another. */
export function way({ seats, direction }: Pick<View, "seats" | "direction">, from: number, to: number): number[] {
  const step = direction === "left" ? 1 : seats - 1;
  const count = ((to - from) * (direction === "left" ? 1 : -1) + seats) % seats;
  return Array.from({ length: count }, (_, i) => (from + step * (i + 1)) % seats);
}

/** The tree and card built in an entry of the log, counted from the ground; null: it does not stand there now. */
export function builtIn(steps: Step[], seq: number): { seat: number; at: number } | null {
  let counts: Record<number, number> = {};
  let found: { seat: number; at: number } | null = null;
  for (const step of steps) {
    for (const { kind, seat } of step.events) {
      if (kind === "build") {
        if (step.seq === seq) found = { seat, at: counts[seat] ?? 0 };
        counts[seat] = (counts[seat] ?? 0) + 1;
      } else if (kind === "start") {
        counts = {};
        found = null;
      }
    }
  }
  return found;
}

export type Place =
  { kind: "up" | "down" | "kept"; seat: number } | { kind: "hand" | "known" | "gone" | "deck" | "unseen" };

export interface Tracked {
  card: string;
  place: Place;
}

/** Where each card in play is, as far as the reader knows. */
export function tracked(view: View): Tracked[] {
  const found: Tracked[] = [];
  const put = (cards: (string | null)[], place: Place) =>
    found.push(...cards.flatMap((card) => (card ? [{ card, place }] : [])));
  view.trees.forEach(({ cards }, seat) => cards.forEach(({ card, face }) => put([card], { kind: face, seat })));
  view.kept.forEach(({ card }, seat) => put([card], { kind: "kept", seat }));
  put(view.hand_cards ?? view.hand.cards ?? [], { kind: "hand" });
  put(view.deck_cards ?? [], { kind: "deck" });
  put(view.known, { kind: "known" });
  put(view.gone, { kind: "gone" });
  return view.cards.map((card) => {
    const at = found.findIndex((one) => one.card === card);
    return { card, place: at < 0 ? { kind: "unseen" } : found.splice(at, 1)[0]!.place };
  });
}
