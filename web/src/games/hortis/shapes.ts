// Made by tools/page_types.py from futaie/games/hortis/faces/shapes.py. Do not edit.

import type { PlainLine, PlainOutcome } from "../../wire";

export type Fruit = "lemon" | "lime" | "orange";

export type Ground = "glade" | "tree";

export type Scarce = "lemon" | "lime" | "orange" | "wheelbarrow";

export type Phase = "card" | "place" | "placed" | "serve" | "stopped";

export type Supply = Record<"lemon" | "lime" | "orange", number>;

export interface Place {
  x: number;
  y: number;
}

export interface Face {
  card: number;
  turn: number;
}

export interface Die {
  fruit: "lemon" | "lime" | "orange";
  value: number;
}

export interface Laid {
  card: number;
  turn: number;
  x: number;
  y: number;
}

export interface LaidCard {
  card: number;
  turn: number;
  x: number;
  y: number;
  served: number[];
}

export interface Cell {
  x: number;
  y: number;
  fruit: "lemon" | "lime" | "orange" | null;
  fruits: number;
  die: Die | null;
}

export interface Change {
  x: number;
  y: number;
  was: Die | null;
  now: Die | null;
}

export interface Orchard {
  cards: LaidCard[];
  cells: Cell[];
  supply: Record<"lemon" | "lime" | "orange", number>;
  squirrel: Place | null;
  wheelbarrow: Place | null;
  base: number;
}

export interface ConditionProgress {
  size: number;
  met: boolean;
}

export interface Progress {
  points: number;
  when: ConditionProgress[];
  each: number | null;
}

export interface Selection {
  fruit?: ("lemon" | "lime" | "orange")[];
  value?: number[];
  on?: ("glade" | "tree")[];
}

export interface Measure {
  fruit?: ("lemon" | "lime" | "orange")[];
  value?: number[];
  on?: ("glade" | "tree")[];
  of: string;
}

export interface Bounds {
  at_least?: number;
  at_most?: number;
}

export interface Condition {
  fruit?: ("lemon" | "lime" | "orange")[];
  value?: number[];
  on?: ("glade" | "tree")[];
  of: string;
  at_least?: number;
  at_most?: number;
}

export interface Gift {
  points?: number;
  for_each?: Measure;
  again?: Selection;
  percent?: number;
}

export interface Recipe {
  number: number;
  name: string;
  target: number;
  wheelbarrow_counts: boolean;
  when: Condition[];
  gives: Gift;
}

export interface Question {
  scarce: "lemon" | "lime" | "orange" | "wheelbarrow";
  owed: number;
  cells: number[];
}

export interface Player {
  phase: "card" | "place" | "placed" | "serve" | "stopped";
  hand: number[];
  chosen: Face | null;
  question: Question | null;
  orchard: Orchard;
  score: number;
  recipes: Progress[];
}

export interface Deck {
  hash: string;
  name: string;
  cards: Record<string, string[]>;
}

export interface View {
  game: string;
  seats: number;
  deck: Deck;
  recipes: Recipe[];
  target: number | null;
  ranks: number[];
  turn: number;
  turns: number;
  over: boolean;
  movers: number[];
  pile: number;
  unseen: number[];
  players: Player[];
  outcome: PlainOutcome | null;
  reader?: number | null;
  pile_cards?: number[];
}

export interface Placement {
  card: number;
  turn: number;
  x: number;
  y: number;
  served: number[];
  dice: Change[];
  written: string;
  squirrel: Place | null;
  wheelbarrow: Place | null;
  supply: Record<"lemon" | "lime" | "orange", number>;
  base: number;
}

export interface RealPlayer {
  name: string;
  orchard: string[];
}

export interface RealTable {
  players: RealPlayer[];
  recipes?: (number | Recipe)[];
}

export interface CountedPlayer {
  name: string;
  total: number;
  dice_used: number;
  target: number | null;
  target_met: boolean | null;
  sheet: PlainLine[];
  place: number;
}

export interface CountedTable {
  players: CountedPlayer[];
  winners: number[];
}

export interface Lift {
  card: number;
  turn: number;
  places: number;
}

export interface Effect {
  card: number;
  turn: number;
  x: number;
  y: number;
  served: number[];
  dice: Change[];
  written: string;
  squirrel: Place | null;
  wheelbarrow: Place | null;
  supply: Record<"lemon" | "lime" | "orange", number>;
  base: number;
  score: number;
  owed: number;
  recipes: Progress[];
}

export type Preview = Lift | Effect;
