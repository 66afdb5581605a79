// The score sheets species by species, in the order of the ceremony.

import type { PlainLine, PlainOutcome } from "../../../wire";

export interface Share {
  seat: number;
  hand: string[];
  cancelled: string[];
  sum: number;
  right: boolean;
  path: string[];
  lines: PlainLine[];
  points: number;
  /** Points of this species and those before it. */
  total: number;
}

export interface Act {
  species: string;
  shares: Share[];
}

const NO_RIGHT = "somebody-holds-more-of-this-species";

export function acts(outcome: PlainOutcome): Act[] {
  const called = [...new Set((outcome.sheets[0] ?? []).map(({ figures }) => figures.species as string))];
  const totals = outcome.sheets.map(() => 0);
  return called.map((species) => ({
    species,
    shares: outcome.sheets.map((sheet, seat) => {
      const lines = sheet.filter(({ figures }) => figures.species === species);
      const points = lines.reduce((sum, line) => sum + line.points, 0);
      totals[seat]! += points;
      const { hand, cancelled, sum, path = [] } = lines[0]!.figures;
      const right = lines[0]!.reason !== NO_RIGHT;
      return { seat, hand, cancelled, sum, right, path, lines, points, total: totals[seat]! };
    }),
  }));
}
