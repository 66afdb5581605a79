import { describe, expect, test } from "vitest";
import { fit, quarters, toCells, toPixels, zoomed } from "./camera";

describe("the camera", () => {
  const box = { left: -2, top: -3, right: 6, bottom: 3 };

  test("shows all of a box, centred", () => {
    const camera = fit(box, 300, 500, 200);
    const [from, to] = [
      toPixels(camera, { x: box.left, y: box.top }),
      toPixels(camera, { x: box.right, y: box.bottom }),
    ];
    expect(from.x).toBeGreaterThanOrEqual(-1e-9);
    expect(from.y).toBeGreaterThanOrEqual(-1e-9);
    expect(from.x + to.x).toBeCloseTo(300);
    expect(from.y + to.y).toBeCloseTo(500);
  });

  test("zooms around the pointer", () => {
    const camera = fit(box, 300, 500, 200);
    const at = { x: 70, y: 40 };
    const closer = zoomed(camera, 1.7, at, 1, 1000);
    expect(toCells(closer, at).x).toBeCloseTo(toCells(camera, at).x);
    expect(toCells(closer, at).y).toBeCloseTo(toCells(camera, at).y);
    expect(zoomed(camera, 99, at, 1, 60).scale).toBe(60);
  });
});

test("two fingers have to turn by more than half a quarter", () => {
  expect([-120, -60, -30, 30, 60, 170].map((degrees) => quarters(degrees) + 0)).toEqual([-2, -1, 0, 0, 1, 3]);
});
