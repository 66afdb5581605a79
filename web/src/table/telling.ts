// An entry of the log in sentences.

import { say } from "../text/speech.svelte";
import { letter, type Words } from "../text/words";
import type { Step } from "../wire";

export function stepTold(step: Step, words: Words): string[] {
  if (step.kind !== "play") {
    const seat = step.seat === null ? {} : { seat: letter(step.seat) };
    // By its letter: the seat is called like its bot already.
    if (step.kind === "bot") return [say("log-bot", { ...seat, bot: say(`bot-${step.text}`) })];
    return [words.say(`log-${step.kind.replace(" ", "-")}`, seat)];
  }
  return step.events.map((event) => words.event(event)).filter((told) => told !== null);
}
