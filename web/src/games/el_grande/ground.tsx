// Spain as a painting: what no rule asks for, drawn once to a canvas.

import type { Painting } from "../../parts/paint/bake";
import { Land, type Geography } from "../../parts/paint/land";
import { Compass, Ship } from "../../parts/paint/strewn";
import { GROUNDS, PORTUGAL } from "./land";

const BOX = { x: -340, y: -140, width: 1700, height: 1080 };

/** The part of the painting that is always in sight. */
export const SIZE = { width: 1004, height: 724 };
export const ORIGIN = { x: 10, y: 42 };

const SPAIN: Geography = {
  box: BOX,
  regions: GROUNDS.map(({ corners, tint }) => ({ line: corners, tint })),
  abroad: [{ line: PORTUGAL, tint: "#b9a888" }],
  rivers: [
    "M470 100Q520 170 600 220T720 300 778 330",
    "M560 250Q460 268 380 262T228 322Q150 318 74 340",
    "M560 420Q480 400 390 420T196 500Q130 520 82 560",
    "M620 560Q520 590 420 584T300 640 262 726",
    "M600 470Q640 478 726 470",
  ],
  hills: [
    { at: "120,72 150,66 178,70 246,92 372,96 402,92", size: 0.8 },
    { at: "612,150 640,154 668,156 700,164 728,170 762,176", size: 1, snow: true },
    { at: "250,372 276,366 402,352 430,348 456,342", size: 0.8 },
    { at: "404,722 430,716 584,706", size: 0.85, snow: true },
    { at: "556,232 566,254 576,236", size: 0.8 },
    { at: "196,300 204,342", size: 0.7 },
    { at: "640,366 618,378", size: 0.7 },
    { at: "230,556 252,566", size: 0.7 },
  ],
  woods: [
    [96, 222],
    [520, 206],
    [250, 350],
    [526, 300],
    [712, 214],
    [226, 476],
    [556, 556],
    [330, 560],
    [350, 640],
    [192, 664],
    [400, 662],
    [728, 352],
    [700, 570],
    [880, 240],
    [566, 356],
    [396, 124],
    [560, 470],
    [640, 628],
  ],
  waves: [
    { x: -320, y: -120, width: 1640, height: 150, count: 60 },
    { x: -320, y: 770, width: 1640, height: 150, count: 60 },
    { x: -320, y: 60, width: 350, height: 700, count: 40 },
    { x: 1000, y: 20, width: 340, height: 760, count: 44 },
    { x: 760, y: 430, width: 220, height: 320, count: 12 },
    { x: 630, y: 40, width: 340, height: 90, count: 10 },
  ],
  extra: (
    <>
      <Ship x={884} y={96} size={1.05}>
        <path d="M0-20V22M-30 0H32" stroke="#9e2a22" stroke-width="7" fill="none" />
      </Ship>
      <Compass x={44} y={706} size={0.8} />
    </>
  ),
  seed: 12,
};

export const PAINTING: Painting = {
  name: "spain",
  box: BOX,
  draw: () => <Land {...SPAIN} />,
};
