// An entry of the log in sentences.

import { letter, type Words } from "../text/words";
import type { Step } from "../wire";

export function stepTold(step: Step, words: Words): string[] {
  if (step.kind !== "play") {
    const seat = step.seat === null ? {} : { seat: letter(step.seat) };
    const bot = step.kind === "bot" ? { bot: words.say(`bot-${step.text}`) } : {};
    return [words.say(`log-${step.kind.replace(" ", "-")}`, { ...seat, ...bot })];
  }
  return step.events.map((event) => words.event(event)).filter((told) => told !== null);
}
