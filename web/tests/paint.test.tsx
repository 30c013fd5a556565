import { describe, expect, it } from "vitest";
import { tilesOf, zoomStep } from "../src/parts/paint/bake";
import { seeded } from "../src/parts/paint/random";
import { windowOn } from "../src/parts/paint/scene";
import { strew } from "../src/parts/paint/strewn";

describe("a window on a painting", () => {
  const painted = { x: 0, y: 0, width: 1000, height: 500 };

  it("shows all that must be in sight, and more where there is room", () => {
    const view = windowOn({ x: 400, y: 200, width: 200, height: 100 }, painted, {
      width: 400,
      height: 400,
    });
    expect(view).toEqual({ x: 400, y: 150, width: 200, height: 200 });
  });

  it("does not look beyond the painting while the painting is large enough", () => {
    const view = windowOn({ x: 0, y: 0, width: 200, height: 100 }, painted, {
      width: 400,
      height: 400,
    });
    expect(view.y).toBe(0);
  });

  it("cuts rather than shows much around when it has to cover its cell", () => {
    const view = windowOn(painted, painted, { width: 500, height: 500 }, true);
    expect(view).toEqual({ x: 250, y: 0, width: 500, height: 500 });
  });
});

describe("paint", () => {
  it("is put on in tiles that cover the whole canvas", () => {
    expect(tilesOf(500, 300, 256)).toEqual([
      [0, 0],
      [256, 0],
      [0, 256],
      [256, 256],
    ]);
  });

  it("is never coarser than the screen, and has few steps", () => {
    const scales = Array.from({ length: 30 }, (_, i) => 0.5 + i * 0.05);
    for (const scale of scales) expect(zoomStep(scale)).toBeGreaterThan(scale * 0.99);
    expect(new Set(scales.map(zoomStep)).size).toBeLessThan(8);
  });

  it("strews the same trees for the same seed, the far ones first", () => {
    const wood = () => strew([[100, 100]], 6, [40, 20], seeded(7));
    expect(wood()).toEqual(wood());
    const rows = wood().map(([, y]) => y);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
  });
});
