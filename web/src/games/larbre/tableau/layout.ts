// The places of the twigs. All twigs equally far from the trunk stand on one ring around the top of the trunk; on each ring the left-right order is
// that of the branches and of the sides of their tips, so it never changes. Subtrees are pushed together until they would touch (Reingold and
// Tilford's contours, in angles), then spread over the crown; rings grow when there is no room.

import type { Box, Point } from "../../shared/stage/camera";

/** The facts about a twig that the layout needs. */
export interface Grown {
  twig: number;
  parent: number | null;
  side: number;
  trunk: number;
}

export interface Stand extends Point {
  twig: number;
  /** The start of the twig, and how it bends from there to its tip. */
  from: Point;
  bends: [Point, Point];
  /** The direction of the tip, clockwise from upright. */
  angle: number;
  /** The width of the wood at its start and at its tip. */
  width: [number, number];
}

export interface Layout {
  /** By the number of the twig. */
  stands: Stand[];
  /** Twigs from left to right, each before those that grow from it. */
  order: number[];
  box: Box;
  /** The ground, where the trunk stands; its top is at (0, 0). */
  ground: number;
  /** The width of the trunk at the ground and at its top. */
  trunk: [number, number];
  /** The start of each tile of the trunk, from the lowest. */
  joints: number[];
  /** The largest size at which pieces do not touch each other. */
  size: number;
}

/** The smallest distance between two tips. */
export const CLEARANCE = 24;
const SPACING = 34;
const RING = 46;
const FIRST_RING = 84;
/** How far a tip may stray from its ring, so that nothing looks drawn with a compass. */
const STRAY = 9;
const TILE = 46;
const FOOT = 96;
/** How far each half of the crown opens, in radians: a young tree at least, a full one at most. */
const LEAST_OPEN = 1.36;
const MOST_OPEN = 1.85;
/** If there is room, pieces are drawn this much larger. */
const LARGEST = 1.6;

interface Shape {
  /** From the angle of the parent twig to its own. */
  turn: number;
  /** The smallest and the largest angle on its own ring and on those farther out, relative to its own angle. */
  low: number[];
  high: number[];
}

