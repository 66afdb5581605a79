// A first game of Hortis, explained.

import type { Guide, Moment } from "../../guide/lessons";
import type { Preview, View } from "./shapes";
import { effect } from "./view";

const laid = (now: Moment<View, Preview>) => now.view.players[now.seat]!.orchard.cards.length;
const chooses = (now: Moment<View, Preview>) => now.asked === "ask-which-card-to-lay-and-how";
const places = (now: Moment<View, Preview>) => now.asked === "ask-where-to-lay-it";
const ground = () => ".hortis > .ground";

const guide: Guide<View, Preview> = {
  seats: 2,
  lessons: [
    { says: "page-guide-welcome", when: chooses, at: ground },
    { says: "page-guide-choose", step: true, when: chooses, at: () => ".hortis > .cards" },
    { says: "page-guide-place", step: true, when: places, at: ground },
    {
      says: "page-guide-squirrel",
      when: (now) => places(now) && now.choices.some((choice) => effect(choice)?.squirrel),
      at: ground,
    },
    { says: "page-guide-dice", when: (now) => chooses(now) && laid(now) > 1, at: ground },
    { says: "page-guide-others", when: (now) => chooses(now) && laid(now) > 1, at: () => ".hortis > .others" },
    { says: "page-guide-grow", when: (now) => chooses(now) && laid(now) > 2, at: ground },
    { says: "page-guide-glade", when: (now) => chooses(now) && laid(now) > 2, at: () => ".hortis > .cards" },
    { says: "page-guide-supply", when: (now) => chooses(now) && laid(now) > 4, at: () => ".hortis > .now" },
    {
      says: "page-guide-last",
      when: (now) => chooses(now) && laid(now) > 2 && now.view.pile === 0,
      at: () => ".hortis > .cards",
    },
    { says: "page-guide-over", when: (now) => now.asked === "over", at: () => ".harvest" },
  ],
  spot: ({ text }) => (/^\d/.test(text) ? `.hand [data-card="${text.split("/")[0]}"]` : `[data-spot="${text}"]`),
};

export default guide;
