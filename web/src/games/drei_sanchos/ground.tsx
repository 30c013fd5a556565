// The three kingdoms as a painting: sea, mountains, rivers, and lands tinted by kingdom.

import type { Painting } from "../../parts/paint/bake";
import { Land, type Geography } from "../../parts/paint/land";
import { Compass, Ship } from "../../parts/paint/strewn";
import { EAST, FRANCE, GROUNDS, LEON, TAIFA } from "./land";

const BOX = { x: -260, y: -330, width: 1720, height: 1260 };

/** The part of the painting that is always in sight. */
export const SIZE = { width: 1168, height: 520 };
export const ORIGIN: readonly [number, number] = [18, 40];

/** Terracotta, gold and green, a little different from region to region. */
const TINTS = [
  ["#dd9a76", "#e0a684", "#d4906e", "#e3ad84"],
  ["#f0d07c", "#ebc66a", "#f2d890", "#e6bf6a"],
  ["#b4c078", "#c2c98a", "#a9b86e", "#b9c47f"],
];

const geography = (kingdoms: readonly number[]): Geography => ({
  box: BOX,
  regions: GROUNDS.map(({ corners }, n) => ({
    line: corners,
    tint: TINTS[kingdoms[n] ?? 0]![n % 4]!,
  })),
  abroad: [
    { line: FRANCE, tint: "#b9ae8c" },
    { line: LEON, tint: "#c4b48e" },
    { line: TAIFA, tint: "#cdb78a" },
    { line: EAST, tint: "#bdb08c" },
  ],
  rivers: [
    "M356 196Q420 250 470 300T560 390 700 424 800 500 930 556",
    "M182 300Q196 380 250 420T320 516",
    "M760 90Q770 160 730 240T742 360",
    "M1000 140Q1010 230 970 290T900 470",
    "M1108 170Q1090 250 1110 400T1060 486",
  ],
  hills: [
    {
      at: "650,64 682,72 716,66 750,78 786,74 822,84 858,86 894,90 930,98 966,104 1004,110 1042,118 1080,126 1118,134 1150,142 1190,138 1232,146 1280,140",
      size: 1.05,
      snow: true,
    },
    { at: "120,98 284,80 356,82 590,82 20,92 -40,84 -96,78", size: 0.85 },
    { at: "338,504 362,494 500,538 530,536", size: 0.85 },
    { at: "282,300 292,330 284,352", size: 0.8 },
    { at: "560,440 690,532", size: 0.75 },
    { at: "1134,180 1142,220 1136,396", size: 0.85, snow: true },
  ],
  woods: [
    [90, 244],
    [300, 112],
    [236, 256],
    [76, 452],
    [290, 490],
    [436, 222],
    [610, 210],
    [356, 440],
    [506, 470],
    [506, 268],
    [700, 384],
    [672, 540],
    [700, 110],
    [872, 296],
    [756, 530],
    [876, 372],
    [1036, 466],
    [930, 162],
    [1024, 284],
    [1080, 452],
    [-20, 340],
    [480, 596],
    [900, 580],
    [180, 580],
    [1230, 300],
    [760, 20],
    [980, 30],
    [1180, 60],
  ],
  waves: [{ x: -240, y: -310, width: 860, height: 350, count: 70 }],
  extra: (
    <>
      <Ship x={474} y={16} size={0.72}>
        <path d="M0-20V22M-30 0H32" stroke="#9e2a22" stroke-width="7" fill="none" />
      </Ship>
      <Compass x={-70} y={600} size={0.7} />
    </>
  ),
  seed: 27,
});

/** The painting; `kingdoms` says of each region whose heartland it is. */
export const paintingOf = (kingdoms: readonly number[]): Painting => ({
  name: `kingdoms ${kingdoms.join("")}`,
  box: BOX,
  draw: () => <Land {...geography(kingdoms)} />,
});
