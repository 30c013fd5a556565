import { describe, expect, it } from "vitest";
import { centreOf, labelOf, neighbour, sideOf } from "../src/games/guiscard/hexes";

const K8 = 7 * 24 + 10;

describe("hexes", () => {
  it("are named by column and row", () => {
    expect(labelOf(0)).toBe("A1");
    expect(labelOf(K8)).toBe("K8");
  });

  it("have six neighbours at the same distance, shifted in odd columns", () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => labelOf(neighbour(K8, d, 16)))).toEqual(
      "K7 L7 L8 K9 J8 J7".split(" "),
    );
    const [x, y] = centreOf(K8);
    for (let d = 0; d < 6; d += 1) {
      const [nx, ny] = centreOf(neighbour(K8, d, 16));
      expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(41.56, 1);
    }
  });

  it("end at the margin", () => {
    expect(neighbour(0, 0, 16)).toBe(-1);
    expect(neighbour(0, 5, 16)).toBe(-1);
  });

  it("share their sides", () => {
    const [a, b] = sideOf(K8, 2);
    const [c, d] = sideOf(neighbour(K8, 2, 16), 5);
    expect(a[0]).toBeCloseTo(d[0]);
    expect(b[1]).toBeCloseTo(c[1]);
  });
});
