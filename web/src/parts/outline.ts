// Regions of a map: corners, joined by borders that wander a little. Neighbours share their
// corners, and a border wanders by its two ends alone, so both sides draw the same line.

export type Point = readonly [x: number, y: number];

/** Corners as they stand in a table: "60,170 70,95". */
export const points = (text: string): Point[] =>
  text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return [x!, y!];
  });

/** The same number between -1 and 1 for the same place on the map. */
const whim = (x: number, y: number) => {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

/** The points between two corners: halved again and again, each middle shifted sideways. */
function wander(a: Point, b: Point, wild: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.hypot(dx, dy) < 16) return [];
  const shift = wild * whim(a[0] + b[0], a[1] + b[1]);
  const middle: Point = [(a[0] + b[0]) / 2 - dy * shift, (a[1] + b[1]) / 2 + dx * shift];
  return [...wander(a, middle, wild), middle, ...wander(middle, b, wild)];
}

const before = (a: Point, b: Point) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** The outline of a region as an SVG path; its borders wander by a share of their length. */
export function outline(corners: Point[], wild = 0.11): string {
  const line = corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return [a, ...(before(a, b) ? wander(a, b, wild) : wander(b, a, wild).reverse())];
  });
  return `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
