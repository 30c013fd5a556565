// England from sea to sea, painted once. Neighbouring regions share their border points.
import type { Painting } from "../../parts/paint/bake";
import { Land, type Geography } from "../../parts/paint/land";
import { Compass, Ship } from "../../parts/paint/strewn";
import { outline, points } from "../../parts/outline";
import { Lily } from "./houses";

const WILD = 0.16;

interface Place {
  line: string;
  tint: string;
  /** where the name, the troops of both houses and the odds stand */
  name: [x: number, y: number];
  troops: [york: [number, number], lancaster: [number, number]];
  odds: [x: number, y: number];
}

/** The regions in the order of their numbers. */
export const PLACES: Place[] = [
  {
    line: "308,136 335,159 342,210 351,229 366,262 378,271 404,285 419,307 439,325 434,355 421,374 404,372 387,397 370,406 337,403 303,408 269,410 239,403 241,378 239,347 250,333 252,316 230,329 222,310 200,282 209,258 217,238 240,229 264,204 286,179 293,154",
    tint: "#b9c07c",
    name: [300, 262],
    troops: [
      [346, 306],
      [266, 306],
    ],
    odds: [182, 340],
  },
  {
    line: "239,403 269,410 303,408 337,403 370,406 387,397 404,372 421,374 443,385 459,406 467,437 450,456 457,473 478,456 508,454 532,462 561,493 562,512 551,551 531,569 485,570 444,568 404,565 364,565 326,576 293,585 261,605 239,616 223,632 192,621 161,611 146,594 113,604 93,590 89,574 120,557 155,534 169,501 167,473 138,471 153,441 138,422 151,403 169,419 195,415 221,412",
    tint: "#ecd08a",
    name: [288, 462],
    troops: [
      [440, 516],
      [330, 516],
    ],
    odds: [522, 426],
  },
  {
    line: "261,605 293,585 326,576 364,565 404,565 444,568 485,570 531,569 515,590 506,613 481,622 539,632 536,660 510,683 461,702 421,697 384,699 347,702 313,708 308,721 279,728 246,706 215,717 209,747 192,762 165,749 131,749 104,772 94,791 60,779 84,758 109,725 139,680 165,652 212,649 241,650 257,621",
    tint: "#dda578",
    name: [340, 624],
    troops: [
      [430, 664],
      [300, 664],
    ],
    odds: [522, 722],
  },
];

const SCOTLAND =
  "308,136 293,154 286,179 264,204 240,229 202,238 171,247 118,266 97,226 131,170 114,-80 308,-80";

/** Battle sites by the id of their card. */
export const SITES: Record<string, [x: number, y: number]> = {
  st_albans: [428, 594],
  wakefield: [338, 380],
  mortimers_cross: [246, 520],
  towton: [396, 350],
  hexham: [300, 214],
  barnet: [470, 604],
  bosworth: [386, 462],
};

export const OUTLINES = PLACES.map(({ line }) => outline(points(line), WILD));

const LAND: Geography = {
  box: { x: -80, y: -20, width: 800, height: 960 },
  regions: PLACES,
  abroad: [{ line: SCOTLAND, tint: "#b5aa90" }],
  wild: WILD,
  rivers: [
    "M300 250Q330 250 360 262",
    "M330 330Q380 342 430 346",
    "M262 470Q300 500 270 560T236 612",
    "M372 480Q400 440 446 420",
    "M300 640Q360 636 420 620T500 616",
  ],
  hills: [
    { at: "296,196 288,222 300,246 292,366 306,388", size: 0.85 },
    { at: "230,264 246,280 232,290", size: 0.8, snow: true },
    { at: "176,446 190,468 180,500 196,524 186,556 160,580", size: 0.85, snow: true },
    { at: "140,704 158,716", size: 0.7 },
  ],
  woods: points(
    "404,330 338,288 252,250 296,432 420,432 520,520 400,552 222,570 130,586 236,682 300,690 480,656 166,730 392,602",
  ),
  waves: [
    { x: -20, y: 280, width: 150, height: 120, count: 9 },
    { x: 440, y: 290, width: 180, height: 70, count: 6 },
    { x: -10, y: 640, width: 120, height: 80, count: 6 },
    { x: 250, y: 740, width: 370, height: 60, count: 14 },
    { x: 560, y: 560, width: 80, height: 140, count: 4 },
  ],
  extra: (
    <>
      <Compass x={108} y={344} size={0.72} />
      <Ship x={92} y={664} size={0.72}>
        <Lily />
      </Ship>
    </>
  ),
};

export const ENGLAND: Painting = {
  name: "england",
  box: LAND.box,
  draw: () => <Land {...LAND} />,
};
/** What must be in sight of it. */
export const SEEN = { x: 52, y: 113, width: 520, height: 690 };
