import { outline, points, type Point } from "../../parts/outline";

export interface Ground {
  line: string;
  /** of the name and number, of the garrison field, and of each Sancho's field army */
  label: Point;
  garrison: Point;
  armies: Point[];
  /** beside the garrison field: the castle, and who lies before it */
  site: Point;
  siege: Point;
  narrow: boolean;
}

function ground(
  corners: string,
  label: Point,
  garrison: Point,
  armies: string,
  narrow: Partial<Ground> | null = null,
): Ground {
  return {
    line: outline(points(corners)),
    label,
    garrison,
    armies: points(armies),
    site: [-56, 2],
    siege: [60, 4],
    narrow: narrow !== null,
    ...narrow,
  };
}

/** The twelve regions in the order of their numbers; armies of Castilla, Nájera, Aragón. */
export const GROUNDS: Ground[] = [
  ground("50,90 330,60 350,190 270,270 40,270", [186, 108], [190, 160], "96,226 172,228 248,226"),
  ground("40,270 270,270 310,370 330,520 50,470", [172, 312], [176, 366], "96,436 172,440 248,444"),
  ground(
    "350,190 490,240 470,350 310,370 270,270",
    [388, 244],
    [408, 280],
    "316,338 386,348 446,334",
  ),
  ground(
    "310,370 470,350 520,420 520,550 330,520",
    [408, 400],
    [432, 442],
    "364,494 428,514 488,510",
  ),
  ground("330,60 620,55 670,220 490,240 350,190", [492, 90], [496, 132], "424,186 502,206 580,186"),
  ground(
    "490,240 670,220 676,366 520,420 470,350",
    [576, 260],
    [596, 306],
    "516,362 574,368 640,346",
  ),
  ground(
    "520,420 676,366 752,384 720,550 520,550",
    [634, 418],
    [640, 462],
    "560,520 628,532 692,518",
  ),
  ground(
    "620,55 870,80 920,250 890,330 752,384 676,366 670,220",
    [766, 104],
    [782, 152],
    "722,236 792,252 860,238",
  ),
  ground("752,384 890,330 900,520 720,550", [826, 392], [836, 434], "764,502 816,508 868,490"),
  ground(
    "920,250 1050,300 1060,490 900,520 890,330",
    [972, 318],
    [974, 368],
    "930,452 980,466 1030,452",
    { site: [-50, 2], siege: [54, 4] },
  ),
  ground("870,80 1040,110 1050,300 920,250", [962, 118], [954, 166], "932,226 980,240 1026,256", {
    site: [-44, 6],
    siege: [52, 4],
  }),
  ground(
    "1040,110 1160,140 1165,430 1060,490 1050,300",
    [1102, 168],
    [1118, 224],
    "1080,350 1130,366 1094,420",
    { site: [-48, 6], siege: [-38, 70] },
  ),
];

export const NORTH = points(
  "0,0 1200,0 1200,140 1160,140 1040,110 870,80 620,55 330,60 50,90 0,90",
);
export const SOUTH = points(
  "0,470 50,470 330,520 520,550 720,550 900,520 1060,490 1165,430 1200,430 1200,700 0,700",
);
