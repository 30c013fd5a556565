import { outline, points, type Point } from "../../parts/outline";

/** Charges of the arms that the regions carry; all of them are our own drawings. */
export type Charge = "chalice" | "oak" | "pales" | "bars" | "castle" | "knot" | "apple" | "bat";

export interface Ground {
  corners: string;
  line: string;
  tint: string;
  arms: Charge;
  /** of the arms, with name and numbers beside them */
  label: Point;
  /** the middle of the pieces, how many stand in a row, and how far each row lies to the right */
  pieces: Point;
  columns: number;
  slant: number;
  /** how large they are from three on, where there is little room */
  tight: number;
}

const ground = (
  corners: string,
  tint: string,
  arms: Charge,
  label: Point,
  pieces: Point,
  columns: number,
  slant = 0,
  tight = 1,
): Ground => ({
  corners,
  line: outline(points(corners)),
  tint,
  arms,
  label,
  pieces,
  columns,
  slant,
  tight,
});

/** The nine regions in the order of their numbers. */
export const GROUNDS: Ground[] = [
  ground(
    "60,170 70,95 140,60 230,75 235,150 215,255 90,250",
    "#b9c078",
    "chalice",
    [108, 106],
    [151, 188],
    3,
  ),
  ground(
    "230,75 340,88 450,78 545,88 605,135 545,215 395,180 235,150",
    "#dcab70",
    "oak",
    [270, 114],
    [492, 138],
    3,
  ),
  ground(
    "545,215 605,135 745,160 735,245 715,325 590,400 520,330",
    "#ecc66c",
    "pales",
    [622, 188],
    [630, 288],
    4,
  ),
  ground(
    "745,160 840,170 930,185 915,245 825,300 762,362 715,325 735,245",
    "#dd9f7c",
    "bars",
    [786, 196],
    [778, 272],
    3,
    -12,
    0.7,
  ),
  ground(
    "235,150 395,180 545,215 520,330 375,365 215,385 228,320 215,255",
    "#f0d591",
    "castle",
    [270, 220],
    [380, 302],
    6,
  ),
  ground(
    "215,385 375,365 520,330 590,400 612,485 600,575 490,578 385,600 290,555 195,520 182,450",
    "#e8bd6c",
    "castle",
    [266, 430],
    [402, 500],
    6,
  ),
  ground(
    "195,520 290,555 385,600 372,675 362,745 290,735 225,700 165,682 172,595",
    "#c4c47e",
    "knot",
    [226, 592],
    [268, 672],
    4,
    20,
    0.85,
  ),
  ground(
    "385,600 490,578 600,575 655,645 615,700 525,718 440,738 362,745 372,675",
    "#da9b6a",
    "apple",
    [428, 618],
    [466, 692],
    5,
    -40,
    0.8,
  ),
  ground(
    "715,325 762,362 722,440 742,520 690,590 655,645 600,575 612,485 590,400",
    "#b9be70",
    "bat",
    [634, 410],
    [650, 518],
    2,
    0,
    0.9,
  ),
];

export const PORTUGAL =
  "90,250 215,255 228,320 215,385 182,450 195,520 172,595 165,682 95,690 80,600 60,500 75,380";

/** The tower and the own court lie in the sea; they are placed by their middle. */
export const TOWER: Point = [872, 578];
export const COURT_AT: Point = [930, 344];
/** The outline of the tower around its middle. */
export const WALLS =
  "M-92 104V-112H-66V-96H-44V-112H-14V-96H14V-112H44V-96H66V-112H92V104Q0 128-92 104Z";

export const STEP = 46;
const ROW = STEP + 6;

/** How large the pieces of a place are drawn, so that they stay inside its outline. */
export const sizeIn = (place: number, count: number): number =>
  count > 2 ? (GROUNDS[place]?.tight ?? 1) : 1;

/** Where the pieces of a region stand: in rows around its middle. */
export function spotsIn(place: number, count: number): Point[] {
  const { pieces, columns, slant } = GROUNDS[place]!;
  const size = sizeIn(place, count);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = (i % columns) - (inRow - 1) / 2;
    const y = row - (rows - 1) / 2;
    return [pieces[0] + size * (x * STEP + row * slant), pieces[1] + size * y * ROW];
  });
}

/** Inside the tower they stand in two columns. */
export function spotsInTower(count: number): Point[] {
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i): Point => {
    const lone = count % 2 === 1 && i === count - 1;
    return [lone ? 0 : i % 2 ? 36 : -36, 22 + (Math.floor(i / 2) - (rows - 1) / 2) * 54];
  });
}

/** Where an arrow or a journey begins or ends. */
export const centreOf = (place: number): Point => GROUNDS[place]?.pieces ?? TOWER;
