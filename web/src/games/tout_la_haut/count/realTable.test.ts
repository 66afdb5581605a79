import { describe, expect, it } from "vitest";
import { asStrategic, blank, drawable, read, strategic, turned, used, withObjective, withTree } from "./realTable";

describe("a real table of Tout là-haut", () => {
  const table = withTree(withTree(blank(["Ada", "Bo"]), 0, "tree", ["r2r2", "-", "-b2b2"]), 1, "tree", ["b2b2"]);

  it("is read back as written", () => {
    const two = { ...withObjective(asStrategic(table, true), "objective", "efficient"), rounds: 3 };
    for (const one of [table, two]) expect(read(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  it("takes two floors for a card", () => {
    const players = [
      { name: "A", tree: ["r2", "r2", "-2", "-2"] },
      { name: "B", tree: ["r2"] },
    ];
    expect(read({ players })?.players.map(({ tree }) => tree)).toEqual([["r2r2", "-"], ["r2"]]);
  });

  it("is null if its shape is wrong", () => {
    for (const data of [
      null,
      [],
      {},
      { players: [] },
      { players: [{ name: "A" }] },
      { ...table, rounds: "3" },
      { ...table, elves: 1 },
      { players: [{ name: "A", tree: [3] }] },
    ])
      expect(read(data)).toBeNull();
  });

  it("knows what can be drawn, and which way it lies", () => {
    expect(["-", "r2r2", "-v4b3"].map(drawable)).toEqual([true, true, true]);
    for (const card of ["", "r2", "r5r2", "x2x2", "--r2r2", "r2r2r2"]) expect(drawable(card)).toBe(false);
    expect([turned("r2r2"), turned("-r2r2")]).toEqual(["-r2r2", "r2r2"]);
    expect(used(table, "tree", "b2b2")).toBe(2);
  });

  it("has two games, or one, with two objectives or none", () => {
    const two = asStrategic(withObjective(table, "objective", "efficient"), true);
    expect(strategic(two)).toBe(true);
    expect(two.second_objective).toBe("monochrome");
    expect(withObjective(two, "second_objective", "")).not.toHaveProperty("objective");
    expect(asStrategic(two, false)).toEqual(withObjective(table, "objective", "efficient"));
    expect(withObjective(asStrategic(table, true), "second_objective", "monochrome")).toMatchObject({
      objective: "two-step",
      second_objective: "monochrome",
    });
  });
});
