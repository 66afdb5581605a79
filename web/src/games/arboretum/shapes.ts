// Made by tools/page_types.py from futaie/games/arboretum/faces/shapes.py. Do not edit.

import type { PlainLine, PlainOutcome } from "../../wire";

export type Phase = "cell" | "discard" | "draw" | "plant";

export interface Hand {
  count: number;
  cards: string[] | null;
  known: string[];
}

export interface Planted {
  card: string;
  x: number;
  y: number;
}

export interface Path {
  points: number;
  cards: string[];
}

export interface Garden {
  cards: Planted[];
  paths: Record<string, Path>;
}

export interface View {
  game: string;
  seats: number;
  species: string[];
  ranks: number;
  first: number;
  turn: number;
  over: boolean;
  movers: number[];
  phase: "cell" | "discard" | "draw" | "plant";
  chosen: string | null;
  deck: number;
  hands: Hand[];
  piles: string[][];
  gardens: Garden[];
  outcome: PlainOutcome | null;
  deck_cards?: string[];
}

export interface RealPlayer {
  name: string;
  hand: string[];
  garden: Planted[];
}

export interface RealTable {
  species: string[];
  players: RealPlayer[];
}

export interface SpeciesCount {
  hand_sum: number;
  right: boolean;
  path: string[];
  points: number;
}

export interface CountedPlayer {
  name: string;
  total: number;
  planted_species: number;
  species: Record<string, SpeciesCount>;
  sheet: PlainLine[];
  place: number;
}

export interface CountedTable {
  players: CountedPlayer[];
  winners: number[];
}

export interface Preview {
  card?: string;
  last?: boolean;
  ends?: boolean;
  paths?: Record<string, Path>;
}
