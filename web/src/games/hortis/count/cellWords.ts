// A cell in words.

import type { Words } from "../../../text/words";
import { NOTHING, shownBy } from "./realTable";

export function told(sign: string, words: Words): string {
  const shown = shownBy(sign);
  if (!shown) return sign === NOTHING ? words.say("page-nothing") : sign;
  const { fruit, fruits, die, squirrel } = shown;
  if (squirrel) return words.say("page-squirrel-on", { fruit });
  if (die) return words.say(fruit ? "page-die-on-tree" : "page-die-on-glade", { ...die });
  if (!fruit) return words.say("page-glade");
  return sign.length > 1 ? words.say("page-tree", { fruit, fruits }) : words.say("page-entry-tree", { fruit });
}
