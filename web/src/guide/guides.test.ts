import { expect, test } from "vitest";
import arboretum from "../games/arboretum/guide";
import hortis from "../games/hortis/guide";
import larbre from "../games/larbre/guide";
import toutLaHaut from "../games/tout_la_haut/guide";
import type { Choice } from "../wire";
import type { Guide } from "./lessons";

const at = (guide: Guide, text: string) => guide.spot({ text } as Choice, { view: {}, seat: 0 });

test("no guide repeats a lesson, and each lesson points at something", () => {
  for (const { lessons } of [arboretum, hortis, larbre, toutLaHaut]) {
    expect(new Set(lessons.map(({ says }) => says)).size).toBe(lessons.length);
    expect(lessons.filter((lesson) => !lesson.at)).toEqual([]);
  }
});

test("every kind of choice has its place on the board", () => {
  expect(at(arboretum, "+deck")).toBe('[data-draw="deck"]');
  expect(at(arboretum, "+B")).toBe('[data-draw="B"]');
  expect(at(arboretum, "j7")).toBe('[data-card="j7"] button');
  expect(at(arboretum, "-j7")).toBe('[data-card="j7"] button');
  expect(at(arboretum, "(1,-2)")).toBe('.plot [data-drop="(1,-2)"]');
  expect(at(hortis, "12/90")).toBe('.hand [data-card="12"]');
  expect(at(hortis, "(1,-2)")).toBe('[data-spot="(1,-2)"]');
  expect(at(toutLaHaut, "r3g3")).toContain("[data-build=up]");
  expect(at(toutLaHaut, "-r3g3")).toBe(
    '.hand [data-card="r3g3"], .hand:has([data-card="r3g3"][aria-pressed=true]) [data-build=down]',
  );
});

test("l’Arbre has many kinds of choices", () => {
  const places: Record<string, string> = {
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
  };
  for (const [text, place] of Object.entries(places)) expect(at(larbre, text)).toBe(place);
});
