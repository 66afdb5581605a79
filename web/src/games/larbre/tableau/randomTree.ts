// Trees that grow at random, to test the layout.

import type { Grown } from "./layout";

/** A small seeded generator, so that failures can be reproduced. */
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
  private carried: number[] = [];

  constructor(private fork: boolean) {
    this.branches(4);
  }

  private add(parent: number | null, side: number): number {
    if (parent !== null) this.carried[parent]!++;
    this.carried.push(0);
    const trunk = parent === null ? this.level : this.twigs[parent]!.trunk;
    this.twigs.push({ twig: this.twigs.length, parent, side, trunk });
    return this.twigs.length - 1;
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

  /** On a tip with room, among the last few ones for a slender tree. */
  grow(roll: (below: number) => number, among: number): void {
    const open = this.twigs.filter(({ twig }) => this.carried[twig]! < 2).slice(-among);
    const tip = open[roll(open.length)]!.twig;
    this.add(tip, this.carried[tip]!);
  }
}

export function* growing(seed: number, most: number): Generator<Grown[]> {
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

export function grownTo(seed: number, most: number): Grown[] {
  return [...growing(seed, most)].at(-1)!;
}
