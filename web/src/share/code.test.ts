import { describe, expect, it } from "vitest";
import { pack, unpack } from "./code";

describe("a code for links", () => {
  it("gives back the packed data", async () => {
    const table = {
      players: [{ name: "Zoé 🌳", hand: ["b1", "j8"], garden: [{ card: "o1", x: -3, y: 4 }] }],
      species: ["b"],
    };
    expect(await unpack(await pack(table))).toEqual(table);
  });

  it("is short and fits into an address", async () => {
    const hand = Array.from({ length: 60 }, (_, i) => ({ card: `b${1 + (i % 8)}`, x: i % 8, y: i >> 3 }));
    const code = await pack(hand);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(JSON.stringify(hand).length / 3);
  });

  it("is undefined if somebody changed it", async () => {
    const code = await pack({ players: [] });
    for (const wrong of ["", "%", "AAAA", code.slice(0, -4), `${code}!`, "x".repeat(60_001)])
      expect(await unpack(wrong)).toBeUndefined();
  });

  it("does not grow without limit", async () => {
    const code = await pack("a".repeat(90_000));
    expect(await unpack(code)).toHaveLength(90_000);
    const packed = new Blob(['"' + "a".repeat(10_000_000) + '"'])
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    expect(await unpack(btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""))).toBeUndefined();
  });
});
