// What the server tells of a table of l'Arbre (docs/games/larbre.md).

import type { Choice } from "../../wire";
import type { Grown } from "./layout";

export const TYPES = ["twig", "leaf", "bud", "fruit"] as const;
export type Type = (typeof TYPES)[number];
export const PIECES = ["twig", "leaf", "bud", "fruit", "flower", "token", "common"] as const;
export type Piece = (typeof PIECES)[number];
export const SPIRITS = ["faun", "dryad", "naiad", "pegaea"] as const;

export interface Twig extends Grown {
  owner: number | null;
  carries: null | "twig" | "twigs" | "leaf" | "bud" | "fruit" | "flower";
  by: number | null;
  takes: Piece[];
}

export interface Growth {
  grows: Type;
  own: number;
  jokers: number;
  pairs: number;
  river: number;
  amount: number;
  places: number;
}

export interface View {
  seats: number;
  turn: number;
  over: boolean;
  movers: number[];
  phase: "start" | "take" | "choose" | "before" | "grow" | "after" | "keep" | "discard";
  limit: number;
  river: string[];
  source: number;
  discard: number;
  spirits: string[];
  backs: string[];
  hands: { count: number; cards: string[] | null; known: string[] }[];
  reserves: (Record<Piece, number> & { left: number })[];
  trunk: number;
  twigs: Twig[];
  growing: Type | null;
  quiet: { turns: number; most: number };
  play: { grows: Type | null; cards: string[]; spirits: string[]; grown: boolean; owed: number; growth: Growth | null } | null;
  chosen: { grows: Type | null; cards: string[]; need: number; growth: Growth | null } | null;
  looked: string[] | null;
}

/** The actions that name a tip are so far apart. */
const ANNOTATED = 2048;

/** Tips that are alike for the rules: one choice stands for all of them. */
function alike(one: Twig, other: Twig): boolean {
  return one.carries === other.carries && (one.carries === "twig" || one.owner === other.owner);
}

/** The choice that puts the piece on that very tip; none where it may not go. */
export function placement(choices: Choice[], twigs: Twig[], piece: string, tip: number): Choice | null {
  const found = choices.find(({ preview }) => preview.piece === piece && alike(twigs[preview.tip]!, twigs[tip]!));
  if (!found) return null;
  return {
    ...found,
    action: (found.action % ANNOTATED) + ANNOTATED * (tip + 1),
    text: `${piece}@${tip}`,
    does: { ...found.does, figures: { ...found.does.figures, tip } },
    preview: { ...found.preview, tip },
  };
}
