import { expect, test } from "vitest";
import { lay, places, playedAlone, without, written } from "./play";

test("a play is sorted into cards of the growing type, jokers, pairs and a flute", () => {
  const cards = ["bud-faun", "leaf-faun", "joker", "twig-faun", "flute", "bud-naiad"];
  expect(lay("leaf", cards)).toEqual({
    own: ["leaf-faun"],
    jokers: ["joker"],
    pairs: [["bud-faun", "twig-faun"]],
    flutes: ["flute"],
    loose: ["bud-naiad"],
  });
});

test("two cards of the growing type are not a pair", () => {
  expect(lay("leaf", ["leaf-faun", "leaf-faun"]).pairs).toEqual([]);
});

test("a card without its partner is not written yet, nor a flute before something grows", () => {
  expect(written("leaf", ["bud-faun", "joker"])).toBe("grow-leaf joker");
  expect(written("leaf", ["bud-faun", "flute"])).toBe("grow-leaf");
  expect(written("leaf", ["bud-faun", "twig-faun", "flute"])).toBe("grow-leaf bud-faun twig-faun flute");
  expect(written(null, ["flute"])).toBe("flute-alone");
  expect(written(null, ["joker"])).toBe("");
});

test("a card alone is said without what grows, and is told from a flute", () => {
  expect(written(null, ["leaf-faun"], true)).toBe("leaf-faun");
  const play = { spirits: [], grown: true, owed: 0, growth: null };
  expect(playedAlone({ ...play, grows: null, cards: ["leaf-faun"] })).toBe("faun");
  expect(playedAlone({ ...play, grows: null, cards: ["flute"] })).toBeNull();
  expect(playedAlone({ ...play, grows: "leaf", cards: ["leaf-faun"] })).toBeNull();
});

test("of equal cards the first ones are meant", () => {
  expect(without(["joker", "joker", "flute"], ["joker"])).toEqual(["joker", "flute"]);
  expect([...places(["joker", "flute", "joker"], ["joker", "flute"])]).toEqual([0, 1]);
});
