// Names for the people at a table.

import { say } from "../text/speech.svelte";
import { letter } from "../text/words";
import type { TableSummary } from "../wire";

/** By seat; people with the same name get their seats' letters as well. */
export function seatNames(table: TableSummary): string[] {
  const names = table.seats.map((sitting) => {
    if (sitting.who === "open") return say("page-free-seat");
    if (sitting.who === "invited") return say("page-asked", { name: sitting.name });
    // A person who has left a seat to a bot still gives it the name.
    return sitting.name || (sitting.bot ? say(`bot-${sitting.bot}`) : letter(sitting.seat));
  });
  return apart(names);
}

export function apart(names: string[]): string[] {
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${letter(seat)})`,
  );
}
