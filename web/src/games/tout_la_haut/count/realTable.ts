// A real table of Tout là-haut: each tree card by card from the ground, in one game or two.

import type { Words } from "../../../text/words";
import type { Fault } from "../..";
import { all, type Fields, fields, list, whole, word } from "../../shared/untrustedFields";
import type { CountedTable, RealPlayer, RealTable } from "../shapes";

export type Half = "tree" | "second_tree";

export const SEATS = [2, 3, 4, 5];
/** A card that nobody turned over, or whose face nobody remembers. */
export const DOWN = "-";
export const OBJECTIVES = ["monochrome", "two-step", "efficient", "diversified", "little-treehouse"];
export const MOST_ROUNDS = 7;
const CARD = /^(?:[rbgyv][2-4]){2}$/;
const FLOOR = /^(?:[a-z][0-9]|-2)$/;
const MOST = 64;

export function blank(names: string[]): RealTable {
  return { players: names.map((name) => ({ name, tree: [] })) };
}

export function read(data: unknown): RealTable | null {
  const table = fields(data, "players", "rounds", "objective", "second_objective");
  const players = list(table?.players, 5, (item) => {
    const player = fields(item, "name", "tree", "second_tree");
    return all<RealPlayer & Fields>({
      name: word(player?.name, 100),
      tree: tree(player?.tree),
      ...(player && "second_tree" in player ? { second_tree: tree(player.second_tree) } : {}),
    });
  });
  if (!table || !players?.length) return null;
  const more: Fields = {};
  if ("rounds" in table) more.rounds = whole(table.rounds);
  for (const name of ["objective", "second_objective"]) if (name in table) more[name] = word(table[name]);
  return all<any>({ players, ...more });
}

/** If everything is written as floors, two of them make a card. */
function tree(data: unknown): string[] | null {
  const words = list(data, MOST, (item) => word(item));
  if (!words || words.length % 2 || !words.every((one) => FLOOR.test(one))) return words;
  return words.flatMap((below, i) =>
    i % 2 ? [] : [below === "-2" && words[i + 1] === "-2" ? DOWN : below + words[i + 1]],
  );
}

/** Whether there is a picture of the card. */
export function drawable(card: string): boolean {
  return card === DOWN || CARD.test(faceOf(card));
}

/** The card, whichever way it lies. */
export function faceOf(card: string): string {
  return card.replace(/^-/, "");
}

export function turned(card: string): string {
  return card.startsWith(DOWN) ? faceOf(card) : DOWN + card;
}

export function strategic(table: RealTable): boolean {
  return "second_objective" in table || table.players.some((player) => player.second_tree !== undefined);
}

/** With the second game of the strategic variant, or without. */
export function asStrategic(table: RealTable, two: boolean): RealTable {
  const { second_objective: _, ...rest } = table;
  if (!two) return { ...rest, players: table.players.map(({ second_tree: _, ...player }) => player) };
  const second = OBJECTIVES.find((name) => name !== table.objective)!;
  return {
    ...rest,
    ...(table.objective ? { second_objective: second } : {}),
    players: table.players.map((player) => ({ ...player, second_tree: player.second_tree ?? [] })),
  };
}

export function withObjective(table: RealTable, name: "objective" | "second_objective", value: string): RealTable {
  const { objective, second_objective, ...rest } = table;
  if (!value) return rest;
  const chosen = { objective, second_objective, [name]: value };
  if (!strategic(table)) return { ...rest, objective: value };
  return {
    ...rest,
    objective: chosen.objective ?? OBJECTIVES.find((one) => one !== value)!,
    second_objective: chosen.second_objective ?? OBJECTIVES.find((one) => one !== value)!,
  };
}

export function withTree(table: RealTable, seat: number, half: Half, tree: string[]): RealTable {
  return { ...table, players: table.players.map((player, i) => (i === seat ? { ...player, [half]: tree } : player)) };
}

/** How often a card lies on the table in one game. */
export function used(table: RealTable, half: Half, card: string): number {
  return table.players.flatMap((player) => player[half] ?? []).filter((one) => one !== DOWN && faceOf(one) === card)
    .length;
}

export function unfinished({ code, figures }: Fault): boolean {
  return (
    code === "the-tree-has-another-number-of-cards-than-there-are-rounds" &&
    Number(figures.cards) < Number(figures.rounds)
  );
}

export function verdict({ players, starts_second, tied, winners }: CountedTable, words: Words): string[] {
  const name = players[winners[0]!]!.name;
  const names = (tied as number[]).map((seat) => players[seat]!.name).join(", ");
  return [
    ...(starts_second === null ? [] : [words.say("count-starts", { name: players[starts_second]!.name })]),
    ...(names ? [words.say("count-tie", { names, name })] : []),
    words.say("count-winner", { name }),
  ];
}
