// Questions about a view of l'Arbre.

import type { Choice } from "../../wire";
import type { Piece, Preview, Spirit, Twig, Type } from "./shapes";

export const TYPES: Type[] = ["twig", "leaf", "bud", "fruit"];
export const PIECES: Piece[] = ["twig", "leaf", "bud", "fruit", "flower", "token", "common"];
export const SPIRITS: Spirit[] = ["faun", "dryad", "naiad", "pegaea"];

/** The step between two actions that name a tip. */
const ANNOTATED = 2048;

/** Tips that are equal for the rules: one choice stands for all of them. */
function alike(one: Twig, other: Twig): boolean {
  return one.carries === other.carries && (one.carries === "twig" || one.owner === other.owner);
}

/** The choice that puts the piece on this very tip; undefined if it may not go there. */
export function placement(
  choices: Choice<Preview>[],
  twigs: Twig[],
  piece: string,
  tip: number,
): Choice<Preview> | null {
  const found = choices.find(({ preview }) => preview.piece === piece && alike(twigs[preview.tip!]!, twigs[tip]!));
  if (!found) return null;
  return {
    ...found,
    action: (found.action % ANNOTATED) + ANNOTATED * (tip + 1),
    text: `${piece}@${tip}`,
    does: { ...found.does, figures: { ...found.does.figures, tip } },
    preview: { ...found.preview, tip },
  };
}
