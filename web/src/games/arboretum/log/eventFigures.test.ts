import { expect, test } from "vitest";
import type { Step } from "../../../wire";
import telling from "./eventFigures";

const words = undefined as never;

function planted(seat: number, card: string, x: number, y: number): Step {
  return { seq: 1, kind: "play", turn: 1, seat, text: "", at: 0, events: [{ kind: "plant", seat, card, x, y }] };
}

test.each([
  [1, 0, "right"],
  [-1, 0, "left"],
  [0, 1, "above"],
  [0, -1, "below"],
])("a tree at (%i,%i) stands beside the one in the middle: %s", (x, y, side) => {
  const event = planted(0, "m5", x, y).events[0]!;
  expect(telling(event, [planted(0, "o3", 0, 0)], words)).toEqual({ side, beside: "o3" });
});

test("other people's gardens do not count", () => {
  const event = planted(0, "m5", 0, 0).events[0]!;
  expect(telling(event, [planted(1, "o3", 1, 0)], words)).toMatchObject({ side: "first" });
});
