import { expect, test } from "vitest";
import { clockText } from "./clock";

test.each([
  [0, "0:00"],
  [4.2, "0:05"],
  [245, "4:05"],
  [3723, "1:02:03"],
  [2 * 86400 + 3 * 3600 + 600, "2 d 03:10"],
])("%s seconds are %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
