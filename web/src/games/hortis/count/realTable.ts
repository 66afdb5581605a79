// A real table of Hortis: each orchard at the end of the game, row by row, with the signs of src/futaie/games/hortis/box/counting.py.

import type { PlainLine } from "../../../wire";
import type { Fault } from "../..";
import { all, type Fields, fields, list, whole, word } from "../../shared/untrustedFields";
import type { Fruit, RealPlayer, RealTable, Recipe } from "../shapes";

/** The contents of a cell. If `fruit` is null, a die lies on a glade. */
export interface CellSign {
  fruit: Fruit | null;
  fruits: number;
  die: { fruit: Fruit; value: number } | null;
  squirrel: boolean;
}

export const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];
const RECIPE_FIELDS = ["number", "name", "target", "wheelbarrow_counts", "when", "gives"];
export const NOTHING = "-";
export const GLADE = "..";
export const LETTERS: Record<Fruit, string> = { orange: "O", lemon: "Y", lime: "G" };
export const FACES = [2, 3, 4, 5, 6, 10, 15];
/** Nine cards in a row, each reaching two cells farther. */
const WIDEST = 19;
const FRUIT_OF: Record<string, Fruit> = { O: "orange", Y: "lemon", G: "lime" };

export function blank(names: string[]): RealTable {
  return {
    players: names.map((name) => ({
      name,
      orchard: Array.from({ length: 5 }, () => Array(6).fill(NOTHING).join(" ")),
    })),
  };
}

export function read(data: unknown): RealTable | null {
  const table = fields(data, "recipes", "players");
  const players = list(table?.players, 8, (item) => {
    const player = fields(item, "name", "orchard");
    const orchard = list(player?.orchard, 40, (row) => word(row, 200));
    return all<RealPlayer & Fields>({ name: word(player?.name, 100), orchard: orchard && widened(orchard) });
  });
  const recipes =
    table?.recipes === undefined
      ? undefined
      : list(
          table.recipes,
          18,
          // The server checks the inside of a recipe.
          (item) => whole(item) ?? (fields(item, ...RECIPE_FIELDS) as Recipe | null),
        );
  if (!players?.length || recipes === null) return null;
  return recipes ? { recipes, players } : { players };
}

export function cellsOf(orchard: string[]): string[][] {
  return orchard.map((row) =>
    row
      .split(/\s+/)
      .filter(Boolean)
      .map((sign) => (sign === "·" ? NOTHING : sign)),
  );
}

/** The contents behind a sign; null: no such sign, or an empty cell. */
export function shownBy(sign: string): CellSign | null {
  if (sign === GLADE) return { fruit: null, fruits: 0, die: null, squirrel: false };
  const tree = /^([OYG])([12]?)$/.exec(sign);
  if (tree) return { fruit: FRUIT_OF[tree[1]!]!, fruits: Number(tree[2] || 1), die: null, squirrel: false };
  const guarded = /^~([OYG])~$/.exec(sign);
  if (guarded) return { fruit: FRUIT_OF[guarded[1]!]!, fruits: 1, die: null, squirrel: true };
  const die = /^([OYG])([=.])(\d+)$/.exec(sign);
  if (!die || !FACES.includes(Number(die[3]))) return null;
  const fruit = FRUIT_OF[die[1]!]!;
  return { fruit: die[2] === "=" ? fruit : null, fruits: 1, die: { fruit, value: Number(die[3]) }, squirrel: false };
}

export interface Painted {
  orchard: string[];
  /** Where the cell is now. */
  row: number;
  column: number;
}

/** Adds room on every side where the orchard reaches the rim. */
function roomy(rows: string[][]): { rows: string[][]; above: number; left: number } {
  const any = (signs: string[]) => signs.some((one) => one !== NOTHING);
  const empty = () => Array<string>(rows[0]!.length).fill(NOTHING);
  const above = rows.length < WIDEST && any(rows[0]!);
  if (above) rows = [empty(), ...rows];
  if (rows.length < WIDEST && any(rows.at(-1)!)) rows = [...rows, empty()];
  const left = rows[0]!.length < WIDEST && any(rows.map((signs) => signs[0]!));
  if (left) rows = rows.map((signs) => [NOTHING, ...signs]);
  if (rows[0]!.length < WIDEST && any(rows.map((signs) => signs.at(-1)!)))
    rows = rows.map((signs) => [...signs, NOTHING]);
  return { rows, above: Number(above), left: Number(left) };
}

/** The orchard with another sign in a cell. */
export function painted(orchard: string[], row: number, column: number, sign: string): Painted {
  const cells = cellsOf(orchard);
  const wide = Math.max(...cells.map(({ length }) => length), column + 1);
  const all = cells.map((signs) => [...signs, ...Array<string>(wide - signs.length).fill(NOTHING)]);
  all[row]![column] = sign;
  const { rows, above, left } = roomy(all);
  return { orchard: rows.map((signs) => signs.join(" ")), row: row + above, column: column + left };
}

/** With room around it, if it is shaped like an orchard at all. */
function widened(orchard: string[]): string[] {
  const rows = cellsOf(orchard);
  const even = rows.length > 0 && rows[0]!.length > 0 && rows.every(({ length }) => length === rows[0]!.length);
  return even ? roomy(rows).rows.map((signs) => signs.join(" ")) : orchard;
}

export function unfinished({ code }: Fault): boolean {
  return ["the-orchard-is-smaller-than-a-card", "the-card-laid-last-shows-its-glade"].includes(code);
}

export function withOrchard(table: RealTable, seat: number, orchard: string[]): RealTable {
  return { ...table, players: table.players.map((player, i) => (i === seat ? { ...player, orchard } : player)) };
}

/** Sheets give columns and rows; here counted from the upper left corner of the written orchard. */
export function sheets(sheets: PlainLine[][]): PlainLine[][] {
  return sheets.map((lines) =>
    lines.map((line) =>
      "row" in line.figures
        ? { ...line, figures: { ...line.figures, x: line.figures.column, y: line.figures.row } }
        : line,
    ),
  );
}
