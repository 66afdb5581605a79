// The place of a planted tree in words: its neighbour.

import type { EventFigures } from "../..";

const SIDES: [string, number, number][] = [
  ["right", -1, 0],
  ["left", 1, 0],
  ["above", 0, -1],
  ["below", 0, 1],
];

const telling: EventFigures = (event, before) => {
  if (event.kind !== "plant") return {};
  const planted = before
    .flatMap(({ events }) => events)
    .filter(({ kind, seat }) => kind === "plant" && seat === event.seat);
  for (const [side, dx, dy] of SIDES) {
    const beside = planted.find(({ x, y }) => x === event.x + dx && y === event.y + dy);
    if (beside) return { side, beside: beside.card };
  }
  return { side: "first", beside: event.card };
};

export default telling;
