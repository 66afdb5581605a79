// An entry of the log in sentences, as the page tells it.

import { eventFiguresOf } from "../games";
import { say } from "../text/speech.svelte";
import { letter, type Words } from "../text/words";
import type { Step } from "../wire";

export interface Line {
  text: string;
  event: Step["events"][number] | null;
}

/** `steps`: the whole match as far as it is known; `step` is one of them. */
export function stepTold(step: Step, steps: Step[], game: string, words: Words): Line[] {
  if (step.kind !== "play") return [{ text: otherwise(step, words), event: null }];
  const more = eventFiguresOf(game);
  const lines = step.events.flatMap((event) => {
    const figures = more?.(event, steps.slice(0, steps.indexOf(step)), words);
    const text = words.event({ ...event, ...figures }, "page-") ?? words.event(event);
    return text === null ? [] : [{ text, event }];
  });
  return counted(lines);
}

/** Several equal events in a row become one line with a number. */
function counted(lines: Line[]): Line[] {
  const found: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.text === line.text) last.times += 1;
    else found.push({ ...line, times: 1 });
  }
  return found.map(({ text, event, times }) => ({ event, text: times > 1 ? `${text} × ${times}` : text }));
}

function otherwise(step: Step, words: Words): string {
  if (step.seat === null) return words.say(`log-${step.kind}`);
  const seat = letter(step.seat);
  if (step.kind !== "bot") return words.say(`log-${step.kind.replace(" ", "-")}`, { seat });
  // A seat that has always been a bot's has the bot's name.
  const [bot, name] = [say(`bot-${step.text}`), words.called(seat)];
  return name.startsWith(bot) ? say("page-bot-sits", { name }) : words.say("log-bot", { seat, bot });
}
