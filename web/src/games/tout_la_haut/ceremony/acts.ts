// The score sheets in the order of the count: in each game the floors, the run, the objective.

import type { PlainLine, PlainOutcome } from "../../../wire";

export type Stage = "floors" | "run" | "objective";

export interface Share {
  seat: number;
  lines: PlainLine[];
  points: number;
  /** Points of this act and those before it. */
  total: number;
}

export interface Act {
  half: number;
  stage: Stage;
  shares: Share[];
}

const STAGES: Record<string, Stage> = {
  "the-floors-of-a-card": "floors",
  "two-grey-floors-of-a-card-built-face-down": "floors",
  "the-longest-run-of-one-colour": "run",
  "somebody-has-a-longer-run-of-one-colour": "run",
  "nobody-has-a-floor-with-a-colour": "run",
  "the-objective-is-met": "objective",
  "the-objective-is-not-met": "objective",
};

export function acts(outcome: PlainOutcome): Act[] {
  const totals = outcome.sheets.map(() => 0);
  const called = [...new Set((outcome.sheets[0] ?? []).map((line) => `${line.figures.half} ${STAGES[line.reason]}`))];
  return called.map((name) => {
    const [half, stage] = name.split(" ") as [string, Stage];
    const shares = outcome.sheets.map((sheet, seat) => {
      const lines = sheet.filter((line) => line.figures.half === Number(half) && STAGES[line.reason] === stage);
      const points = lines.reduce((sum, line) => sum + line.points, 0);
      totals[seat]! += points;
      return { seat, lines, points, total: totals[seat]! };
    });
    return { half: Number(half), stage, shares };
  });
}
