// What becomes of an event on the stage: who walks where, which die strikes whom.

import type { ComponentChildren } from "preact";
import { markupOf } from "../../parts/paint/markup";
import { Man } from "../../parts/paint/people";
import { seeded } from "../../parts/paint/random";
import type { Beat, Moment } from "../../stage/beats";
import { ring, travel } from "../../stage/drawings";
import { clamp, ease, mix, part, type Point } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import type { LoggedEvent } from "../../wire";
import { GARRISON, hear, type Aids, type View } from "./generated";
import { GROUNDS } from "./land";
import { King, LIVERIES } from "./pieces";

const MAP = ".ds-map > svg";

/** Pixels of the window per unit of the map, and where a point of the map lies there. */
function onMap(scenery: Scenery): { scale: number; at: (point: Point) => Point } | null {
  const matrix = (scenery.pick(MAP) as SVGSVGElement | null)?.getScreenCTM();
  if (!matrix) return null;
  return {
    scale: matrix.a,
    at: ([x, y]) => [matrix.a * x + matrix.e, matrix.d * y + matrix.f],
  };
}

const scaled = (scale: number, figures: ComponentChildren) =>
  markupOf(<g transform={`scale(${scale})`}>{figures}</g>);

const figureOf = (sancho: number, king: boolean) =>
  king ? <King sancho={sancho} /> : <Man livery={LIVERIES[sancho]!} />;

const fieldOf = (region: number): Point => GROUNDS[region - 1]!.alone;
const siteOf = (region: number): Point => GROUNDS[region - 1]!.site;

/** An order draws an arrow over the land, and who obeys walks along it. */
function walk(sancho: number, king: boolean, from: Point, to: Point) {
  return (p: number, scenery: Scenery): void => {
    const map = onMap(scenery);
    if (!map) return;
    const [a, b] = [map.at(from), map.at(to)];
    const middle: Point = [mix(a[0], b[0], 0.5), mix(a[1], b[1], 0.5) - 30];
    const d = `M${a.join(" ")}Q${middle.join(" ")} ${b.join(" ")}`;
    const line = (name: string, colour: string, width: number) =>
      scenery.draw(
        name,
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" pathLength="100"/>`,
        { "stroke-dasharray": `${100 * Math.min(1, ease(clamp(p)) * 1.4)} 200` },
      );
    line("arrow-rim", "#fff6dc", 9);
    line("arrow", LIVERIES[sancho]!.cloth, 5);
    const way: Point[] = [a, middle, b];
    travel(scenery, "walker", scaled(map.scale * 1.25, figureOf(sancho, king)), way, p);
  };
}

/** Somebody comes from the name of his Sancho. */
function comes(sancho: number, king: boolean, to: Point) {
  return (p: number, scenery: Scenery): void => {
    const map = onMap(scenery);
    const from = scenery.middle(scenery.pick(`[data-house="${sancho}"]`));
    if (!map || !from) return;
    const goal = map.at(to);
    const way: Point[] = [from, [mix(from[0], goal[0], 0.5), goal[1] - 40], goal];
    travel(scenery, "walker", scaled(map.scale * 1.2, figureOf(sancho, king)), way, p);
  };
}

/** A man falls where he stood. */
function falls(sancho: number, at: Point) {
  return (p: number, scenery: Scenery): void => {
    const map = onMap(scenery);
    if (!map) return;
    const [x, y] = map.at(at);
    const turn = -84 * clamp(p * 2.5);
    scenery.draw("fallen", scaled(map.scale * 1.3, figureOf(sancho, false)), {
      transform: `translate(${x} ${y}) rotate(${turn})`,
      opacity: 1 - part(p, 0.5, 1),
    });
  };
}

/** Dice tumble into their columns from the side of whoever rolls them. */
function tumble(dice: number[], sancho: number) {
  return (p: number, scenery: Scenery): void => {
    const random = seeded(dice.length * 7 + sancho);
    for (const [i, die] of [...new Set(dice)].entries()) {
      const node = scenery.find(`face:${die}`);
      const q = ease(clamp((p * 1.35 - i * 0.05) / 0.95));
      const side = sancho % 2 ? 1 : -1;
      const far = side * (320 + random() * 160);
      const high = Math.abs(Math.sin(q * 8)) * 46 * (1 - q);
      scenery.shift(node, far * (1 - q), -high - 30 * (1 - q));
      scenery.style(node, { rotate: `${(1 - q) * 540}deg`, opacity: clamp(p * 6) });
    }
  };
}

