// Made by tools/page_types.py from futaie/games/tout_la_haut/faces/shapes.py. Do not edit.

import type { PlainLine, PlainOutcome } from "../../wire";

export type Side = "down" | "up";

export type Match = "colour" | "value";

export interface Floor {
  colour: string;
  value: number;
}

export interface Built {
  card: string | null;
  face: "down" | "up";
  floors: Floor[];
}

export interface Objective {
  name: string;
  points: number;
}

export interface ObjectiveProgress {
  name: string;
  points: number;
  counts: number;
  met: boolean;
}

export interface Run {
  length: number;
  colour: string | null;
}

export interface RunWorth {
  length: number;
  colour: string | null;
  longest: number;
  points: number;
}

export interface Worth {
  floors: number;
  run: RunWorth;
  objective: ObjectiveProgress | null;
}

export interface Tree {
  floors: number;
  run: RunWorth;
  objective: ObjectiveProgress | null;
  cards: Built[];
  score: number;
}

export interface Hand {
  seat: number | null;
  count: number;
  cards: string[] | null;
  joined: string | null;
}

export interface Kept {
  count: number;
  card: string | null;
}

export interface FirstGame {
  first: number;
  objective: Objective | null;
  trees: Tree[];
}

export interface View {
  game: string;
  seats: number;
  late_draw: boolean;
  strategic: boolean;
  turn: number;
  over: boolean;
  movers: number[];
  half: 1 | 2;
  first: number;
  direction: "left" | "right";
  round: number;
  rounds: number;
  objective: Objective | null;
  cards: string[];
  deck: number;
  hand: Hand;
  kept: Kept[];
  known: string[];
  gone: string[];
  trees: Tree[];
  before: FirstGame | null;
  scores: number[];
  outcome: PlainOutcome | null;
  hand_cards?: string[];
  deck_cards?: string[];
  dealt?: string[];
  dealt_before?: string[] | null;
  dealt_next?: string[];
  objective_next?: Objective | null;
}

export interface RealPlayer {
  name: string;
  tree: string[];
  second_tree?: string[];
}

export interface RealTable {
  players: RealPlayer[];
  rounds?: number;
  objective?: string;
  second_objective?: string;
}

export interface CountedTree {
  floors: number;
  run: RunWorth;
  objective: ObjectiveProgress | null;
  total: number;
}

export interface CountedPlayer {
  name: string;
  total: number;
  place: number;
  games: CountedTree[];
  sheet: PlainLine[];
}

export interface CountedTable {
  players: CountedPlayer[];
  starts_second: number | null;
  tied: number[];
  winners: number[];
}

export interface Preview {
  card: string;
  face: "down" | "up";
  floors: Floor[];
  matches: ("colour" | "value")[];
  adds: number;
  total: number;
  run: RunWorth;
  objective: ObjectiveProgress | null;
  score: number;
  ends: boolean;
}
