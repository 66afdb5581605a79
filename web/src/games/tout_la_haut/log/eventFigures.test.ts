import { expect, test } from "vitest";
import type { Words } from "../../../text/words";
import telling from "./eventFigures";

const words = {
  name: (card: string) => `<${card}>`,
  called: (letter: string) => ({ A: "Ana", B: "Bo" })[letter],
} as Words;

test("cards that are passed on have names", () => {
  expect(telling({ kind: "pass", cards: ["r3g3", "b2b2"], to: "B" }, [], words)).toEqual({ cards: "<r3g3>, <b2b2>" });
  expect(telling({ kind: "pass", count: 2, to: "B" }, [], words)).toEqual({});
});

test("the points of the first game come with names", () => {
  expect(telling({ kind: "half", scores: { A: 31, B: 29 } }, [], words)).toEqual({ scores: "Ana 31, Bo 29" });
});
