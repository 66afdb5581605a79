// A fault in the present language; the server's sentence is in the language at the time of the request.

import type { Fault } from "../games";
import { say } from "../text/speech.svelte";
import type { Words } from "../text/words";

/** For people who write files the message names signs and fields; the page names things in words if the catalogue has a `page-…` message for it. */
export function faultTold({ code, figures, sentence }: Fault, words: Words): string {
  const own = "page-" + code;
  if (words.knows(own)) return words.say(own, figures);
  if (code === "this-field-is-not-right") return say("page-field-not-right", figures);
  return words.knows(code) ? words.say(code, figures) : sentence;
}
