import { outline, points, type Point } from "../../parts/outline";

export interface Ground {
  corners: string;
  line: string;
  /** the middle of the castle or tower; number and name stand above it */
  site: Point;
  /** where a lone field army stands, and where those of the three Sanchos stand side by side */
  alone: Point;
  armies: Point[];
}

function ground(corners: string, site: Point, armies: string, alone?: Point): Ground {
  return {
    corners,
    line: outline(points(corners)),
    site,
    alone: alone ?? [site[0], site[1] + 52],
    armies: points(armies),
  };
}

/** The twelve regions in the order of their numbers; armies of Castilla, Nájera, Aragón. */
export const GROUNDS: Ground[] = [
  ground("50,90 330,60 350,190 270,270 40,270", [180, 166], "92,218 172,222 256,216"),
  ground("40,270 270,270 310,370 330,520 50,470", [170, 382], "90,436 174,440 262,442"),
  ground("350,190 490,240 470,350 310,370 270,270", [386, 278], "318,326 384,336 452,322"),
  ground("310,370 470,350 520,420 520,550 330,520", [424, 448], "360,496 424,510 486,506"),
  ground("330,60 620,55 670,220 490,240 350,190", [494, 142], "412,182 494,200 584,192"),
  ground("490,240 670,220 676,366 520,420 470,350", [580, 304], "516,354 578,360 640,342"),
  ground("520,420 676,366 752,384 720,550 520,550", [664, 472], "560,512 634,524 704,516"),
  ground(
    "620,55 870,80 920,250 890,330 752,384 676,366 670,220",
    [784, 192],
    "706,254 784,262 864,250",
    [784, 262],
  ),
  ground("752,384 890,330 900,520 720,550", [828, 448], "762,500 822,508 876,488"),
  ground("920,250 1050,300 1060,490 900,520 890,330", [978, 390], "924,448 980,460 1036,446"),
  ground("870,80 1040,110 1050,300 920,250", [972, 180], "926,222 978,240 1028,250"),
  ground(
    "1040,110 1160,140 1165,430 1060,490 1050,300",
    [1108, 258],
    "1074,330 1136,344 1094,412",
    [1106, 326],
  ),
];

export const FRANCE = "660,-500 1700,-500 1700,140 1160,140 1040,110 870,80 620,55 640,0 655,-120";
export const LEON = "-500,40 -120,70 50,90 40,270 50,470 -500,490";
export const TAIFA =
  "-500,490 50,470 330,520 520,550 720,550 900,520 1060,490 1165,430 1700,420 1700,1200 -500,1200";
export const EAST = "1700,140 1160,140 1165,430 1700,420";
