// What people at a table are called.

import { say } from "../text/speech.svelte";
import { letter } from "../text/words";
import type { TableSummary } from "../wire";

/** By seats; who shares a name has the seat's letter besides. */
export function seatNames(table: TableSummary): string[] {
  const names = table.seats.map((sitting) => {
    if (sitting.who === "open") return say("page-free-seat");
    if (sitting.who === "invited") return say("page-asked", { name: sitting.name });
    // Who has left a seat to a bot still gives it the name.
    return sitting.name || (sitting.bot ? say(`bot-${sitting.bot}`) : letter(sitting.seat));
  });
  return apart(names);
}

export function apart(names: string[]): string[] {
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${letter(seat)})`,
  );
}
