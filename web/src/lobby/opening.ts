// Opening a table.

import { guideOf } from "../games";
import { guideAt } from "../guide/guiding.svelte";
import { known } from "../live/me.svelte";
import { ask } from "../live/rest";
import { go } from "../router.svelte";
import type { Level } from "../settings.svelte";
import { say } from "../text/speech.svelte";
import type { GameCard, NewTable, Place, Update } from "../wire";

export type With = "bots" | "friends" | "here";

/** The default number of seats: the fewest, but with other people at least two. */
export function usualSeats(game: GameCard, company: With): number {
  return company === "bots" ? game.seats[0]! : Math.max(2, game.seats[0]!);
}

export function places(company: With, seats: number, level: Level, names: string[] = []): Place[] {
  return Array.from({ length: seats }, (_, seat): Place => {
    const name = names[seat]?.trim();
    if (seat === 0) return name ? { who: "here", name } : { who: "me" };
    if (company === "bots") return { who: "bot", bot: level };
    return company === "friends"
      ? { who: "open" }
      : { who: "here", name: name || say("page-player", { number: seat + 1 }) };
  });
}

export async function open(wanted: NewTable): Promise<void> {
  await known;
  const { state } = await ask<Update>("POST", "/api/tables", wanted);
  go(`/t/${state.table.id}`);
}

/** A first game, with explanations as it goes. */
export async function learn(game: string): Promise<void> {
  await known;
  const { seats = 2, options = {} } = (await guideOf(game)) ?? {};
  const wanted: NewTable = { game, options, places: places("bots", seats, "seedling"), level: "seedling" };
  const { state } = await ask<Update>("POST", "/api/tables", wanted);
  guideAt(state.table.id);
  go(`/t/${state.table.id}`);
}
