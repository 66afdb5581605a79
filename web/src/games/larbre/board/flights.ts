// The ways of the cards between two views.

import type { Flight } from "../../shared/flights.svelte";
import { without } from "../hand/play";
import type { View } from "../shapes";

/** The cards of a hand that the reader can see. */
function open({ cards, known }: View["hands"][number]): string[] {
  return cards ?? known;
}

/** Cards fly from the river and the source into hands, from hands to the mat, and from the source into the river. */
export function flights(before: View, after: View): Flight[] {
  if (before.seats !== after.seats || before.over || after.over) return [];
  const found: Flight[] = [];
  const shown =
    after.play && JSON.stringify(after.play.cards) !== JSON.stringify(before.play?.cards) ? after.play.cards : [];
  const mover = before.movers[0] ?? 0;
  for (const card of shown) found.push({ card, from: `hand-${mover}`, to: "play" });
  let taken = without(before.river, after.river);
  for (let seat = 0; seat < after.seats; seat++) {
    const more = after.hands[seat]!.count - before.hands[seat]!.count;
    if (more <= 0) continue;
    const seen = without(open(after.hands[seat]!), open(before.hands[seat]!)).slice(0, more);
    for (let i = 0; i < more; i++) {
      const card = seen[i] ?? null;
      const from = card !== null && taken.includes(card) ? "river" : "source";
      if (from === "river") taken = without(taken, [card!]);
      found.push({ card, from, to: `hand-${seat}` });
    }
  }
  for (const card of without(after.river, before.river)) found.push({ card, from: "source", to: "river" });
  return found;
}

/** The river's places: cards that stay keep their places, new ones take free ones. Of equal cards the touched one goes. */
export function settle(slots: (string | null)[], river: string[], touched: number | null): (string | null)[] {
  const left = [...river];
  const settled = slots.map((): string | null => null);
  for (const i of [...slots.keys()].sort((a, b) => Number(a === touched) - Number(b === touched))) {
    const card = slots[i];
    const at = card ? left.indexOf(card) : -1;
    if (at >= 0) settled[i] = left.splice(at, 1)[0]!;
  }
  for (const card of left) {
    const free = settled.indexOf(null);
    settled[free < 0 ? settled.length : free] = card;
  }
  return settled;
}
