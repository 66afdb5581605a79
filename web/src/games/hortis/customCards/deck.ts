// Your own deck as in its file; cells not entered yet are `?`.

import { all, type Fields, fields, list, whole, word } from "../../shared/untrustedFields";
import type { Recipe } from "../shapes";

export interface DeckCard {
  number: number;
  rows: string[];
}

export interface Deck {
  name: string;
  card: DeckCard[];
  recipe: Recipe[];
}

export const NUMBERS = Array.from({ length: 18 }, (_, i) => i + 1);
export const CELLS = ["O1", "O2", "Y1", "Y2", "G1", "G2", ".."];
export const OPEN = "?";
export const MEASURES = ["dice", "group", "line", "same", "values", "fruits", "sets", "squirrel"];
export const BOUNDS = ["at_least", "at_most", "exactly", "between"] as const;
export type Bound = (typeof BOUNDS)[number];
export type Condition = Recipe["when"][number];
const MOST = 40;

export function emptyDeck(name: string): Deck {
  return { name, card: [], recipe: [] };
}

/** A number being typed; an empty field is written as null. */
function amount(data: unknown): number | null {
  return data === null ? NaN : typeof data === "number" ? data : null;
}

/** As the field shows it. */
export function typed(number: number | undefined): number | "" {
  return number === undefined || Number.isNaN(number) ? "" : number;
}

function selection(item: Fields): Fields | null {
  const found: Fields = {};
  if ("fruit" in item) found.fruit = list(item.fruit, MOST, (fruit) => word(fruit));
  if ("value" in item) found.value = list(item.value, MOST, whole);
  if ("on" in item) found.on = list(item.on, MOST, (ground) => word(ground));
  return all(found);
}

function measure(data: unknown, ...more: string[]): Fields | null {
  const item = fields(data, "of", "fruit", "value", "on", ...more);
  const found = item && {
    of: word(item.of),
    ...Object.fromEntries(more.filter((name) => name in item).map((name) => [name, amount(item[name])])),
  };
  const chosen = item && selection(item);
  return found && chosen && all({ ...found, ...chosen });
}

function gift(data: unknown): Fields | null {
  const item = fields(data, "points", "for_each", "again", "percent");
  if (!item) return null;
  const found: Fields = {};
  if ("points" in item) found.points = amount(item.points);
  if ("percent" in item) found.percent = amount(item.percent);
  if ("for_each" in item) found.for_each = measure(item.for_each);
  if ("again" in item) {
    const again = fields(item.again, "fruit", "value", "on");
    found.again = again && selection(again);
  }
  return all(found);
}

function recipe(data: unknown): Recipe | null {
  const item = fields(data, "number", "name", "target", "wheelbarrow_counts", "when", "gives");
  return all<any>({
    number: whole(item?.number),
    name: word(item?.name),
    target: amount(item?.target),
    wheelbarrow_counts: item?.wheelbarrow_counts !== false,
    when: list(item?.when ?? [], MOST, (condition) => measure(condition, "at_least", "at_most")),
    gives: gift(item?.gives),
  });
}

/** A deck from a link or from the server; null if its shape is wrong. */
export function readDeck(data: unknown): Deck | null {
  const deck = fields(data, "name", "card", "recipe");
  return all<Deck & Fields>({
    name: word(deck?.name, 80),
    card: list(deck?.card, MOST, (item) => {
      const card = fields(item, "number", "rows");
      return all<DeckCard & Fields>({ number: whole(card?.number), rows: list(card?.rows, 2, (row) => word(row)) });
    }),
    recipe: list(deck?.recipe ?? [], MOST, recipe),
  });
}

/** The six cells of a card; `?` for missing ones. */
export function cellsOf(deck: Deck, number: number): string[] {
  const rows = deck.card.find((card) => card.number === number)?.rows ?? [];
  return [0, 1].flatMap((row) => {
    const signs = (rows[row] ?? "").split(/\s+/).filter(Boolean);
    return [0, 1, 2].map((column) => signs[column] ?? OPEN);
  });
}

/** With another cell; a card without any cell disappears, and so does its recipe. */
export function withCell(deck: Deck, number: number, cell: number, sign: string): Deck {
  const cells = cellsOf(deck, number).map((before, i) => (i === cell ? sign : before));
  const others = deck.card.filter((card) => card.number !== number);
  if (cells.every((one) => one === OPEN))
    return { ...deck, card: others, recipe: deck.recipe.filter((one) => one.number !== number) };
  const card = { number, rows: [cells.slice(0, 3).join(" "), cells.slice(3).join(" ")] };
  return { ...deck, card: [...others, card].sort((one, other) => one.number - other.number) };
}

/** The first incomplete card, or null. */
export function unfinished(deck: Deck): number | null {
  return deck.card.find(({ number }) => cellsOf(deck, number).includes(OPEN))?.number ?? null;
}

export function withRecipe(deck: Deck, number: number, recipe: Recipe | null): Deck {
  const others = deck.recipe.filter((one) => one.number !== number);
  return { ...deck, recipe: recipe ? [...others, recipe].sort((one, other) => one.number - other.number) : others };
}

export function boundOf({ at_least, at_most }: Condition): { bound: Bound; number: number | undefined } {
  if (at_least === undefined) return { bound: "at_most", number: at_most };
  if (at_most === undefined) return { bound: "at_least", number: at_least };
  return { bound: at_least === at_most ? "exactly" : "between", number: at_least };
}

/** The condition with another bound; `most` counts only for a bound between two numbers. */
export function withBound(condition: Condition, bound: Bound, number: number, most = number + 1): Condition {
  const { at_least: _, at_most: __, ...rest } = condition;
  if (bound === "at_least") return { ...rest, at_least: number };
  if (bound === "at_most") return { ...rest, at_most: number };
  return { ...rest, at_least: number, at_most: bound === "exactly" ? number : most };
}
