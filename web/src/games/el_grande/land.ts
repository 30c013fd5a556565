import { points, type Point } from "../../parts/outline";

export interface Ground {
  corners: Point[];
  name: Point;
  values: Point;
  /** the middle of the first row of pieces, and how many stand in a row */
  pieces: Point;
  columns: number;
}

const ground = (
  corners: string,
  name: Point,
  values: Point,
  pieces: Point,
  columns: number,
): Ground => ({ corners: points(corners), name, values, pieces, columns });

/** The nine regions in the order of their numbers. */
export const GROUNDS: Ground[] = [
  ground("60,170 70,95 140,60 230,75 235,150 215,255 90,250", [152, 98], [152, 120], [150, 172], 3),
  ground(
    "230,75 340,88 450,78 545,88 605,135 545,215 395,180 235,150",
    [336, 108],
    [336, 130],
    [508, 122],
    3,
  ),
  ground(
    "545,215 605,135 745,160 735,245 715,325 590,400 520,330",
    [662, 180],
    [658, 203],
    [630, 256],
    3,
  ),
  ground(
    "745,160 840,170 930,185 915,245 825,300 762,362 715,325 735,245",
    [838, 200],
    [830, 223],
    [796, 272],
    3,
  ),
  ground(
    "235,150 395,180 545,215 520,330 375,365 215,385 228,320 215,255",
    [345, 222],
    [345, 246],
    [370, 302],
    6,
  ),
  ground(
    "215,385 375,365 520,330 590,400 612,485 600,575 490,578 385,600 290,555 195,520 182,450",
    [400, 428],
    [400, 452],
    [402, 510],
    6,
  ),
  ground(
    "195,520 290,555 385,600 372,675 362,745 290,735 225,700 165,682 172,595",
    [268, 592],
    [268, 615],
    [272, 667],
    4,
  ),
  ground(
    "385,600 490,578 600,575 655,645 615,700 525,718 440,738 362,745 372,675",
    [512, 612],
    [512, 635],
    [502, 688],
    6,
  ),
  ground(
    "715,325 762,362 722,440 742,520 690,590 655,645 600,575 612,485 590,400",
    [668, 408],
    [668, 431],
    [670, 484],
    3,
  ),
];

export const PORTUGAL = points(
  "90,250 215,255 228,320 215,385 182,450 195,520 172,595 165,682 95,690 80,600 60,500 75,380",
);

/** The tower stands in the sea. */
export const TOWER: Ground = {
  corners: points("800,470 930,470 930,640 800,640"),
  name: [865, 452],
  values: [865, 528],
  pieces: [865, 572],
  columns: 3,
};

/** Where an arrow begins or ends. */
export const centreOf = (place: number): Point => (GROUNDS[place] ?? TOWER).pieces;
