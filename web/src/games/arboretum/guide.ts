// A first game of Arboretum, explained.

import type { Guide, Moment } from "../../guide/lessons";
import type { Preview, View } from "./shapes";

const FEW = 12;
const planted = (now: Moment<View, Preview>) => now.view.gardens[now.seat]!.cards.length;
const draws = (now: Moment<View, Preview>) => now.asked === "ask-draw-the-first-of-two-cards";
const plants = (now: Moment<View, Preview>) => now.asked === "ask-which-card-to-plant";
const discards = (now: Moment<View, Preview>) => now.asked === "ask-which-card-to-discard";
const garden = () => ".own";
const hand = () => "[data-drop=hand]";
const deck = () => "[data-draw=deck]";
const rival = (now: Moment<View, Preview>) => 1 - now.seat;

const guide: Guide<View, Preview> = {
  seats: 2,
  options: { first: "A" },
  lessons: [
    { says: "page-guide-welcome", when: draws, at: garden },
    { says: "page-guide-draw", step: true, when: draws, at: deck },
    { says: "page-guide-draw-again", step: true, when: (now) => now.asked === "ask-draw-the-second-card", at: deck },
    { says: "page-guide-plant", step: true, when: plants, at: hand },
    { says: "page-guide-cell", step: true, when: (now) => now.asked === "ask-where-to-plant-it", at: garden },
    { says: "page-guide-discard", step: true, when: discards, at: () => "[data-drop=pile]" },
    {
      says: "page-guide-piles",
      step: true,
      when: (now) => draws(now) && now.view.piles[rival(now)]!.length > 0,
      at: (now) => `[data-place=pile-${rival(now)}]`,
    },
    { says: "page-guide-paths", when: (now) => plants(now) && planted(now) > 0, at: garden },
    { says: "page-guide-right", when: (now) => discards(now) && planted(now) > 1, at: hand },
    { says: "page-guide-rival", when: (now) => draws(now) && planted(now) > 1, at: () => ".side > .others" },
    { says: "page-guide-bonus", when: (now) => plants(now) && planted(now) > 1, at: garden },
    { says: "page-guide-one-and-eight", when: (now) => discards(now) && planted(now) > 2, at: hand },
    { says: "page-guide-deck-ends", when: (now) => draws(now) && planted(now) > 1 && now.view.deck <= FEW, at: deck },
    { says: "page-guide-over", when: (now) => now.asked === "over", at: () => "[data-ceremony]" },
  ],
  spot({ text }) {
    if (text.startsWith("+")) return `[data-draw="${text.slice(1)}"]`;
    return text.startsWith("(") ? `.plot [data-drop="${text}"]` : `[data-card="${text.replace("-", "")}"] button`;
  },
};

export default guide;
