// A real table of Arboretum: hands and gardens, card by card.

import type { PlainLine } from "../../../wire";
import { all, fields, list, whole, word } from "../../shared/untrustedFields";
import { ART } from "../art/symbols";
import type { Planted, RealPlayer, RealTable } from "../shapes";
import type { Spot } from "../tableau/layout";

export const SEATS = [2, 3, 4];
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8];
/** In the order of the box. */
export const SPECIES = Object.keys(ART);
const MOST = 80;
/** A card farther away than this is not drawn among the others. */
const FAR = 20;

export function blank(names: string[]): RealTable {
  return { species: SPECIES, players: names.map((name) => ({ name, hand: [], garden: [] })) };
}

export function read(data: unknown): RealTable | null {
  const table = fields(data, "species", "players");
  const species = list(table?.species, MOST, (item) => word(item));
  const players = list(table?.players, 4, (item) => {
    const player = fields(item, "name", "hand", "garden");
    return all<RealPlayer & Record<string, unknown>>({
      name: word(player?.name, 100),
      hand: list(player?.hand, MOST, (card) => word(card)),
      garden: list(player?.garden, MOST, (item) => {
        const planted = fields(item, "card", "x", "y");
        return all<Planted & Record<string, unknown>>({
          card: word(planted?.card),
          x: whole(planted?.x),
          y: whole(planted?.y),
        });
      }),
    });
  });
  return species && players?.length ? { species, players } : null;
}

/** Whether there is a picture of the card. */
export function drawable(card: string): boolean {
  return card.length === 2 && card[0]! in ART && RANKS.includes(Number(card[1]));
}

/** Whether the card can be drawn among the others: not too far away, and the first in its cell. */
export function shown(garden: Planted[], index: number): boolean {
  const { card, x, y } = garden[index]!;
  const first = garden.find((one) => drawable(one.card))!;
  if (!drawable(card) || Math.abs(x - first.x) > FAR || Math.abs(y - first.y) > FAR) return false;
  return !garden.slice(0, index).some((other) => other.x === x && other.y === y);
}

/** Who has the card, and where: the first place if there are several. */
export function holder(table: RealTable, card: string): { seat: number; kind: "hand" | "garden" } | null {
  for (const [seat, { hand, garden }] of table.players.entries()) {
    if (hand.includes(card)) return { seat, kind: "hand" };
    if (garden.some((planted) => planted.card === card)) return { seat, kind: "garden" };
  }
  return null;
}

/** The card back in the box, wherever it was. */
export function without(table: RealTable, card: string): RealTable {
  const players = table.players.map((player) => ({
    ...player,
    hand: player.hand.filter((held) => held !== card),
    garden: player.garden.filter((planted) => planted.card !== card),
  }));
  return { ...table, players };
}

export function inHand(table: RealTable, seat: number, card: string): RealTable {
  return withPlayer(without(table, card), seat, (player) => ({ ...player, hand: sorted([...player.hand, card]) }));
}

/** Plants the card there; a card in that cell goes back into the box. */
export function inGarden(table: RealTable, seat: number, card: string, { x, y }: Spot): RealTable {
  return withPlayer(without(table, card), seat, (player) => ({
    ...player,
    garden: [...player.garden.filter((planted) => planted.x !== x || planted.y !== y), { card, x, y }],
  }));
}

export function toggled(table: RealTable, species: string): RealTable {
  const there = table.species.includes(species);
  return {
    ...table,
    species: there
      ? table.species.filter((one) => one !== species)
      : SPECIES.filter((one) => one === species || table.species.includes(one)),
  };
}

/** Without the species that nobody holds or scores with: most of those that were not in play. */
export function sheets(sheets: PlainLine[][]): PlainLine[][] {
  const told = new Set(
    sheets.flat().flatMap(({ points, figures }) => (points || figures.hand.length ? [figures.species] : [])),
  );
  return sheets.map((lines) => lines.filter(({ figures }) => told.has(figures.species)));
}

function withPlayer(table: RealTable, seat: number, change: (player: RealPlayer) => RealPlayer): RealTable {
  return { ...table, players: table.players.map((player, i) => (i === seat ? change(player) : player)) };
}

function sorted(cards: string[]): string[] {
  const place = (card: string) => SPECIES.indexOf(card[0]!) * 10 + Number(card[1]);
  return [...cards].sort((one, other) => place(one) - place(other));
}
