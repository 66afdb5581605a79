import { expect, test } from "vitest";
import { acts } from "./acts";

function line(reason: string, points: number, figures: Record<string, unknown>) {
  return { reason, points, figures };
}

const OAK = { species: "o", hand: ["o2"], cancelled: [], sum: 2, highest: 2, path: ["o1", "o3"] };
const ELM = { species: "w", hand: ["w8"], cancelled: ["w8"], sum: 0, highest: 1 };
const OUTCOME = {
  ranking: [1, 2],
  scores: [3, 2],
  sheets: [
    [
      line("one-for-each-card-of-the-path", 2, OAK),
      line("the-path-starts-with-a-1", 1, OAK),
      line("somebody-holds-more-of-this-species", 0, ELM),
    ],
    [
      line("somebody-holds-more-of-this-species", 0, { ...OAK, hand: [], sum: 0, path: undefined }),
      line("one-for-each-card-of-the-path", 2, { ...ELM, hand: ["w1"], cancelled: [], sum: 1, path: ["w3", "w5"] }),
    ],
  ],
};

test("species by species, with everybody's points and totals so far", () => {
  const [oak, willow] = acts(OUTCOME);
  expect(oak).toMatchObject({
    species: "o",
    shares: [
      { points: 3, total: 3, right: true },
      { points: 0, total: 0, right: false },
    ],
  });
  expect(oak!.shares[0]!.lines).toHaveLength(2);
  expect(willow!.shares[0]).toMatchObject({ right: false, cancelled: ["w8"], path: [], total: 3 });
  expect(willow!.shares.map(({ total }) => total)).toEqual(OUTCOME.scores);
});
