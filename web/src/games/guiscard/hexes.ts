import { COLUMNS } from "./generated";

// Flat-top hexes; odd columns lie half a hex lower. A hex is numbered row by row.
export const RADIUS = 24;
export const HALF = 20.78;

export type Point = readonly [x: number, y: number];

export const columnOf = (hex: number) => hex % COLUMNS;
export const rowOf = (hex: number) => Math.floor(hex / COLUMNS);

/** "K8": the name of a hex as on the map's margin. */
export const labelOf = (hex: number) =>
  `${String.fromCharCode(65 + columnOf(hex))}${rowOf(hex) + 1}`;

export function centreOf(hex: number): Point {
  const column = columnOf(hex);
  return [36 + 36 * column, 30 + 2 * HALF * rowOf(hex) + HALF * (column % 2)];
}

// Corners clockwise from the upper left; side 0 (north) lies between the first two.
const CORNERS: Point[] = [
  [-RADIUS / 2, -HALF],
  [RADIUS / 2, -HALF],
  [RADIUS, 0],
  [RADIUS / 2, HALF],
  [-RADIUS / 2, HALF],
  [-RADIUS, 0],
];

/** The outline of a hex around the origin, at some share of its size. */
export const hexagon = (share = 1) =>
  `M${CORNERS.map(([x, y]) => `${(x * share).toFixed(2)} ${(y * share).toFixed(2)}`).join("L")}Z`;

/** The two ends of a side, moved a little into the hex. */
export function sideOf(hex: number, side: number, inset = 0): [Point, Point] {
  const [x, y] = centreOf(hex);
  const share = 1 - inset / HALF;
  const at = (n: number): Point => {
    const [dx, dy] = CORNERS[n % 6]!;
    return [x + dx * share, y + dy * share];
  };
  return [at(side), at(side + 1)];
}

// Steps (column, row) in the six directions, for even and odd columns.
const STEPS: Point[][] = [
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
];

/** The six directions, north first and then clockwise. */
export const DIRECTIONS = CORNERS.map((_, direction) => direction);

/** The neighbour in a direction, or -1 beyond the map. */
export function neighbour(hex: number, direction: number, rows: number): number {
  const [dc, dr] = STEPS[columnOf(hex) % 2]![direction]!;
  const [column, row] = [columnOf(hex) + dc, rowOf(hex) + dr];
  return column >= 0 && column < COLUMNS && row >= 0 && row < rows ? row * COLUMNS + column : -1;
}
