import { expect, test } from "vitest";
import type { Point } from "../../table/camera";
import { CLEARANCE, layOut, type Grown, type Layout, type Stand } from "./layout";

/** A small generator, so that a failure comes back. */
function dice(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

class Tree {
  twigs: Grown[] = [];
  level = 0;

  constructor(private fork: boolean) {
    this.branches(4);
  }

  private add(parent: number | null, side: number): number {
    const trunk = parent === null ? this.level : this.twigs[parent]!.trunk;
    this.twigs.push({ twig: this.twigs.length, parent, side, trunk });
    return this.twigs.length - 1;
  }

  carried(tip: number): number {
    return this.twigs.filter(({ parent }) => parent === tip).length;
  }

  branches(count: number): void {
    for (let side = 0; side < count; side++) {
      const first = this.add(null, side);
      const second = this.add(first, 0);
      this.add(this.fork ? first : second, this.fork ? 1 : 0);
    }
  }

  growTrunk(): void {
    this.level++;
    this.branches(2);
  }

  /** On a tip that has room, among the last few ones for a slender tree. */
  grow(roll: (below: number) => number, among: number): void {
    const open = this.twigs.filter(({ twig }) => this.carried(twig) < 2).slice(-among);
    const tip = open[roll(open.length)]!.twig;
    this.add(tip, this.carried(tip));
  }
}

function* growing(seed: number, most: number): Generator<Grown[]> {
  const roll = dice(seed);
  const tree = new Tree(seed % 2 === 1);
  const among = [Infinity, 12, 40, 2][seed % 4]!;
  yield [...tree.twigs];
  while (tree.twigs.length < most) {
    if (tree.level < 4 && roll(40) === 0) tree.growTrunk();
    else tree.grow(roll, among);
    yield [...tree.twigs];
  }
}

function grownTo(seed: number, most: number): Grown[] {
  return [...growing(seed, most)].at(-1)!;
}

function nearestTwo(stands: Stand[]): number {
  let least = Infinity;
  stands.forEach((one, i) => {
    for (const other of stands.slice(i + 1)) least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
  });
  return least;
}

function depthOf(twigs: Grown[], twig: number): number {
  const { parent } = twigs[twig]!;
  return parent === null ? 0 : depthOf(twigs, parent) + 1;
}

/** Rings from the inside, each with its twigs from left to right. */
function rings(twigs: Grown[], { stands }: Layout): number[][] {
  const found: number[][] = [];
  for (const { twig } of twigs) (found[depthOf(twigs, twig)] ??= []).push(twig);
  const angle = (twig: number) => Math.atan2(stands[twig]!.x, -stands[twig]!.y);
  return found.map((ring) => ring.sort((one, other) => angle(one) - angle(other)));
}

function along({ from, bends, x, y }: Stand, t: number): Point {
  const all = [from, ...bends, { x, y }];
  const share = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return { x: all.reduce((sum, at, i) => sum + at.x * share[i]!, 0), y: all.reduce((sum, at, i) => sum + at.y * share[i]!, 0) };
}

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

test.each(SEEDS)("no two tips overlap in a tree of 300 twigs (%i)", (seed) => {
  const twigs = grownTo(seed, 300);
  expect(nearestTwo(layOut(twigs).stands)).toBeGreaterThanOrEqual(CLEARANCE);
});

test.each(SEEDS.slice(0, 8))("the left-right order stays when something is added (%i)", (seed) => {
  let before: { twigs: Grown[]; order: number[]; rings: number[][] } | null = null;
  for (const twigs of growing(seed, 120)) {
    const layout = layOut(twigs);
    const now = rings(twigs, layout);
    if (before) {
      const known = new Set(before.twigs.map(({ twig }) => twig));
      expect(layout.order.filter((twig) => known.has(twig))).toEqual(before.order);
      before.rings.forEach((ring, depth) => expect(now[depth]!.filter((twig) => known.has(twig))).toEqual(ring));
    }
    before = { twigs, order: layout.order, rings: now };
  }
});

test.each(SEEDS)("every twig is walked once, after what it grows from, and on its ring from left to right (%i)", (seed) => {
  const twigs = grownTo(seed, 60 + 10 * seed);
  const layout = layOut(twigs);
  expect([...layout.order].sort((one, other) => one - other)).toEqual(twigs.map(({ twig }) => twig));
  const place = new Map(layout.order.map((twig, i) => [twig, i]));
  for (const { twig, parent } of twigs) if (parent !== null) expect(place.get(parent)!).toBeLessThan(place.get(twig)!);
  for (const ring of rings(twigs, layout)) {
    const walked = [...ring].sort((one, other) => place.get(one)! - place.get(other)!);
    expect(ring).toEqual(walked);
  }
});

test.each(SEEDS)("twigs begin where the tip below ends, above the ground and within the box (%i)", (seed) => {
  const twigs = grownTo(seed, 200);
  const { stands, box, ground } = layOut(twigs);
  for (const { twig, parent } of twigs) {
    const { from, x, y } = stands[twig]!;
    if (parent === null) expect(from.x).toBe(0);
    else expect(from).toEqual({ x: stands[parent]!.x, y: stands[parent]!.y });
    expect(y).toBeLessThan(ground);
    expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true);
  }
});

test.each(SEEDS.slice(0, 12))("the wood of one twig does not run over the tip of another (%i)", (seed) => {
  const twigs = grownTo(seed, 300);
  const { stands } = layOut(twigs);
  let least = Infinity;
  for (const twig of twigs) {
    for (const t of [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]) {
      const at = along(stands[twig.twig]!, t);
      for (const tip of stands) {
        if (tip.twig === twig.twig || tip.twig === twig.parent) continue;
        least = Math.min(least, Math.hypot(at.x - tip.x, at.y - tip.y));
      }
    }
  }
  expect(least).toBeGreaterThan(8);
});

test("the same tree is always laid out the same", () => {
  const twigs = grownTo(5, 150);
  expect(layOut(twigs)).toEqual(layOut(twigs.map((twig) => ({ ...twig }))));
});

test("the left of the tree stays left of the trunk", () => {
  const twigs = grownTo(4, 250);
  const { stands } = layOut(twigs);
  for (const { twig } of twigs) {
    let root = twigs[twig]!;
    while (root.parent !== null) root = twigs[root.parent]!;
    expect(Math.sign(stands[twig]!.x)).toBe(root.side % 2 ? 1 : -1);
  }
});
