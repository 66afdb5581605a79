// Recipes in words: their conditions and their reward, the same as src/futaie/games/hortis/faces/recipe_words.py.

import type { Words } from "../../text/words";
import type { Condition, Measure, Recipe, Selection } from "./shapes";
import { FRUITS } from "./view";

/** Our own recipes have names in the reader's language, others only those in their deck. */
export function recipeName(name: string, words: Words): string {
  const message = `name-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return words.knows(message) ? words.say(message) : name;
}

export function conditionTold(condition: Condition, words: Words): string {
  if (condition.of === "squirrel")
    return words.say(condition.at_most === 0 ? "condition-no-squirrel" : "condition-squirrel");
  return words.say("condition", { measure: measureTold(condition, words), bound: boundTold(condition, words) });
}

export function giftTold({ gives }: Recipe, words: Words): string {
  if (gives.again) return words.say("gives-again", { dice: diceTold(gives.again, words) });
  if (gives.percent !== undefined) return words.say("gives-percent", { percent: gives.percent });
  if (gives.for_each)
    return words.say("gives-for-each", { points: gives.points, measure: measureTold(gives.for_each, words) });
  return words.say("gives-points", { points: gives.points });
}

function boundTold({ at_least: least = 0, at_most: most }: Condition, words: Words): string {
  if (least === most) return words.say("bound-exactly", { number: least });
  if (most === undefined) return words.say("bound-at-least", { number: least });
  if (least === 0) return words.say("bound-at-most", { number: most });
  return words.say("bound-between", { least, most });
}

function measureTold(measure: Measure, words: Words): string {
  return words.say(`measure-${measure.of}`, { dice: diceTold(measure, words), fruits: measure.fruit ?? FRUITS });
}

function diceTold({ fruit = [], value = [], on = [] }: Selection, words: Words): string {
  const fruits = fruit.map((name) => words.name(name));
  return words.say("dice", {
    fruits: oneOf(fruits, words),
    values: oneOf(value.map(String), words),
    on: on[0] ?? "any",
  });
}

/** `4, 5 or 6`; `any` if nothing narrows the selection. */
function oneOf(items: string[], words: Words): string {
  if (items.length < 2) return items[0] ?? "any";
  return words.say("one-of", { items: items.slice(0, -1).join(", "), last: items.at(-1) });
}
