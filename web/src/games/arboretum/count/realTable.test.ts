import { describe, expect, it } from "vitest";
import { blank, drawable, holder, inGarden, inHand, read, sheets, shown, toggled, without } from "./realTable";

describe("a real table of Arboretum", () => {
  const empty = blank(["Ada", "Bo"]);

  it("is read back as written", () => {
    const table = inGarden(inHand(empty, 1, "b3"), 0, "j7", { x: -2, y: 5 });
    expect(read(JSON.parse(JSON.stringify(table)))).toEqual(table);
  });

  it("is null if its shape is wrong", () => {
    const wrong = [
      null,
      7,
      [],
      {},
      { ...empty, players: [] },
      { ...empty, players: [{}] },
      { ...empty, species: "b" },
      { ...empty, players: Array(5).fill(empty.players[0]) },
    ];
    for (const data of wrong) expect(read(data)).toBeNull();
    expect(
      read({ ...empty, players: [{ name: "A", hand: ["b1"], garden: [{ card: "b2", x: 0.5, y: 0 }] }] }),
    ).toBeNull();
  });

  it("keeps impossible cards, to mark them", () => {
    expect(
      read({ species: ["x"], players: [{ name: "A", hand: ["z9", "z9"], garden: [{ card: "q", x: 999, y: 0 }] }] }),
    ).not.toBeNull();
    expect(["z9", "b9", "b0", "b10", "constructor", ""].map(drawable)).not.toContain(true);
  });

  it("has each card once, wherever it moves", () => {
    let table = inHand(empty, 0, "b3");
    table = inGarden(table, 1, "b3", { x: 0, y: 0 });
    expect(holder(table, "b3")).toEqual({ seat: 1, kind: "garden" });
    expect(table.players[0]!.hand).toEqual([]);
    table = inGarden(table, 1, "b4", { x: 0, y: 0 });
    expect(table.players[1]!.garden).toEqual([{ card: "b4", x: 0, y: 0 }]);
    expect(holder(without(table, "b4"), "b4")).toBeNull();
  });

  it("sorts hands and species as the box does", () => {
    const hand = ["w1", "b8", "b2"].reduce((table, card) => inHand(table, 0, card), empty).players[0]!.hand;
    expect(hand).toEqual(["b2", "b8", "w1"]);
    expect(toggled(toggled(empty, "b"), "b").species).toEqual(empty.species);
  });

  it("leaves out species in which nobody scores", () => {
    const line = (species: string, hand: string[], points = 0) => ({
      reason: "right-to-score-without-a-path",
      points,
      figures: { species, hand },
    });
    const [one, other] = sheets([
      [line("b", ["b1"]), line("a", []), line("o", [], 2)],
      [line("b", []), line("a", []), line("o", [])],
    ]);
    expect(one!.map(({ figures }) => figures.species)).toEqual(["b", "o"]);
    expect(other!.map(({ figures }) => figures.species)).toEqual(["b", "o"]);
  });

  it("draws a card unless another lies there or it is far away", () => {
    const garden = [
      { card: "b1", x: 0, y: 0 },
      { card: "b2", x: 0, y: 0 },
      { card: "b3", x: 500, y: 0 },
      { card: "z9", x: 1, y: 0 },
    ];
    expect(garden.map((_, i) => shown(garden, i))).toEqual([true, false, false, false]);
  });
});
