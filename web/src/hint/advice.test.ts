import { expect, test } from "vitest";
import type { Hint } from "../wire";
import { goingOn, weigh } from "./advice";

const hint = (text: string, first: number, win: number, error_beside = 0.02, margin = 0): Hint => ({
  actions: text.split(" ").map((_, i) => first + i),
  text,
  win,
  error: 0.2,
  error_beside,
  margin,
  margin_error: 10,
  margin_error_beside: 1,
  share: null,
});

test("advice is the surer the farther apart the chances are", () => {
  const sure = (...wins: number[]) =>
    weigh(
      wins.map((win, i) => hint(`c${i}`, 10 * i, win)),
      false,
    )!.sure;
  expect(sure(0.9, 0.5)).toBe("surely");
  expect(sure(0.56, 0.5)).toBe("probably");
  expect(sure(0.51, 0.5)).toBe("hard-to-say");
  expect(sure(0.5, 0.51)).toBe("hard-to-say");
  expect(sure(0.5)).toBe("only");
  expect(weigh([], false)).toBeNull();
});

test("if the chances are equal the points decide, but not for sure", () => {
  const two = (...margins: number[]) =>
    weigh(
      margins.map((margin, i) => hint(`c${i}`, 10 * i, 0, 0, margin)),
      false,
    )!.sure;
  expect(two(-10, -30)).toBe("probably");
  expect(two(-10, -12)).toBe("hard-to-say");
  expect(two(-30, -10)).toBe("hard-to-say");
});

test("the closest alternative is one that begins differently", () => {
  const hints = [
    hint("j7 (0,1)", 5, 0.6),
    hint("j7 (1,0)", 5, 0.59),
    hint("m3 (0,1)", 8, 0.3),
    hint("o1 (0,1)", 9, 0.4),
  ];
  expect(weigh(hints, false)).toMatchObject({ sure: "surely", best: hints[0], other: hints[3] });
});

test("alone the points count", () => {
  const hints = [hint("1/0", 1, 1, 0, 40), hint("2/0", 2, 1, 0, 30)];
  expect(weigh(hints, true)!.sure).toBe("surely");
  expect(weigh(hints, false)!.sure).toBe("probably");
});

test("advice goes on if it is followed, and ends if not", () => {
  const hints = [hint("j7 (0,1)", 5, 0.6), hint("m3 (0,1)", 8, 0.3)];
  expect(goingOn(hints, [])).toEqual(hints);
  expect(goingOn(hints, ["j7"])).toMatchObject([{ text: "(0,1)", actions: [6] }]);
  expect(goingOn(hints, ["j7", "(0,1)"])).toEqual([]);
  expect(goingOn(hints, ["o1"])).toEqual([]);
});
