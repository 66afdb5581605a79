// The cards of a play, as they lie on the table: those of the growing type, jokers, pairs, a flute, and any that still wait for a partner.

import type { Play, Spirit, Type } from "../shapes";
import { SPIRITS, TYPES } from "../view";

export interface Laid {
  own: string[];
  jokers: string[];
  pairs: [string, string][];
  flutes: string[];
  loose: string[];
}

/** A card of a type is `leaf-faun`; `joker` and `flute` are neither. */
export function typeOf(card: string): Type | null {
  const [name] = card.split("-");
  return TYPES.find((type) => type === name) ?? null;
}

export function iconOf(card: string): Spirit | null {
  const [, name] = card.split("-");
  return SPIRITS.find((spirit) => spirit === name) ?? null;
}

export function lay(grows: string | null, cards: string[]): Laid {
  const laid: Laid = { own: [], jokers: [], pairs: [], flutes: [], loose: [] };
  const waiting = new Map<string, string>();
  for (const card of cards) {
    const icon = iconOf(card);
    if (card === "flute") laid.flutes.push(card);
    else if (icon === null) laid.jokers.push(card);
    else if (typeOf(card) === grows) laid.own.push(card);
    else if (waiting.has(icon)) {
      laid.pairs.push([waiting.get(icon)!, card]);
      waiting.delete(icon);
    } else waiting.set(icon, card);
  }
  laid.loose = [...waiting.values()];
  return laid;
}

/** What can be said to the server of it: all but the cards that wait for a partner. `alone`: one card, only to invoke its spirit. */
export function written(grows: string | null, cards: string[], alone = false): string {
  const { own, jokers, pairs, flutes } = lay(grows, cards);
  if (alone) return cards[0] ?? "";
  if (grows === null) return flutes.length ? "flute-alone" : "";
  const growing = [...own, ...jokers, ...pairs.flat()];
  return [`grow-${grows}`, ...growing, ...(growing.length ? flutes : [])].join(" ");
}

/** Whose spirit a card invokes that was played alone, so that nothing grows; none where a flute was. */
export function playedAlone({ grows, cards }: Play): Spirit | null {
  return grows === null && cards.length ? iconOf(cards[0]!) : null;
}

/** The cards without these, one for one. */
export function without(cards: string[], taken: string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The places of these cards in a hand or in the river: of equal ones the first. */
export function places(lying: (string | null)[], cards: string[]): Set<number> {
  const left = [...cards];
  const found = new Set<number>();
  lying.forEach((card, i) => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at < 0) return;
    left.splice(at, 1);
    found.add(i);
  });
  return found;
}
