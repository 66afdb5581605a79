// Questions about a view of Hortis.

import type { Choice, Said } from "../../wire";
import type { Effect, Face, Fruit, Place, Preview } from "./shapes";

export const FRUITS: Fruit[] = ["orange", "lemon", "lime"];

/** The effect of laying a card, or of giving something scarce to one of its cells; null for taking a card. */
export function effect({ preview }: Choice<Preview>): Effect | null {
  return "dice" in preview ? preview : null;
}

export function faceText(face: Face): string {
  return `${face.card}/${face.turn}`;
}

export function placeText(place: Place): string {
  return `(${place.x},${place.y})`;
}

/** The cells that a reason names. */
export function placesIn(reason: Said | null): Place[] {
  const { cells, x, y } = (reason?.figures ?? {}) as { cells?: Place[]; x?: number; y?: number };
  return cells ?? (x === undefined || y === undefined ? [] : [{ x, y }]);
}

export function same(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && one.x === other.x && one.y === other.y;
}
