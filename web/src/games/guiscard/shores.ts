// Outlines of sets of hexes. Painted areas let go of the hexagon; walls keep exactly to it.
import { centreOf, DIRECTIONS, neighbour, sideOf, type Point } from "./hexes";

const key = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;

/** The outline of some hexes, as closed loops of points that run clockwise. */
export function loops(hexes: readonly number[], rows: number): Point[][] {
  const inside = new Set(hexes);
  const from = new Map<string, [Point, Point]>();
  for (const hex of hexes) {
    for (const side of DIRECTIONS) {
      const next = neighbour(hex, side, rows);
      if (next >= 0 && inside.has(next)) continue;
      const [a, b] = sideOf(hex, side);
      from.set(key(a), [a, b]);
    }
  }
  const found: Point[][] = [];
  while (from.size > 0) {
    const loop: Point[] = [];
    let at = from.keys().next().value!;
    for (let edge = from.get(at); edge; edge = from.get(at)) {
      from.delete(at);
      loop.push(edge[0]);
      at = key(edge[1]);
    }
    found.push(loop);
  }
  return found;
}

const mixed = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const RELAXED = 3;
const CUT = 2;

/** A shoreline: the loop is relaxed, then its corners are cut. */
export function smooth(loop: readonly Point[]): Point[] {
  let line: Point[] = [...loop];
  const after = (i: number) => line[(i + 1) % line.length]!;
  for (let n = 0; n < RELAXED; n += 1) {
    line = line.map((at, i) => mixed(mixed(line.at(i - 1)!, after(i), 0.5), at, 0.5));
  }
  for (let n = 0; n < CUT; n += 1) {
    line = line.flatMap((at, i) => [mixed(at, after(i), 0.25), mixed(at, after(i), 0.75)]);
  }
  return line;
}

export const pathOf = (line: readonly Point[], close = true): string =>
  `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${close ? "Z" : ""}`;

/** The smoothed area of some hexes as a path. */
export const shore = (hexes: readonly number[], rows: number): string =>
  loops(hexes, rows)
    .map((loop) => pathOf(smooth(loop)))
    .join("");

/** The area of some hexes to its exact sides. */
export const exact = (hexes: readonly number[], rows: number): string =>
  loops(hexes, rows)
    .map((loop) => pathOf(loop))
    .join("");

/** Every hex as three sides, which together are the grid. */
export function grid(count: number): string {
  let d = "";
  for (let hex = 0; hex < count; hex += 1) {
    const corners = Array.from({ length: 3 }, (_, side) => sideOf(hex, side));
    const [x, y] = centreOf(hex);
    d += `M${(x - 24).toFixed(1)} ${y.toFixed(1)}L${corners.map(([a]) => a.map((n) => n.toFixed(1)).join(" ")).join("L")}`;
  }
  return d;
}
