// Places on the tree in words.

import type { Figures } from "../../../text/words";
import type { Twig } from "../shapes";

/** How people find a tip: its branch, how far out it is, and the owner of its twig. */
export function tipFigures(twigs: Twig[], tip: number, names: string[]): Figures {
  let steps = 1;
  let root = twigs[tip]!;
  for (; root.parent !== null; root = twigs[root.parent]!) steps++;
  const { owner } = twigs[tip]!;
  return {
    steps,
    branch: branchNumber(twigs, root),
    left: root.side % 2 === 0,
    common: owner === null,
    name: owner === null ? "" : names[owner]!,
  };
}

/** From below, on its side of the trunk. */
function branchNumber(twigs: Twig[], root: Twig): number {
  const below = twigs.filter(
    ({ parent, side, trunk }) =>
      parent === null &&
      side % 2 === root.side % 2 &&
      (trunk < root.trunk || (trunk === root.trunk && side < root.side)),
  );
  return below.length + 1;
}

/** The pieces on each branch, from below, for screen readers. */
export function branches(twigs: Twig[]): Figures[] {
  const found = new Map<number, Figures & Record<string, any>>();
  const rootOf: number[] = [];
  for (const { twig, parent, side, carries } of twigs) {
    rootOf[twig] = parent === null ? twig : rootOf[parent]!;
    if (parent === null) {
      found.set(twig, {
        left: side % 2 === 0,
        branch: branchNumber(twigs, twigs[twig]!),
        twigs: 0,
        leaf: 0,
        bud: 0,
        fruit: 0,
        flower: 0,
      });
    }
    const branch = found.get(rootOf[twig]!)!;
    branch.twigs += 1;
    if (carries && carries in branch) branch[carries] += 1;
  }
  return [...found.values()];
}
