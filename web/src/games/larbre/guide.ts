// A first game of l'Arbre, explained.

import type { Guide, Moment } from "../../guide/lessons";
import { letter } from "../../text/words";
import type { Preview, View } from "./shapes";

const starts = (now: Moment<View, Preview>) => now.asked !== "" && now.asked !== "over" && now.view.phase === "start";
const phase = (now: Moment<View, Preview>, ...phases: View["phase"][]) =>
  now.asked !== "" && now.asked !== "over" && phases.includes(now.view.phase);
/** How many turns everybody has had. */
const rounds = (now: Moment<View, Preview>) => Math.floor((now.view.turn - 1) / now.view.seats);
const grown = (now: Moment<View, Preview>) =>
  now.events.some(({ kind, seat }) => kind === "place" && seat === now.seat);
/** A card that may be played only for its spirit: at the start of a turn it is a choice of its own. */
const alone = (now: Moment<View, Preview>) =>
  starts(now) ? now.choices.find(({ text }) => /^[a-z]+-(faun|naiad|pegaea)$/.test(text)) : undefined;
const mat = () => ".mat";
const tree = () => ".larbre > .tree";
const shelf = (seat: number) => `[data-shelf=${letter(seat)}]`;
const AT: Record<string, string> = {
  trunk: "[data-trunk]",
  reveal: "[data-reveal]",
  grow: "[data-onwards]",
  end: "[data-onwards]",
  "flute-alone": '[data-card="flute"]',
};

const guide: Guide<View, Preview> = {
  seats: 2,
  options: { first: "A" },
  lessons: [
    { says: "page-guide-welcome", when: starts, at: tree },
    { says: "page-guide-reserve", when: starts, at: (now) => shelf(now.seat) },
    { says: "page-guide-turn", when: starts, at: mat },
    { says: "page-guide-river", when: starts, at: () => ".river" },
    { says: "page-guide-take", step: true, when: (now) => phase(now, "take"), at: () => ".river" },
    { says: "page-guide-play", when: (now) => starts(now) && rounds(now) > 0, at: () => "[data-drop=hand]" },
    {
      says: "page-guide-trunk",
      when: (now) => starts(now) && now.choices.some(({ text }) => text === "trunk") && rounds(now) > 0,
      at: () => "[data-trunk]",
    },
    { says: "page-guide-amount", step: true, when: (now) => phase(now, "choose"), at: mat },
    { says: "page-guide-grow", step: true, when: (now) => phase(now, "grow"), at: tree },
    { says: "page-guide-order", when: (now) => starts(now) && grown(now), at: tree },
    { says: "page-guide-spirits", when: (now) => starts(now) && rounds(now) > 1, at: () => ".spirits" },
    {
      says: "page-guide-only-invoke",
      when: (now) => alone(now) !== undefined && rounds(now) > 1,
      at: (now) => (alone(now) ? `[data-card="${alone(now)!.text}"]` : "[data-drop=hand]"),
    },
    { says: "page-guide-joker", when: (now) => starts(now) && rounds(now) > 1, at: () => "[data-drop=hand]" },
    { says: "page-guide-rival", when: (now) => starts(now) && rounds(now) > 1, at: (now) => shelf(1 - now.seat) },
    { says: "page-guide-over", when: (now) => now.asked === "over", at: tree },
  ],
  spot({ text }) {
    if (AT[text]) return AT[text];
    const [, kind, rest] = /^(grow-|\+|naiad\+|keep\+|-)?(.*)$/.exec(text)!;
    if (kind === "grow-") return `[data-type="${rest}"]`;
    if (kind === "+" || kind === "naiad+") return `[data-river="${rest}"]`;
    if (kind === "keep+") return `[data-keep="${rest}"]`;
    if (text.includes("@")) return `[data-tip="${text.split("@")[1]}"]`;
    return /^(faun>|pegaea)/.test(text) ? `[data-invoke="${text}"]` : `[data-card="${rest}"]`;
  },
};

export default guide;