/** The lone die glows, a line runs to its victim, and a cross lies over it. */
function strike(by: number, victim: number) {
  return (p: number, scenery: Scenery): void => {
    const from = scenery.middle(scenery.find(`face:${by}`));
    const to = scenery.middle(scenery.find(`face:${victim}`));
    if (!to) return;
    if (from) {
      scenery.draw("glow", '<circle r="27" fill="#fff2b0" opacity=".55"/>', {
        transform: `translate(${from.join(" ")})`,
        opacity: part(p, 0, 0.15),
      });
      const q = part(p, 0.12, 0.52);
      const end: Point = [mix(from[0], to[0], q), mix(from[1], to[1], q)];
      const line = scenery.draw(
        "blow",
        '<path stroke="#fff6de" stroke-width="8" stroke-linecap="round"/><path stroke="#b01f14" stroke-width="4.500" stroke-linecap="round"/>',
      );
      for (const path of line.children)
        path.setAttribute("d", `M${from.join(" ")}L${end.join(" ")}`);
    }
    scenery.draw(
      "cross",
      '<path d="M-19-19L19 19M19-19L-19 19" stroke="#fff6de" stroke-width="9" stroke-linecap="round"/><path d="M-19-19L19 19M19-19L-19 19" stroke="#b01f14" stroke-width="5.500" stroke-linecap="round"/>',
      { transform: `translate(${to.join(" ")})`, opacity: part(p, 0.5, 0.6) },
    );
  };
}

/** Dice that cancel each other fade. */
function fade(dice: number[]) {
  return (p: number, scenery: Scenery): void => {
    for (const die of dice) {
      scenery.style(scenery.find(`face:${die}`), { opacity: 1 - 0.85 * part(p, 0.2, 1) });
    }
  };
}

