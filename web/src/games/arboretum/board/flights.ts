// The places of the cards that the reader knows, and the ways between them.

import type { Flight } from "../../shared/flights.svelte";
import type { View } from "../shapes";

export interface Place {
  kind: "garden" | "pile" | "hand";
  seat: number;
}

export function places(view: View): Map<string, Place> {
  const found = new Map<string, Place>();
  for (let seat = 0; seat < view.seats; seat++) {
    const hand = view.hands[seat]!;
    for (const { card } of view.gardens[seat]!.cards) found.set(card, { kind: "garden", seat });
    for (const card of view.piles[seat]!) found.set(card, { kind: "pile", seat });
    for (const card of hand.cards ?? hand.known) found.set(card, { kind: "hand", seat });
  }
  return found;
}

const ORDER = { hand: 0, garden: 1, pile: 2 };

/** The cards that have moved between two views. The board calls its places `deck`, `hand-0`, `pile-1`, `garden-2`. */
export function flights(before: View, after: View): Flight[] {
  if (before.seats !== after.seats || before.over) return [];
  const was = places(before);
  const found: Flight[] = [];
  for (const [card, place] of places(after)) {
    const old = was.get(card);
    if (old && old.kind === place.kind && old.seat === place.seat) continue;
    // At the end hands are revealed without a card moving.
    if (!old && place.kind === "hand" && before.hands[place.seat]!.cards === null) continue;
    const hidden = place.kind === "hand" ? "deck" : `hand-${place.seat}`;
    found.push({ card, from: old ? `${old.kind}-${old.seat}` : hidden, to: `${place.kind}-${place.seat}` });
  }
  const drawn = before.deck - after.deck - found.filter(({ from }) => from === "deck").length;
  const mover = before.movers[0];
  if (mover !== undefined)
    for (let i = 0; i < drawn; i++) found.push({ card: null, from: "deck", to: `hand-${mover}` });
  return found.sort((one, other) => rank(one) - rank(other));
}

function rank({ to }: Flight): number {
  return ORDER[to.split("-")[0] as keyof typeof ORDER];
}
