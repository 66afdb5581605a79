import { expect, test } from "vitest";
import { readEyes, readStep } from "./pastMatch";

test("a link names a moment, but none after the last", () => {
  expect(readStep("3", 10)).toBe(3);
  expect(readStep("11", 10)).toBe(10);
  expect(readStep(null, 10)).toBe(0);
  expect(readStep("-1", 10)).toBe(0);
});

test("a link names a seat's view, if the reader may have it", () => {
  expect(readEyes("1", ["open", 0, 1])).toBe(1);
  expect(readEyes("2", ["open", 0, 1])).toBe("open");
  expect(readEyes("open", ["mine"])).toBe("mine");
  expect(readEyes(null, ["open", 0])).toBe("open");
});
