import { expect, test } from "vitest";
import type { Choice } from "../wire";
import type { Guide } from "./lessons";

const GUIDES = import.meta.glob<{ default: Guide }>("../games/*/guide.ts", { eager: true });
/** Of each game: choices in notation, and where they are on the board. */
const SPOTS: Record<string, Record<string, string>> = {
  arboretum: {
    "+deck": '[data-draw="deck"]',
    "+B": '[data-draw="B"]',
    j7: '[data-card="j7"] button',
    "-j7": '[data-card="j7"] button',
    "(1,-2)": '.plot [data-drop="(1,-2)"]',
  },
  hortis: {
    "12/90": '.hand [data-card="12"]',
    "(1,-2)": '[data-spot="(1,-2)"]',
  },
  larbre: {
    "+joker": '[data-river="joker"]',
    "+leaf-faun": '[data-river="leaf-faun"]',
    "naiad+joker": '[data-river="joker"]',
    trunk: "[data-trunk]",
    "grow-twig": '[data-type="twig"]',
    "flute-alone": '[data-card="flute"]',
    "leaf-faun": '[data-card="leaf-faun"]',
    joker: '[data-card="joker"]',
    reveal: "[data-reveal]",
    "faun>B": '[data-invoke="faun>B"]',
    pegaea: '[data-invoke="pegaea"]',
    "keep+joker": '[data-keep="joker"]',
    grow: "[data-onwards]",
    end: "[data-onwards]",
    "twig@17": '[data-tip="17"]',
    "-leaf-faun": '[data-card="leaf-faun"]',
  },
  tout_la_haut: {
    r3g3: '.hand [data-card="r3g3"], .hand:has([data-card="r3g3"][aria-pressed=true]) [data-build=up]',
    "-r3g3": '.hand [data-card="r3g3"], .hand:has([data-card="r3g3"][aria-pressed=true]) [data-build=down]',
  },
};

function guideOf(game: string): Guide {
  return GUIDES[`../games/${game}/guide.ts`]!.default;
}

test("no guide repeats a lesson, and each points at something", () => {
  for (const {
    default: { lessons },
  } of Object.values(GUIDES)) {
    expect(new Set(lessons.map(({ says }) => says)).size).toBe(lessons.length);
    expect(lessons.filter((lesson) => !lesson.at)).toEqual([]);
  }
});

test("the spots of every game are tried", () => {
  expect(Object.keys(GUIDES).map((path) => path.split("/")[2])).toEqual(Object.keys(SPOTS));
});

test.each(Object.keys(SPOTS))("every kind of choice has its place on the board: %s", (game) => {
  for (const [text, place] of Object.entries(SPOTS[game]!)) {
    expect(guideOf(game).spot({ text } as Choice, { view: {}, seat: 0 })).toBe(place);
  }
});
