import { expect, test } from "vitest";
import type { Point } from "../../shared/stage/camera";
import { CLEARANCE, type Grown, type Layout, layOut, type Stand } from "./layout";
import { growing, grownTo } from "./randomTree";

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
  return {
    x: all.reduce((sum, at, i) => sum + at.x * share[i]!, 0),
    y: all.reduce((sum, at, i) => sum + at.y * share[i]!, 0),
  };
}

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

test.each(SEEDS)("no two tips overlap in a tree of 300 twigs (%i)", (seed) => {
  const twigs = grownTo(seed, 300);
  expect(nearestTwo(layOut(twigs).stands)).toBeGreaterThanOrEqual(CLEARANCE);
});

test.each(SEEDS)("no two pieces touch, however large they are drawn (%i)", (seed) => {
  for (const most of [12, 40, 80, 150, 300]) {
    const twigs = grownTo(seed, most);
    const { stands, size } = layOut(twigs);
    const carrying = new Set(twigs.map(({ parent }) => parent));
    const fruits = stands
      .filter(({ twig }) => !carrying.has(twig))
      .map((stand) => {
        const { x, y, angle } = stand;
        return { ...stand, x: x + 11 * size * Math.sin(angle), y: y - 11 * size * Math.cos(angle) };
      });
    expect(nearestTwo(fruits)).toBeGreaterThan(19 * size);
  }
});

test.each(SEEDS.slice(0, 8))("the left-right order stays the same when something is added (%i)", (seed) => {
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

test.each(SEEDS)(
  "every twig is walked once, after what it grows from, and on its ring from left to right (%i)",
  (seed) => {
    const twigs = grownTo(seed, 60 + 10 * seed);
    const layout = layOut(twigs);
    expect([...layout.order].sort((one, other) => one - other)).toEqual(twigs.map(({ twig }) => twig));
    const place = new Map(layout.order.map((twig, i) => [twig, i]));
    for (const { twig, parent } of twigs)
      if (parent !== null) expect(place.get(parent)!).toBeLessThan(place.get(twig)!);
    for (const ring of rings(twigs, layout)) {
      const walked = [...ring].sort((one, other) => place.get(one)! - place.get(other)!);
      expect(ring).toEqual(walked);
    }
  },
);

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

test.each(SEEDS.slice(0, 12))("the wood of one twig does not cross the tip of another (%i)", (seed) => {
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
