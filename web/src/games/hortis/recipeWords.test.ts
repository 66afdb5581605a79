// What Python says of recipes (tests/games/hortis/faces/test_page_recipes.py writes it down), said by the page.

import { expect, test } from "vitest";
import en from "../../text/en";
import fr from "../../text/fr";
import it from "../../text/it";
import { byPackage, type Language, Words } from "../../text/words";
import { conditionTold, giftTold, recipeName } from "./recipeWords";
import type { Recipe } from "./shapes";

interface Telling {
  language: Language;
  recipe: Recipe;
  told: string[];
}

const files = import.meta.glob<Telling[]>("../../../../build/recipes.json", { eager: true, import: "default" });
const tellings = Object.values(files)[0] ?? [];
const catalogues = { en: byPackage(en), fr: byPackage(fr), it: byPackage(it) };

test.skipIf(!tellings.length)("the page describes recipes as Python does", () => {
  for (const { language, recipe, told } of tellings) {
    const words = new Words(language, catalogues[language], "futaie.games.hortis");
    const conditions = recipe.when.map((condition) => conditionTold(condition, words));
    const said = [recipeName(recipe.name, words), ...conditions, giftTold(recipe, words)];
    // Only the page uses non-breaking spaces.
    expect(said.map((line) => line.replace(/[\u00a0\u202f]/g, " "))).toEqual(told);
  }
});
