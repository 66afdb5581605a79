import { expect, test } from "vitest";
import {
  around,
  bounds,
  type Box,
  bridges,
  CARD,
  contains,
  corner,
  fit,
  following,
  gains,
  GAP,
  loose,
  middle,
  panned,
  PITCH,
  rows,
  showing,
  walk,
  zoomed,
} from "./layout";

const CARDS = [
  { card: "j1", x: 0, y: 0 },
  { card: "j3", x: 1, y: 0 },
  { card: "o5", x: 1, y: 1 },
  { card: "j8", x: 2, y: 1 },
];

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x + 1e-9 &&
    outer.y <= inner.y + 1e-9 &&
    outer.x + outer.width >= inner.x + inner.width - 1e-9 &&
    outer.y + outer.height >= inner.y + inner.height - 1e-9
  );
}

test("north is up: a higher row is drawn further up", () => {
  expect(corner({ x: 1, y: 1 })).toEqual({ x: PITCH.x, y: -PITCH.y });
  expect(middle({ x: 0, y: 0 })).toEqual({ x: CARD.width / 2, y: CARD.height / 2 });
});

test("an empty garden is one cell, others have empty cells all round", () => {
  expect(bounds([], 1)).toEqual({ west: 0, east: 0, south: 0, north: 0 });
  expect(bounds(CARDS, 1)).toEqual({ west: -1, east: 3, south: -1, north: 2 });
  expect(contains(bounds(CARDS, 1), { x: 3, y: 2 })).toBe(true);
  expect(contains(bounds(CARDS, 1), { x: 4, y: 0 })).toBe(false);
});

test("rows go from north to south and from west to east", () => {
  const grid = rows(bounds(CARDS, 0));
  expect(grid.map((row) => row.map(({ x, y }) => `${x},${y}`))).toEqual([
    ["0,1", "1,1", "2,1"],
    ["0,0", "1,0", "2,0"],
  ]);
});

test("every card lies within the box around the garden", () => {
  const box = around(bounds(CARDS, 0));
  for (const card of CARDS) expect(holds(box, { ...corner(card), ...CARD })).toBe(true);
});

test.each([0.3, 0.7, 1, 1.6, 3])("a box fitted to the shape %f holds everything, in that shape", (shape) => {
  for (const cards of [[], CARDS, [...CARDS, { card: "b1", x: -9, y: 3 }]]) {
    const content = around(bounds(cards, 1));
    const camera = fit(content, shape);
    expect(camera.width / camera.height).toBeCloseTo(shape);
    expect(holds(camera, content)).toBe(true);
    expect(holds(loose(content), content)).toBe(true);
  }
});

test("zooming keeps the point under the fingers, and has limits", () => {
  const content = around(bounds(CARDS, 1));
  const camera = fit(content, 1.5);
  const at = { x: 40, y: -30 };
  const closer = zoomed(camera, 1.4, at, content);
  expect(closer.width).toBeCloseTo(camera.width / 1.4);
  expect((at.x - closer.x) / closer.width).toBeCloseTo((at.x - camera.x) / camera.width);
  expect((at.y - closer.y) / closer.height).toBeCloseTo((at.y - camera.y) / camera.height);
  expect(zoomed(camera, 1000, at, content).width).toBe(2.5 * PITCH.x);
  expect(zoomed(camera, 0.001, at, content).width).toBeCloseTo(2 * camera.width);
});

test("the garden cannot be panned out of sight", () => {
  const content = around(bounds(CARDS, 1));
  const camera = fit(content, 1);
  for (const [dx, dy] of [
    [9999, 9999],
    [-9999, 9999],
    [0, -9999],
    [20, 5],
  ] as const) {
    const { x, y, width, height } = panned(camera, dx, dy, content);
    expect(holds(content, { x: x + width / 2, y: y + height / 2, width: 0, height: 0 })).toBe(true);
  }
});

test("walking to a cell shows it, and nothing moves if it is visible already", () => {
  const camera = { x: 0, y: 0, width: 300, height: 200 };
  expect(showing(camera, { x: 1, y: 0 })).toMatchObject({ x: 0, width: 300 });
  const moved = showing(camera, { x: 9, y: -7 });
  expect(holds(moved, { ...corner({ x: 9, y: -7 }), ...CARD })).toBe(true);
});

test("a path leads through the middles of its cards", () => {
  expect(walk(CARDS, ["j1", "j3", "o5"])).toEqual(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ].map(middle),
  );
  expect(walk(CARDS, ["j1", "w4"])).toEqual([]);
});

test("paths along the same way lie side by side", () => {
  const paths = { j: { points: 5, cards: ["j1", "j3", "o5", "j8"] }, o: { points: 2, cards: ["j3", "o5"] } };
  const found = bridges(CARDS, paths);
  expect(found.map(({ species, upright }) => `${species}${upright ? "|" : "-"}`).sort()).toEqual([
    "j-",
    "j-",
    "j|",
    "o|",
  ]);
  const [one, other] = found.filter(({ upright }) => upright);
  expect(one!.y).toBe(other!.y);
  expect(Math.abs(one!.x - other!.x)).toBe(9);
  expect(found[0]).toMatchObject({ x: CARD.width + GAP / 2, y: CARD.height / 2 });
});

test("only a change is a gain", () => {
  const before = { j: { points: 5, cards: [] }, o: { points: 2, cards: [] } };
  const after = { ...before, j: { points: 8, cards: [] }, w: { points: 2, cards: [] } };
  expect(gains(before, after)).toEqual([
    { species: "j", points: 8, more: 3 },
    { species: "w", points: 2, more: 2 },
  ]);
});

test("the camera follows a growing garden, and stands still while it shows all of it", () => {
  const small = around(bounds(CARDS.slice(0, 1), 1));
  const camera = following(null, small, 1.5);
  expect(camera).toEqual(fit(small, 1.5));
  const beside = around(bounds(CARDS.slice(0, 2), 1));
  expect(following(camera, beside, 1.5)).toEqual(camera);
  const far = around(bounds([...CARDS, { x: 9, y: 1 }], 1));
  expect(following(camera, far, 1.5)).toEqual(fit(far, 1.5));
  const moved = following({ ...camera, x: 1000 }, small, 1.5);
  expect([moved.x, moved.width]).toEqual([small.x, camera.width]);
  expect(holds(moved, small)).toBe(true);
  expect(following(camera, small, 1)).toEqual(fit(small, 1));
});
