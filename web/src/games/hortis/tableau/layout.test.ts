import { describe, expect, test } from "vitest";
import {
  cardBox,
  cellOf,
  type Direction,
  laidCells,
  middle,
  nearest,
  overlap,
  placeNear,
  step,
  turned,
} from "./layout";

const ROWS = ["O1 O2 Y1", "Y2 G1 .."];
const SIGNS = ["O1", "O2", "Y1", "Y2", "G1", ".."];
const LETTERS = { orange: "O", lemon: "Y", lime: "G" };
const TURNS = [0, 90, 180, 270];
const POINTS = Array.from({ length: 12 }, (_, i) => ({ x: (i * 7) % 5, y: ((i * 3) % 4) + 0.5 }));

function sign(cell: { fruit: "orange" | "lemon" | "lime" | null; fruits: number }): string {
  return cell.fruit ? `${LETTERS[cell.fruit]}${cell.fruits}` : "..";
}

describe("a card", () => {
  test.each([
    [0, [0, 1, 2, 3, 4, 5]],
    [90, [3, 0, 4, 1, 5, 2]],
    [180, [5, 4, 3, 2, 1, 0]],
    [270, [2, 5, 1, 4, 0, 3]],
  ])("turned by %s degrees lies as in deck.py", (turn, order) => {
    const laid = { card: 1, turn, x: 3, y: -2 };
    const cells = laidCells(laid, ROWS);
    const found = [1, 2, 3, 4, 5, 6].map((number) => {
      const place = cellOf(laid, number);
      return sign(cells.find(({ x, y }) => x === place.x && y === place.y)!);
    });
    expect(found).toEqual(order.map((i) => SIGNS[i]));
  });

  test.each(TURNS)("turned by %s degrees lies with its middle under the pointer", (turn) => {
    for (const place of [
      { x: 0, y: 0 },
      { x: -3, y: 4 },
      { x: 5, y: -7 },
    ]) {
      const at = middle({ ...place, turn });
      expect(placeNear(at, turn)).toEqual(place);
      expect(placeNear({ x: at.x + 0.4, y: at.y - 0.4 }, turn)).toEqual(place);
    }
  });

  test("covers only its own box", () => {
    const box = cardBox({ x: 2, y: 1, turn: 90 });
    expect(box).toEqual({ left: 2, top: -1, right: 4, bottom: 2 });
    expect(overlap(box, cardBox({ x: 3, y: -1, turn: 0 }))).toBe(true);
    expect(overlap(box, cardBox({ x: 4, y: 1, turn: 0 }))).toBe(false);
  });

  test("turned four times is the same as before", () => {
    expect(TURNS.map((turn) => turned(turn, 4))).toEqual(TURNS);
    expect(turned(0, -1)).toBe(270);
    expect(turned(270, 1)).toBe(0);
  });
});

describe("arrow keys", () => {
  test("right visits all points and returns to the first", () => {
    const seen = new Set<number>();
    let here = 0;
    do {
      seen.add(here);
      here = step(POINTS, here, "ArrowRight");
    } while (here !== 0);
    expect(seen.size).toBe(POINTS.length);
    expect(step(POINTS, step(POINTS, 5, "ArrowRight"), "ArrowLeft")).toBe(5);
  });

  test.each<Direction>(["ArrowUp", "ArrowDown"])("%s goes to the next row, or stays in the last one", (direction) => {
    const rows = [...new Set(POINTS.map(({ y }) => y))].sort((one, other) => one - other);
    POINTS.forEach((point, i) => {
      const wanted = rows[rows.indexOf(point.y) + (direction === "ArrowDown" ? 1 : -1)];
      const found = step(POINTS, i, direction);
      expect(POINTS[found]!.y).toBe(wanted ?? point.y);
      const distance = Math.abs(POINTS[found]!.x - point.x);
      const others = POINTS.filter(({ y }) => y === wanted).map(({ x }) => Math.abs(x - point.x));
      if (wanted !== undefined) expect(distance).toBe(Math.min(...others));
    });
  });
});

test("a point that is too far away is not hit", () => {
  expect(nearest(POINTS, { x: 0.1, y: 0.6 }, 0.75)).toBe(0);
  expect(nearest(POINTS, { x: -2, y: 0.5 }, 0.75)).toBeNull();
});
