// What Hortis sends, as src/futaie/games/hortis/view.py writes it.

import type { Choice, Said } from "../../wire";

export type Fruit = "orange" | "lemon" | "lime";
export const FRUITS: Fruit[] = ["orange", "lemon", "lime"];

/** A cell: columns count to the east, rows to the north, from the first card's upper left cell. */
export interface Place {
  x: number;
  y: number;
}

export interface Die {
  fruit: Fruit;
  /** 10 is the basket, 15 the wheelbarrow. */
  value: number;
}

export interface Face {
  card: number;
  turn: number;
}

/** A card where it lies, by its upper left cell. */
export type Laid = Face & Place;

export interface Cell extends Place {
  fruit: Fruit | null;
  fruits: number;
  die: Die | null;
}

export interface Orchard {
  cards: Laid[];
  cells: Cell[];
  supply: Record<Fruit, number>;
  squirrel: Place | null;
  wheelbarrow: Place | null;
  base: number;
}

export interface Progress {
  /** What it gives now. */
  points: number;
  /** How far each condition is. */
  when: { size: number; met: boolean }[];
  /** How many of what it gives points for each. */
  each: number | null;
}

export interface Player {
  phase: "card" | "place" | "serve" | "placed" | "stopped";
  hand: number[];
  chosen: Face | null;
  question: { scarce: Fruit | "wheelbarrow"; owed: number; cells: number[] } | null;
  orchard: Orchard;
  score: number;
  recipes: Progress[];
}

export interface View {
  seats: number;
  deck: { hash: string; name: string; cards: Record<string, string[]> };
  recipes: any[];
  target: number | null;
  ranks: number[];
  turn: number;
  turns: number;
  over: boolean;
  movers: number[];
  pile: number;
  pile_cards?: number[];
  unseen: number[];
  players: Player[];
  reader: number | null;
}

export interface Change extends Place {
  was: Die | null;
  now: Die | null;
}

/** What a placement, or giving what is scarce to one of its cells, would do. */
export interface Effect extends Laid {
  dice: Change[];
  squirrel: Place | null;
  wheelbarrow: Place | null;
  supply: Record<Fruit, number>;
  score: number;
  owed: number;
  recipes: Progress[];
}

export function effect(choice: Choice): Effect {
  return choice.preview as Effect;
}

export function faceText(face: Face): string {
  return `${face.card}/${face.turn}`;
}

export function placeText(place: Place): string {
  return `(${place.x},${place.y})`;
}

/** The cells that a reason is about. */
export function placesIn(reason: Said | null): Place[] {
  const { cells, x, y } = (reason?.figures ?? {}) as { cells?: Place[]; x?: number; y?: number };
  return cells ?? (x === undefined || y === undefined ? [] : [{ x, y }]);
}

export function same(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && one.x === other.x && one.y === other.y;
}
