// A first game of Tout là-haut, explained.

import type { Guide, Moment } from "../../guide/lessons";
import type { Preview, View } from "./shapes";

const built = (now: Moment<View, Preview>) => now.view.trees[now.seat]!.cards.length;
const asked = (now: Moment<View, Preview>) => now.asked.startsWith("ask-which-card-to-build");
const hand = () => ".board > .hand";
const tree = (now: Moment<View, Preview>) => `[data-tree="${now.seat}"]`;

const guide: Guide<View, Preview> = {
  seats: 2,
  options: { first: "A" },
  lessons: [
    { says: "page-guide-welcome", when: (now) => asked(now) && built(now) === 0, at: tree },
    { says: "page-guide-hand", step: true, when: (now) => asked(now) && built(now) === 0, at: hand },
    {
      says: "page-guide-stump",
      step: true,
      when: (now) => now.asked === "ask-which-card-to-build-on-the-stump",
      at: hand,
    },
    {
      says: "page-guide-fits",
      when: (now) => now.asked === "ask-which-card-to-build-on-a-floor-with-a-colour",
      at: tree,
    },
    { says: "page-guide-face-down", when: (now) => asked(now) && built(now) > 0, at: hand },
    { says: "page-guide-passed", when: (now) => asked(now) && built(now) > 1, at: () => ".tracker" },
    { says: "page-guide-run", when: (now) => asked(now) && built(now) > 1, at: tree },
    {
      says: "page-guide-rival",
      when: (now) => asked(now) && built(now) > 2,
      at: (now) => `[data-tree="${1 - now.seat}"]`,
    },
    {
      says: "page-guide-last",
      step: true,
      when: (now) => asked(now) && now.view.round === now.view.rounds,
      at: () => ".heading",
    },
    { says: "page-guide-over", when: (now) => now.asked === "over", at: () => "[data-ceremony]" },
  ],
  spot({ text }) {
    const card = `[data-card="${text.replace("-", "")}"]`;
    return `.hand ${card}, .hand:has(${card}[aria-pressed=true]) [data-build=${text.startsWith("-") ? "down" : "up"}]`;
  },
};

export default guide;
