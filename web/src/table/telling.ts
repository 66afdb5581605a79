// An entry of the log in sentences.

import { say } from "../text/speech.svelte";
import { letter, type Words } from "../text/words";
import type { Said, Step } from "../wire";

/** In words of the page's own where the catalogue has some. */
export function onPage(said: Said, words: Words): string {
  const own = `page-${said.message}`;
  return words.knows(own) ? words.say(own, said.figures) : words.tell(said);
}

export function stepTold(step: Step, words: Words): string[] {
  if (step.kind !== "play") {
    const seat = step.seat === null ? {} : { seat: letter(step.seat) };
    // By its letter: the seat is called like its bot already.
    if (step.kind === "bot") return [say("log-bot", { ...seat, bot: say(`bot-${step.text}`) })];
    return [words.say(`log-${step.kind.replace(" ", "-")}`, seat)];
  }
  return counted(step.events.map((event) => happened(event, words)).filter((told) => told !== null));
}

function happened(event: Step["events"][number], words: Words): string | null {
  const { kind, seat, ...figures } = event;
  const own = `page-event-${kind}`;
  return words.knows(own) ? words.say(own, { ...figures, seat: letter(seat) }) : words.event(event);
}

/** What happened several times in a row is said once, with its number. */
function counted(lines: string[]): string[] {
  const found: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.line === line) last.times += 1;
    else found.push({ line, times: 1 });
  }
  return found.map(({ line, times }) => (times > 1 ? `${line} × ${times}` : line));
}
