// A first game of l'Arbre, explained.

import { letter } from "../../text/words";
import type { Guide, Moment } from "../../guide/lessons";
import type { View } from "./seen";

const seen = (now: Moment) => now.view as View;
const starts = (now: Moment) => now.asked !== "" && now.asked !== "over" && seen(now).phase === "start";
const phase = (now: Moment, ...phases: View["phase"][]) => now.asked !== "" && now.asked !== "over" && phases.includes(seen(now).phase);
/** How often everybody has had a turn. */
const rounds = (now: Moment) => Math.floor((seen(now).turn - 1) / seen(now).seats);
const grown = (now: Moment) => now.events.some(({ kind, seat }) => kind === "place" && seat === now.seat);
const mat = () => ".mat";
const tree = () => ".larbre > .tree";
const shelf = (seat: number) => `[data-shelf=${letter(seat)}]`;
const AT: Record<string, string> = { trunk: "[data-trunk]", reveal: "[data-reveal]", grow: "[data-onwards]", end: "[data-onwards]", "flute-alone": '[data-card="flute"]' };

const guide: Guide = {
  seats: 2,
  options: { first: "A" },
  lessons: [
    { says: "page-guide-welcome", when: starts, at: tree },
    { says: "page-guide-reserve", when: starts, at: (now) => shelf(now.seat) },
    { says: "page-guide-turn", when: starts, at: mat },
    { says: "page-guide-river", when: starts, at: () => ".river" },
    { says: "page-guide-take", step: true, when: (now) => phase(now, "take"), at: () => ".river" },
    { says: "page-guide-play", when: (now) => starts(now) && rounds(now) > 0, at: () => "[data-drop=hand]" },
    { says: "page-guide-trunk", when: (now) => starts(now) && now.choices.some(({ text }) => text === "trunk") && rounds(now) > 0, at: () => "[data-trunk]" },
    { says: "page-guide-amount", step: true, when: (now) => phase(now, "choose"), at: mat },
    { says: "page-guide-grow", step: true, when: (now) => phase(now, "grow"), at: tree },
    { says: "page-guide-order", when: (now) => starts(now) && grown(now), at: tree },
    { says: "page-guide-spirits", when: (now) => starts(now) && rounds(now) > 1, at: () => ".spirits" },
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
