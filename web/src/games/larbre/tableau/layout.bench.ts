import { bench } from "vitest";
import { layOut } from "./layout";
import { grownTo } from "./randomTree";

for (const most of [60, 150, 300]) {
  const trees = Array.from({ length: 24 }, (_, seed) => grownTo(seed, most));
  let at = 0;
  bench(`one layout of ${most} twigs`, () => void layOut(trees[at++ % trees.length]!));
}
