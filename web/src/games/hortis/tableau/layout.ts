// The places of cards and cells on the screen. Lengths are in cells, downwards; a cell (x, y) begins at (x, -y).

import type { Box, Point } from "../../shared/stage/camera";
import type { Face, Fruit, Laid, Place } from "../shapes";

export interface CardCell extends Point {
  /** null: a glade. */
  fruit: Fruit | null;
  fruits: number;
}

const LETTERS: Record<string, Fruit> = { O: "orange", Y: "lemon", G: "lime" };

/** The six cells of an unturned card, by their middles, relative to the middle of the card. */
export function cardCells(rows: string[]): CardCell[] {
  return rows.flatMap((row, j) =>
    row
      .split(" ")
      .map((sign, i) => ({ x: i - 1, y: j - 0.5, fruit: LETTERS[sign[0]!] ?? null, fruits: Number(sign[1]) || 0 })),
  );
}

export function size(turn: number): { columns: number; rows: number } {
  return turn % 180 ? { columns: 2, rows: 3 } : { columns: 3, rows: 2 };
}

/** The turn after this many quarters clockwise. */
export function turned(turn: number, quarters: number): number {
  return (((turn + 90 * quarters) % 360) + 360) % 360;
}

export function middle(laid: Place & { turn: number }): Point {
  const { columns, rows } = size(laid.turn);
  return { x: laid.x + columns / 2, y: rows / 2 - laid.y };
}

/** The place of the upper left cell that brings the middle of the card closest to a point. */
export function placeNear(point: Point, turn: number): Place {
  const { columns, rows } = size(turn);
  return { x: Math.round(point.x - columns / 2) + 0, y: 0 - Math.round(point.y - rows / 2) };
}

export function cellAt(point: Point): Place {
  return { x: Math.floor(point.x), y: 0 - Math.floor(point.y) };
}

export function cardBox(laid: Place & { turn: number }): Box {
  const { columns, rows } = size(laid.turn);
  return { left: laid.x, top: -laid.y, right: laid.x + columns, bottom: rows - laid.y };
}

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function wider(box: Box, margin: number): Box {
  return { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
}

export function contains(box: Box, point: Point): boolean {
  return point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The nearest of some points, unless it is farther than `farthest`. */
export function nearest(points: Point[], from: Point, farthest = Infinity): number | null {
  let found: number | null = null;
  let least = farthest;
  points.forEach((point, i) => {
    const distance = Math.hypot(point.x - from.x, point.y - from.y);
    if (distance <= least) [found, least] = [i, distance];
  });
  return found;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Left and right visit all points in reading order; up and down go to the nearest one in the next row that has any. */
export function step(points: Point[], from: number, direction: Direction): number {
  const reading = points.map((_, i) => i).sort((a, b) => points[a]!.y - points[b]!.y || points[a]!.x - points[b]!.x);
  const here = points[from]!;
  if (direction === "ArrowLeft" || direction === "ArrowRight") {
    const by = direction === "ArrowRight" ? 1 : -1;
    return reading.at((reading.indexOf(from) + by) % reading.length)!;
  }
  const down = direction === "ArrowDown";
  const beyond = reading.filter((i) => (down ? points[i]!.y > here.y : points[i]!.y < here.y));
  if (!beyond.length) return from;
  const row = points[down ? beyond[0]! : beyond.at(-1)!]!.y;
  const there = beyond.filter((i) => points[i]!.y === row);
  return there[
    nearest(
      there.map((i) => points[i]!),
      { x: here.x, y: row },
    )!
  ]!;
}

/** The cells of a card where it lies. */
export function laidCells(laid: Laid, rows: string[]): (Place & { fruit: Fruit | null; fruits: number })[] {
  const { x, y } = middle(laid);
  return cardCells(rows).map((cell) => {
    let [dx, dy] = [cell.x, cell.y];
    for (let turn = 0; turn < laid.turn; turn += 90) [dx, dy] = [-dy, dx];
    return { ...cellAt({ x: x + dx, y: y + dy }), fruit: cell.fruit, fruits: cell.fruits };
  });
}

/** A cell of a laid card, by its number in reading order from 1. */
export function cellOf(laid: Laid, number: number): Place {
  const { columns } = size(laid.turn);
  return { x: laid.x + ((number - 1) % columns), y: laid.y - Math.floor((number - 1) / columns) };
}

export function sameFace(one: Face | null, other: Face | null): boolean {
  return one !== null && other !== null && one.card === other.card && one.turn === other.turn;
}
