import { describe, expect, it } from "vitest";
import { blank, cellsOf, painted, read, shownBy } from "./realTable";

describe("a real table of Hortis", () => {
  it("is read back as written", () => {
    const orchard = ["- - - - -", "- O1 Y=3 G2 -", "- .. ~Y~ O.15 -", "- - - - -"];
    const table = { players: [{ name: "Ada", orchard }], recipes: [3, { number: 4 }] };
    expect(read(table)).toEqual(table);
    expect(read({ ...table, players: [{ name: "Ada", orchard: ["O1 Y=3 G2", ".. ~Y~ O.15"] }] })).toEqual(table);
    expect(read({ players: [{ name: "Ada", orchard: ["O1 Y1", "G1"] }] })?.players[0]!.orchard).toEqual([
      "O1 Y1",
      "G1",
    ]);
    expect(read(blank(["A", "B"]))).toEqual(blank(["A", "B"]));
  });

  it("is null if its shape is wrong", () => {
    for (const data of [
      null,
      [],
      {},
      { players: [] },
      { players: [{ name: "A", orchard: "O1" }] },
      { players: [{ name: "A", orchard: [7] }] },
      { ...blank(["A"]), recipes: ["Soup"] },
    ])
      expect(read(data)).toBeNull();
  });

  it("shows what the signs say", () => {
    expect(shownBy("..")).toMatchObject({ fruit: null, die: null });
    expect(shownBy("Y2")).toMatchObject({ fruit: "lemon", fruits: 2 });
    expect(shownBy("G")).toMatchObject({ fruit: "lime", fruits: 1 });
    expect(shownBy("~O~")).toMatchObject({ fruit: "orange", squirrel: true });
    expect(shownBy("O=15")).toMatchObject({ fruit: "orange", die: { fruit: "orange", value: 15 } });
    expect(shownBy("O.5")).toMatchObject({ fruit: null, die: { fruit: "orange", value: 5 } });
    for (const sign of ["-", "P1", "O3", "O=7", "o1", "~O=5~", "constructor"]) expect(shownBy(sign)).toBeNull();
  });

  it("grows when a cell at the rim is filled, up to the reach of nine cards", () => {
    const small = ["- - -", "- - -", "- - -"];
    expect(painted(small, 1, 1, "O1")).toEqual({ orchard: ["- - -", "- O1 -", "- - -"], row: 1, column: 1 });
    expect(painted(small, 0, 0, "O1")).toEqual({
      orchard: ["- - - -", "- O1 - -", "- - - -", "- - - -"],
      row: 1,
      column: 1,
    });
    expect(painted(["O1 Y1", "G1"], 1, 1, "..")).toEqual({
      orchard: ["- - - -", "- O1 Y1 -", "- G1 .. -", "- - - -"],
      row: 2,
      column: 2,
    });
    let orchard = ["-"];
    for (let i = 0; i < 40; i++)
      ({ orchard } = painted(orchard, cellsOf(orchard).length - 1, cellsOf(orchard)[0]!.length - 1, "O1"));
    expect(cellsOf(orchard)).toHaveLength(19);
    expect(cellsOf(orchard)[0]).toHaveLength(19);
  });
});
