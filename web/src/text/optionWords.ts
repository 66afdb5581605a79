// Words for the values of a game's options.

import type { OptionCard } from "../wire";
import { say } from "./speech.svelte";
import type { Words } from "./words";

export const SAID = ["yes", "no", "random", "all", "none"];

export function called(words: Words, option: OptionCard, value: string): string {
  if (SAID.includes(value)) return say(`page-value-${value}`);
  if (option.kind === "FirstSeat")
    return say("page-value-seat", { number: "ABCDEFGH".indexOf(value) + 1, seat: value });
  return words.name(value);
}
