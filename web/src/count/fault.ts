// What cannot be, in the language that is spoken now; the server's sentence is in the one that was spoken then.

import type { Fault } from "../games";
import { say } from "../text/speech.svelte";
import type { Words } from "../text/words";

/** People who write files are told of signs and fields; on the page things are called by their names, where the catalogue has a `page-…` for that. */
export function faultTold({ code, figures, sentence }: Fault, words: Words): string {
  const own = "page-" + code;
  if (words.knows(own)) return words.say(own, figures);
  if (code === "this-field-is-not-right") return say("page-field-not-right", figures);
  return words.knows(code) ? words.say(code, figures) : sentence;
}