export function layOut(twigs: Grown[]): Layout {
  const kids: number[][] = twigs.map(() => []);
  for (const { twig, parent } of twigs) if (parent !== null) kids[parent]!.push(twig);
  for (const some of kids) some.sort((one, other) => twigs[one]!.side - twigs[other]!.side);
  const left = rootsOf(twigs, 0);
  const right = rootsOf(twigs, 1);
  const { angles, room, scale } = crown(twigs, kids, left, right);
  const top = Math.max(...twigs.map(({ trunk }) => trunk));
  const tall = Math.sqrt(scale);
  const joints = Array.from({ length: top + 1 }, (_, level) => (top - level) * TILE * tall + 8);
  const weight = weights(twigs);
  const stands: Stand[] = [];
  const depth: number[] = [];
  for (const { twig, parent, side, trunk } of twigs) {
    depth[twig] = parent === null ? 0 : depth[parent]! + 1;
    const aside = Math.min(10, (SPACING * room - CLEARANCE - 1) / 2) * chance(twig, 1);
    const radius = ring(depth[twig]!, scale) + STRAY * chance(twig, 2);
    const turn = angles[twig]! + aside / radius;
    const tip = { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
    const below = parent === null ? null : stands[parent]!;
    const from = below ? { x: below.x, y: below.y } : { x: 0, y: joints[trunk]! + (trunk === 0 && side < 2 ? 24 : -4) };
    const start = below ? below.angle : turn * 0.9;
    const straight = Math.atan2(tip.x - from.x, from.y - tip.y);
    const angle = straight + 0.5 * (turn - straight) + 0.12 * chance(twig, 3);
    const length = Math.hypot(tip.x - from.x, tip.y - from.y);
    const most = Math.max(0, ...kids[twig]!.map((kid) => weight[kid]!));
    stands[twig] = {
      twig,
      ...tip,
      from,
      angle,
      bends: [
        along(from, start + 0.35 * (straight - start), length * 0.36),
        along(tip, angle + Math.PI, length * 0.34),
      ],
      width: [wood(weight[twig]!) * (below ? 1 : 1.5 * tall), most ? wood(most) : 3.4],
    };
  }
  const lowest = Math.max(...stands.map(({ y }) => y));
  const ground = Math.max(joints[0]! + FOOT * tall, lowest + 2 * SPACING);
  const highest = stands.filter(({ twig }) => twigs[twig]!.parent === null && twigs[twig]!.trunk === top).slice(-2);
  const thick = (26 + 5 * top + 1.6 * Math.sqrt(twigs.length)) * tall;
  return {
    stands,
    order: [...left, ...right].flatMap((root) => climb(root, kids)),
    ground,
    box: around(stands, ground),
    trunk: [
      thick * 1.3,
      Math.min(
        thick * 0.7,
        highest.reduce((sum, { width }) => sum + width[0], 0),
      ),
    ],
    joints,
    size: Math.max(1, Math.min(LARGEST, nearest(stands.filter(({ twig }) => !kids[twig]!.length)) / CLEARANCE)),
  };
}

/** The radius of a ring. If the crown needs more room, the first ring moves out most. */
function ring(depth: number, scale: number): number {
  return FIRST_RING * scale + depth * RING * Math.sqrt(scale);
}

/** The first twigs of the branches on one side of the trunk (0: left), from left to right. Lower ones are farther out. */
function rootsOf(twigs: Grown[], side: number): number[] {
  const roots = twigs.filter((twig) => twig.parent === null && twig.side % 2 === side);
  roots.sort((one, other) => one.trunk - other.trunk || one.side - other.side);
  return (side ? roots.reverse() : roots).map(({ twig }) => twig);
}

/** The angle of every twig, clockwise from upright; the extra spread between them; and the scale of the rings. */
function crown(twigs: Grown[], kids: number[][], left: number[], right: number[]) {
  let scale = 1;
  for (;;) {
    const halves = [half([...left].reverse(), kids, scale, true), half(right, kids, scale, false)] as const;
    const need = Math.max(halves[0].need, halves[1].need);
    if (need > MOST_OPEN * 1.001) {
      scale *= Math.max(1.01, need / MOST_OPEN);
      continue;
    }
    const stretch = halves.map(({ need }) => Math.max(1, LEAST_OPEN / need));
    const angles: number[] = [];
    const isLeft = new Set(left);
    for (const { twig, parent } of twigs) {
      if (parent === null)
        angles[twig] = isLeft.has(twig) ? -halves[0].turn(twig)! * stretch[0]! : halves[1].turn(twig)! * stretch[1]!;
      else {
        const mirrored = halves[0].turn(twig) !== undefined;
        angles[twig] =
          angles[parent]! + (mirrored ? -halves[0].turn(twig)! * stretch[0]! : halves[1].turn(twig)! * stretch[1]!);
      }
    }
    return { angles, room: Math.min(...stretch), scale };
  }
}

/** One half of the crown, from its middle outwards; the left one is laid out as a mirror image. */
function half(roots: number[], kids: number[][], scale: number, mirrored: boolean) {
  const turns = new Map<number, number>();
  const apart = (depth: number) => SPACING / (ring(depth, scale) - STRAY);

  function shape(twig: number, depth: number): Shape {
    const above = kids[twig]!.map((kid) => shape(kid, depth + 1));
    if (mirrored) above.reverse();
    if (above.length === 1) above[0]!.turn = 0.3 * apart(depth + 1) * chance(twig, 4);
    else if (above.length === 2) {
      const wide = gap(above[0]!.high, above[1]!.low, depth + 1) / 2;
      above[0]!.turn = -wide;
      above[1]!.turn = wide;
    }
    const some = mirrored ? [...kids[twig]!].reverse() : kids[twig]!;
    some.forEach((kid, i) => turns.set(kid, above[i]!.turn));
    return { turn: 0, low: [0, ...outline(above, "low", Math.min)], high: [0, ...outline(above, "high", Math.max)] };
  }

  /** The necessary distance of two neighbours on all rings that both reach. */
  function gap(high: number[], low: number[], depth: number): number {
    let most = 0;
    for (let i = 0; i < Math.min(high.length, low.length); i++)
      most = Math.max(most, high[i]! - low[i]! + apart(depth + i));
    return most;
  }

  const edge: number[] = [];
  for (const root of roots) {
    const own = shape(root, 0);
    let turn = 0;
    own.low.forEach(
      (low, i) => (turn = Math.max(turn, edge[i] === undefined ? apart(i) / 2 - low : edge[i]! + apart(i) - low)),
    );
    turns.set(root, turn);
    own.high.forEach((high, i) => (edge[i] = turn + high));
  }
  return { need: Math.max(0.01, ...edge), turn: (twig: number) => turns.get(twig) };
}

function outline(shapes: Shape[], which: "low" | "high", best: (...values: number[]) => number): number[] {
  const found: number[] = [];
  for (const shape of shapes) {
    shape[which].forEach((angle, i) => {
      const here = shape.turn + angle;
      found[i] = found[i] === undefined ? here : best(found[i]!, here);
    });
  }
  return found;
}

/** The number of twigs on each one, itself included. */
function weights(twigs: Grown[]): number[] {
  const sums = twigs.map(() => 1);
  for (const { twig, parent } of twigs.toReversed()) if (parent !== null) sums[parent]! += sums[twig]!;
  return sums;
}

function wood(weight: number): number {
  return 3.6 + 2 * Math.sqrt(weight);
}

function climb(twig: number, kids: number[][]): number[] {
  return [twig, ...kids[twig]!.flatMap((kid) => climb(kid, kids))];
}

function along({ x, y }: Point, angle: number, length: number): Point {
  return { x: x + length * Math.sin(angle), y: y - length * Math.cos(angle) };
}

/** From -1 to 1, always the same for a twig. */
function chance(twig: number, which: number): number {
  const wild = Math.sin(twig * 12.9898 + which * 78.233) * 43758.5453;
  return 2 * (wild - Math.floor(wild)) - 1;
}

/** The distance of the two nearest points; compares only those that are close from left to right. */
function nearest(points: Point[]): number {
  const sorted = points.toSorted((one, other) => one.x - other.x);
  let least = Infinity;
  sorted.forEach((one, i) => {
    for (let j = i + 1; j < sorted.length && sorted[j]!.x - one.x < least; j++)
      least = Math.min(least, Math.hypot(sorted[j]!.x - one.x, sorted[j]!.y - one.y));
  });
  return least;
}

function around(stands: Point[], ground: number): Box {
  const xs = stands.map(({ x }) => x);
  const ys = stands.map(({ y }) => y);
  return {
    left: Math.min(-150, ...xs) - RING,
    top: Math.min(-150, ...ys) - RING,
    right: Math.max(150, ...xs) + RING,
    bottom: ground + 26,
  };
}

/** A twig's outline, wide at its start. It has the same commands for every twig, so that it can be animated. */
export function woodPath({ from, bends: [one, other], x, y, width }: Stand): string {
  const [wide, narrow] = [width[0] / 2, width[1] / 2];
  const begin = normal(from, one);
  const end = normal(other, { x, y });
  const at = ({ x, y }: Point, side: Point, by: number) => `${round(x + side.x * by)} ${round(y + side.y * by)}`;
  const third = (2 * wide + narrow) / 3;
  const twoThirds = (wide + 2 * narrow) / 3;
  const tip = { x, y };
  return (
    `M${at(from, begin, wide)}C${at(one, begin, third)} ${at(other, end, twoThirds)} ${at(tip, end, narrow)}` +
    `L${at(tip, end, -narrow)}C${at(other, end, -twoThirds)} ${at(one, begin, -third)} ${at(from, begin, -wide)}Z`
  );
}

/** Its middle line. */
export function linePath({ from, bends: [one, other], x, y }: Stand): string {
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return `M${at(from)}C${at(one)} ${at(other)} ${at({ x, y })}`;
}

function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
