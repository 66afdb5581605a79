// The places of the cards in a garden, and the visible part of it. Columns go east, rows go north; drawing units go east and south.

import type { Path, Planted } from "../shapes";

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** Inclusive bounds of columns and rows. */
export interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

export const CARD = { width: 60, height: 84 };
export const GAP = 12;
export const PITCH = { x: CARD.width + GAP, y: CARD.height + GAP };
/** At least this many columns and rows are visible, so that the first card is not a giant. */
const LEAST = { columns: 5, rows: 4 };
const CLOSEST = 2.5 * PITCH.x;

/** The upper left corner of the card there. */
export function corner({ x, y }: Spot): Spot {
  return { x: x * PITCH.x, y: -y * PITCH.y };
}

export function middle(spot: Spot): Spot {
  const { x, y } = corner(spot);
  return { x: x + CARD.width / 2, y: y + CARD.height / 2 };
}

export function text({ x, y }: Spot): string {
  return `(${x},${y})`;
}

/** The inverse of `text`. */
export function spotOf(text: string): Spot {
  const [x, y] = text.slice(1, -1).split(",").map(Number);
  return { x: x!, y: y! };
}

export function bounds(cards: Spot[], margin: number): Bounds {
  const xs = cards.map(({ x }) => x);
  const ys = cards.map(({ y }) => y);
  if (!cards.length) return { west: 0, east: 0, south: 0, north: 0 };
  return {
    west: Math.min(...xs) - margin,
    east: Math.max(...xs) + margin,
    south: Math.min(...ys) - margin,
    north: Math.max(...ys) + margin,
  };
}

/** All cells, row by row from the north. */
export function rows({ west, east, south, north }: Bounds): Spot[][] {
  return Array.from({ length: north - south + 1 }, (_, row) =>
    Array.from({ length: east - west + 1 }, (_, column) => ({ x: west + column, y: north - row })),
  );
}

export function contains({ west, east, south, north }: Bounds, { x, y }: Spot): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

export function around({ west, east, south, north }: Bounds): Box {
  const { x, y } = corner({ x: west, y: north });
  return {
    x: x - GAP / 2,
    y: y - GAP / 2,
    width: (east - west + 1) * PITCH.x,
    height: (north - south + 1) * PITCH.y,
  };
}

/** The content with some room around it, so that a single card does not fill everything. */
export function loose(content: Box): Box {
  return centred(
    content,
    Math.max(content.width, LEAST.columns * PITCH.x),
    Math.max(content.height, LEAST.rows * PITCH.y),
  );
}

/** The smallest box of this shape (width by height) around the content. */
export function fit(content: Box, shape: number): Box {
  const height = Math.max(
    content.height,
    content.width / shape,
    Math.min(LEAST.rows * PITCH.y, (LEAST.columns * PITCH.x) / shape),
  );
  return centred(content, height * shape, height);
}

function centred(on: Box, width: number, height: number): Box {
  return { x: on.x + (on.width - width) / 2, y: on.y + (on.height - height) / 2, width, height };
}

/** The camera stays where it is while it shows the content, and otherwise moves no more than it must. */
export function following(camera: Box | null, content: Box, shape: number): Box {
  const wanted = fit(content, shape);
  if (!camera || camera.width < wanted.width || camera.width > 2 * wanted.width || !sameShape(camera, wanted))
    return wanted;
  return {
    ...camera,
    x: between(content.x + content.width - camera.width, camera.x, content.x),
    y: between(content.y + content.height - camera.height, camera.y, content.y),
  };
}

export function sameShape(one: Box, other: Box): boolean {
  return Math.abs(one.width / one.height - other.width / other.height) < 0.01;
}

/** Zooms in by the factor; the point `at` stays where it is. Neither closer than a few cards nor farther than twice the content. */
export function zoomed(camera: Box, factor: number, at: Spot, content: Box): Box {
  const farthest = 2 * fit(content, camera.width / camera.height).width;
  const width = Math.min(farthest, Math.max(CLOSEST, camera.width / factor));
  const scale = width / camera.width;
  return {
    x: at.x - (at.x - camera.x) * scale,
    y: at.y - (at.y - camera.y) * scale,
    width,
    height: camera.height * scale,
  };
}

/** Pans; the middle of the camera stays over the content. */
export function panned(camera: Box, dx: number, dy: number, content: Box): Box {
  const x = camera.x + camera.width / 2 + dx;
  const y = camera.y + camera.height / 2 + dy;
  return {
    ...camera,
    x: between(content.x, x, content.x + content.width) - camera.width / 2,
    y: between(content.y, y, content.y + content.height) - camera.height / 2,
  };
}

/** Moves as little as necessary to show the cell. */
export function showing(camera: Box, spot: Spot): Box {
  const { x, y } = corner(spot);
  const [left, right] = [x - GAP, x + CARD.width + GAP];
  const [top, bottom] = [y - GAP, y + CARD.height + GAP];
  return {
    ...camera,
    x: Math.min(Math.max(camera.x, right - camera.width), left),
    y: Math.min(Math.max(camera.y, bottom - camera.height), top),
  };
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The path through the middles of its cards; empty if a card is missing. */
export function walk(cards: Planted[], path: string[]): Spot[] {
  const spots = path.map((name) => cards.find(({ card }) => card === name));
  return spots.every((spot) => spot !== undefined) ? spots.map(middle) : [];
}

export interface Bridge extends Spot {
  species: string;
  upright: boolean;
}

/** The visible parts of the paths between two cards: a short bridge each, side by side if several take the same way. */
export function bridges(cards: Planted[], paths: Record<string, Path>): Bridge[] {
  const taken = new Map<string, { x: number; y: number; upright: boolean; species: string[] }>();
  for (const [species, path] of Object.entries(paths)) {
    const spots = walk(cards, path.cards);
    for (const [i, from] of spots.slice(0, -1).entries()) {
      const to = spots[i + 1]!;
      const x = (from.x + to.x) / 2;
      const y = (from.y + to.y) / 2;
      const way = taken.get(`${x} ${y}`) ?? { x, y, upright: from.x === to.x, species: [] };
      way.species.push(species);
      taken.set(`${x} ${y}`, way);
    }
  }
  return [...taken.values()].flatMap(({ x, y, upright, species }) =>
    species.map((name, i) => {
      const aside = (i - (species.length - 1) / 2) * 9;
      return { species: name, upright, x: x + (upright ? aside : 0), y: y + (upright ? 0 : aside) };
    }),
  );
}

/** The gain of the paths. */
export function gains(
  before: Record<string, Path>,
  after: Record<string, Path>,
): { species: string; points: number; more: number }[] {
  return Object.entries(after)
    .map(([species, { points }]) => ({ species, points, more: points - (before[species]?.points ?? 0) }))
    .filter(({ more }) => more !== 0);
}
