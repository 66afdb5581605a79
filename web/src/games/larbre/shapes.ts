// Made by tools/page_types.py from futaie/games/larbre/faces/shapes.py. Do not edit.

import type { PlainOutcome } from "../../wire";

export type Type = "bud" | "fruit" | "leaf" | "twig";

export type Piece = "bud" | "common" | "flower" | "fruit" | "leaf" | "token" | "twig";

export type Carried = "bud" | "flower" | "fruit" | "leaf" | "twig" | "twigs";

export type Spirit = "dryad" | "faun" | "naiad" | "pegaea";

export type Phase = "after" | "before" | "choose" | "discard" | "grow" | "keep" | "start" | "take";

export interface Hand {
  count: number;
  cards: string[] | null;
  known: string[];
}

export interface Reserve {
  twig: number;
  leaf: number;
  bud: number;
  fruit: number;
  flower: number;
  token: number;
  common: number;
  left: number;
}

export interface Twig {
  twig: number;
  parent: number | null;
  side: number;
  trunk: number;
  owner: number | null;
  carries: "bud" | "flower" | "fruit" | "leaf" | "twig" | "twigs" | null;
  by: number | null;
  takes: ("bud" | "common" | "flower" | "fruit" | "leaf" | "token" | "twig")[];
}

export interface Parts {
  own: number;
  jokers: number;
  pairs: number;
}

export interface Amount {
  grows: "bud" | "fruit" | "leaf" | "twig";
  amount: number;
  places: number;
}

export interface Growth {
  own: number;
  jokers: number;
  pairs: number;
  grows: "bud" | "fruit" | "leaf" | "twig";
  amount: number;
  places: number;
  river: number;
}

export interface Quiet {
  turns: number;
  most: number;
}

export interface Play {
  grows: "bud" | "fruit" | "leaf" | "twig" | null;
  cards: string[];
  spirits: ("dryad" | "faun" | "naiad" | "pegaea")[];
  grown: boolean;
  owed: number;
  growth: Growth | null;
}

export interface Chosen {
  grows: "bud" | "fruit" | "leaf" | "twig" | null;
  cards: string[];
  need: number;
  growth: Growth | null;
  alone: "dryad" | "faun" | "naiad" | "pegaea" | null;
}

export interface View {
  game: string;
  seats: number;
  first: number;
  turn: number;
  over: boolean;
  movers: number[];
  phase: "after" | "before" | "choose" | "discard" | "grow" | "keep" | "start" | "take";
  limit: number;
  river: string[];
  source: number;
  discard: number;
  reshuffles: number;
  spirits: ("dryad" | "faun" | "naiad" | "pegaea")[];
  backs: ("dryad" | "faun" | "naiad" | "pegaea")[];
  hands: Hand[];
  reserves: Reserve[];
  trunk: number;
  twigs: Twig[];
  growing: "bud" | "fruit" | "leaf" | "twig" | null;
  tips: Record<"bud" | "common" | "flower" | "fruit" | "leaf" | "token" | "twig", number> | null;
  quiet: Quiet;
  play: Play | null;
  chosen: Chosen | null;
  looked: string[] | null;
  outcome: PlainOutcome | null;
  source_cards?: string[];
  discard_cards?: string[];
}

export interface Preview {
  card?: string;
  hand?: number;
  discard?: number | string;
  trunk?: number;
  take?: number;
  draw?: number;
  grows?: "bud" | "fruit" | "leaf" | "twig" | null;
  cards?: string[] | number;
  spirits?: ("dryad" | "faun" | "naiad" | "pegaea")[];
  own?: number;
  jokers?: number;
  pairs?: number;
  river?: number;
  amount?: number;
  places?: number;
  piece?: "bud" | "common" | "flower" | "fruit" | "leaf" | "token" | "twig";
  tip?: number;
  from?: "reserve" | "undergrowth";
  left?: number;
  dryad?: boolean;
  wins?: boolean;
  spirit?: "dryad" | "faun" | "naiad" | "pegaea";
  to?: string;
  keep?: string;
}