/** The beats of the three Sanchos; what is not named here is told in words with a ring. */
export function beats(moment: Moment): Partial<Beat> | null | undefined {
  const { event, before, speaker } = moment;
  const was = before.game as View;
  const { stands } = before.aids as Aids;
  const seatOf = (sancho: number) => was.seats[sancho] ?? -1;
  const isKing = (unit: number) => stands.some(({ king_unit }) => king_unit === unit);
  const words = (key: string, params: Record<string, number> = {}) =>
    speaker.text(`ds-beat-${key}`, params);
  let beat: Partial<Beat> | null | undefined;
  const at = (region: number) => [`region:${region}`];
  hear(event, {
    "card-played": ({ sancho, card }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("card", { sancho, card }),
        ms: 400,
        hold: 600,
        sound: "card",
      };
    },
    "card-revealed": ({ card }) => {
      beat = { words: words("revealed", { card }), ms: 400, hold: 600, sound: "card" };
    },
    executes: ({ sancho }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("field", { sancho }),
        ms: 200,
        hold: 500,
        elements: [],
      };
    },
    moved: ({ sancho, unit, source, region }) => {
      beat = {
        draws: "before",
        seat: seatOf(sancho),
        words: words("moved", { sancho, region }),
        ms: isKing(unit) ? 900 : 800,
        hold: 250,
        sound: "step",
        run: walk(sancho, isKing(unit), fieldOf(source), fieldOf(region)),
        many: () => words("moved", { sancho, region }),
      };
    },
    deployed: ({ sancho, region, place }) => {
      const to = place === GARRISON ? siteOf(region) : fieldOf(region);
      beat = {
        draws: "before",
        seat: seatOf(sancho),
        words: words("deployed", { sancho, region }),
        ms: 800,
        hold: 250,
        sound: "step",
        run: comes(sancho, false, to),
        many: () => words("deployed", { sancho, region }),
      };
    },
    fortified: ({ sancho, unit, region }) => {
      beat = {
        draws: "before",
        seat: seatOf(sancho),
        words: words("fortified", { sancho, region }),
        ms: 700,
        hold: 300,
        sound: "step",
        run: walk(sancho, isKing(unit), fieldOf(region), siteOf(region)),
      };
    },
    "field-won": ({ sancho, region }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("won", { sancho, region }),
        ms: 700,
        hold: 500,
        sound: "horn",
        elements: at(region),
      };
    },
    captured: ({ sancho, region }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("captured", { sancho, region }),
        ms: 900,
        hold: 800,
        sound: "horn",
        great: true,
        elements: at(region),
      };
    },
    attacks: ({ sancho, region }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("attacks", { sancho, region }),
        ms: 600,
        hold: 600,
        sound: "drum",
        great: true,
        elements: at(region),
      };
    },
    rolls: ({ sancho, dice }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("rolls", { sancho }),
        ms: 1300,
        hold: 450,
        sound: "die",
        great: true,
        elements: [],
        run: tumble(dice, sancho),
      };
    },
    "column-cancels": ({ column, dice }) => {
      beat = {
        draws: "before",
        words: words("cancels", { column }),
        ms: 700,
        hold: 200,
        sound: "card",
        great: true,
        elements: [],
        run: fade(dice),
      };
    },
    "die-removed": ({ sancho, of, by, face }) => {
      beat = {
        draws: "before",
        seat: seatOf(sancho),
        words: words("strikes", { sancho, of }),
        ms: 1400,
        hold: 300,
        sound: "steel",
        great: true,
        elements: [],
        run: strike(by, face),
      };
    },
    "troop-lost": ({ sancho, region }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("falls", { sancho }),
        ms: 700,
        hold: 200,
        great: true,
        elements: [],
        run: falls(sancho, fieldOf(region)),
      };
    },
    "siege-loss": ({ sancho, region }) => {
      beat = {
        seat: seatOf(sancho),
        words: words("falls", { sancho }),
        ms: 800,
        hold: 250,
        elements: [],
        run: falls(sancho, siteOf(region)),
      };
    },
    "king-beaten": () => (beat = null),
    "king-home": ({ sancho, region, place }) => {
      const from = was.kings[sancho]!.region;
      const to = place === GARRISON ? siteOf(region) : fieldOf(region);
      beat = {
        draws: "before",
        seat: seatOf(sancho),
        words: words("king-home", { sancho }),
        ms: 1500,
        hold: 400,
        sound: "horn",
        great: true,
        ...(from > 0 && { run: walk(sancho, true, fieldOf(from), to) }),
      };
    },
    "siege-placed": ({ sancho, region }) => {
      beat = {
        draws: "before",
        seat: seatOf(sancho),
        words: words("besieges", { sancho, region }),
        ms: 900,
        hold: 500,
        sound: "drum",
        run: walk(sancho, false, fieldOf(region), siteOf(region)),
      };
    },
    "bot-candidates": ({ sancho, regions, first }) => {
      beat = {
        kind: "why",
        seat: seatOf(sancho),
        words: words("weighs", { sancho }),
        ms: 400,
        hold: 1300,
        elements: [],
        run: (p, scenery) => weighAll(scenery, regions, first, p),
      };
    },
    "battle-over": ({ region }) => {
      beat = { words: words("battle-over", { region }), ms: 300, hold: 600, elements: at(region) };
    },
  });
  if (beat !== undefined) return beat;
  if (event[1].startsWith("bot-")) return { ms: 250, hold: 900, kind: "why", run: weighs(event) };
  return SILENT.has(event[1]) ? null : undefined;
}

/** The numbers by which a Sancho-Bot decides, in the order in which one of them is told. */
const NUMBERS = ["lead", "vp", "units"] as const;

/** A number stands in a region. */
function weigh(scenery: Scenery, region: number, number: number, p: number): void {
  const map = onMap(scenery);
  if (!map) return;
  const [x, y] = map.at(fieldOf(region));
  scenery.draw(`weighed-${region}`, weighed(number), {
    transform: `translate(${x} ${y - 46})`,
    opacity: clamp(p * 4),
  });
}

/** What counts first stands in every region that a Sancho-Bot may choose. */
function weighAll(scenery: Scenery, regions: number[], numbers: number[], p: number): void {
  ring(
    scenery,
    regions.map((region) => `region:${region}`),
    p,
  );
  regions.forEach((region, i) => weigh(scenery, region, numbers[i]!, p));
}

/** The number that decided stands where it was counted. */
function weighs([, , params]: LoggedEvent) {
  const { region } = params;
  const found = NUMBERS.map((name) => params[name]).find((value) => typeof value === "number");
  return (p: number, scenery: Scenery): void => {
    if (typeof region !== "number") return;
    ring(scenery, [`region:${region}`], p);
    if (found !== undefined) weigh(scenery, region, found, p);
  };
}

const weighed = (number: number) => `<circle r="19" fill="#fff6de" stroke="#7e1c14"
    stroke-width="3"/><text y="7" text-anchor="middle" fill="#7e1c14" font-size="20"
    font-weight="700">${number}</text>`;

/** What the board or the shelf shows by itself. */
const SILENT: ReadonlySet<string> = new Set(["passes", "commands", "drawn", "dealt", "splits"]);
