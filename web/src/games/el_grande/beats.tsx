// What becomes of an event on the stage: who walks where, what turns over, who is paid.

import type { ComponentChildren } from "preact";
import { markupOf } from "../../parts/paint/markup";
import type { Beat, Moment } from "../../stage/beats";
import { ring, travel } from "../../stage/drawings";
import { clamp, ease, mix, part, type Point } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import { CASTILLO, hear, type Scored, type View } from "./generated";
import { centreOf, spotsInTower, TOWER } from "./land";
import { Band, Caballero, King } from "./pieces";

const MAP = ".eg-map > svg";

/** Pixels of the window per unit of the map, and where a point of the map lies there. */
function onMap(scenery: Scenery): { scale: number; at: (point: Point) => Point } | null {
  const svg = scenery.pick(MAP) as SVGSVGElement | null;
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  return {
    scale: matrix.a,
    at: ([x, y]) => [matrix.a * x + matrix.e, matrix.d * y + matrix.f],
  };
}

const scaled = (scale: number, figures: ComponentChildren) =>
  markupOf(<g transform={`scale(${scale})`}>{figures}</g>);

/** Over the land in a bow, so that nobody walks through others. */
const bowed = (from: Point, to: Point): Point[] => [
  from,
  [mix(from[0], to[0], 0.5), Math.min(from[1], to[1]) - 24],
  to,
];

/** A journey of figures between two places of the map or from a seat's name. */
function journey(
  figures: ComponentChildren,
  from: number | { seat: number },
  to: number | { seat: number },
  trail = "",
) {
  return (p: number, scenery: Scenery): void => {
    const map = onMap(scenery);
    if (!map) return;
    const pointOf = (end: number | { seat: number }) =>
      typeof end === "number" ? map.at(centreOf(end)) : scenery.seat(end.seat);
    const [start, goal] = [pointOf(from), pointOf(to)];
    if (!start || !goal) return;
    const way = bowed(start, goal);
    if (trail) {
      const d = way.map((point) => point.join(" ")).join("L");
      scenery.draw(
        `trail-${trail}`,
        `<path class="eg-trail ${trail}" d="M${d}" fill="none" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round"/>`,
        { opacity: 1 - part(p, 0.85, 1) },
      );
    }
    travel(scenery, "walker", scaled(map.scale * 1.1, figures), way, p);
  };
}

/** Coins with their number fly from a place to those who are paid. */
function pay(scenery: Scenery, from: Point, points: number[], p: number): void {
  points.forEach((value, seat) => {
    const to =
      scenery.middle(scenery.pick(`[data-seat="${seat}"] .seat-points`)) ?? scenery.seat(seat);
    if (value <= 0 || !to) return;
    const late = 0.06 * seat;
    const q = part(p, 0.35 + late, 0.76 + late);
    const x = mix(from[0], to[0], q);
    const y = mix(from[1], to[1], q) - 90 * Math.sin(Math.PI * q);
    const shown = p > 0.3 && q < 1;
    scenery.draw(`coin-${seat}`, coin(value), {
      transform: `translate(${x} ${y})`,
      visibility: shown ? "visible" : "hidden",
    });
  });
}

const coin = (value: number) =>
  `<circle cx="3" cy="4" r="17" fill="#000" opacity=".35"/><circle r="17" fill="#e9bd4b" stroke="#5a3d06" stroke-width="2.5"/><circle r="12.5" fill="none" stroke="#fff0b4" stroke-width="1.5"/><text y="7" text-anchor="middle" font-size="19" font-weight="700" fill="#241708">${value}</text>`;

/** The walls of the tower part, and who stands inside is seen. */
function openTower(scenery: Scenery, counts: number[], p: number): void {
  const map = onMap(scenery);
  if (!map) return;
  const q = part(p, 0, 0.4);
  scenery.style(scenery.pick(".eg-wall.left"), { translate: `${-92 * q}px 0` });
  scenery.style(scenery.pick(".eg-wall.right"), { translate: `${92 * q}px 0` });
  const inside = counts.map((count, seat) => ({ count, seat })).filter(({ count }) => count > 0);
  const spots = spotsInTower(inside.length);
  inside.forEach(({ count, seat }, i) => {
    const [x, y] = map.at([TOWER[0] + spots[i]![0], TOWER[1] + spots[i]![1]]);
    scenery.draw(`inside-${seat}`, scaled(map.scale, <Band seat={seat} count={count} />), {
      transform: `translate(${x} ${y})`,
      opacity: part(p, 0.2, 0.45),
    });
  });
}

function scoring(scored: Scored) {
  return (p: number, scenery: Scenery): void => {
    const map = onMap(scenery);
    if (!map) return;
    if (scored.place === CASTILLO) openTower(scenery, scored.counts, p);
    pay(scenery, map.at(centreOf(scored.place)), scored.points, p);
  };
}

/** A disc goes from its owner to the region that it names, and turns over on the way. */
function disc(seat: number, place: number) {
  return (p: number, scenery: Scenery): void => {
    const map = onMap(scenery);
    const from = scenery.seat(seat);
    if (!map || !from) return;
    const to = map.at(centreOf(place));
    const q = ease(clamp(p / 0.8));
    const turned = Math.cos(Math.PI * q);
    const front = turned < 0;
    const [x, y] = [mix(from[0], to[0], q), mix(from[1], to[1], q) - 60 * Math.sin(Math.PI * q)];
    const side = (name: string, markup: string, seen: boolean) =>
      scenery.draw(name, markup, {
        transform: `translate(${x} ${y}) scale(${Math.max(0.04, Math.abs(turned))} 1)`,
        visibility: seen ? "visible" : "hidden",
      });
    side(
      "disc-back",
      `<circle r="30" fill="#6b4524" stroke="#2b1a0a" stroke-width="3"/><circle r="21" fill="none" stroke="#c99a5a" stroke-width="2.5"/>`,
      !front,
    );
    side(
      "disc-front",
      `<circle r="30" fill="#e9cf98" stroke="#2b1a0a" stroke-width="3"/>${scaled(1.3, <Caballero seat={seat} />)}`,
      front,
    );
    if (p > 0.8) ring(scenery, [`place:${place}`], (p - 0.8) * 5);
  };
}

/** A power card turns over beside the name of whoever plays it. */
function bid(seat: number, power: number) {
  return (p: number, scenery: Scenery): void => {
    const to = scenery.seat(seat);
    if (!to) return;
    const q = ease(clamp(p));
    const turned = Math.cos(Math.PI * q);
    const at = `translate(${to[0] + 40} ${to[1]}) scale(${Math.max(0.04, Math.abs(turned))} 1)`;
    const side = (name: string, markup: string, seen: boolean) =>
      scenery.draw(name, `<rect x="-17" y="-23" width="34" height="46" rx="5" ${markup}`, {
        transform: at,
        visibility: seen ? "visible" : "hidden",
      });
    side(
      "bid-back",
      `fill="#8c211a" stroke="#3f0c08" stroke-width="2"/><path d="M-9-13H9V13H-9Z" fill="none" stroke="#f1cf72" stroke-width="1.500"/>`,
      turned > 0,
    );
    side(
      "bid-front",
      `fill="#fff9ea" stroke="#5a4129" stroke-width="2"/><text y="8" text-anchor="middle" font-size="23" font-weight="700" fill="#2a2019">${power}</text>`,
      turned <= 0,
    );
  };
}

/** The King or a crown leaves its old place while it travels to the new one. */
function away(run: (p: number, scenery: Scenery) => void, hidden: string) {
  return (p: number, scenery: Scenery): void => {
    scenery.style(scenery.pick(hidden), { opacity: 0 });
    run(p, scenery);
  };
}

const CROWN = "M-11 6L-13-7-5 0 0-10 5 0 13-7 11 6Z";

/** The beats of El Grande; what is not named here is told in words with a ring. */
export function beats({ event, before, after, speaker }: Moment): Partial<Beat> | null | undefined {
  const was = before.game as View;
  const is = after.game as View;
  const words = (key: string, params: Record<string, number | number[]> = {}) =>
    speaker.text(`eg-beat-${key}`, params);
  let beat: Partial<Beat> | null | undefined;
  hear(event, {
    "card-revealed": () => {
      beat = {
        words: words("revealed"),
        ms: 300,
        hold: 0,
        sound: "card",
        many: () => words("revealed"),
      };
    },
    "power-played": ({ seat, power }) => {
      beat = {
        words: words("bid", { power }),
        ms: 500,
        hold: 120,
        sound: "card",
        run: bid(seat, power),
      };
    },
    "order-fixed": ({ order }) => {
      beat = { words: words("order", { order }), ms: 300, hold: 700, elements: [] };
    },
    recruited: ({ number }) => {
      beat = number > 0 ? { words: words("recruited", { number }), ms: 250, elements: [] } : null;
    },
    recalled: ({ seat, place }) => {
      beat = {
        draws: "before",
        words: words("recalled"),
        ms: 600,
        sound: "step",
        run: journey(<Caballero seat={seat} />, place, { seat }),
      };
    },
    "card-taken": ({ card }) => {
      beat = { words: words("taken", { card }), ms: 500, hold: 350, sound: "card" };
    },
    placed: ({ seat, place }) => {
      beat = {
        draws: "before",
        words: words("placed", { number: 1, place }),
        ms: 600,
        hold: 150,
        sound: "step",
        run: journey(<Caballero seat={seat} />, { seat }, place),
        many: (number) => words("placed-many", { number }),
      };
    },
    moved: ({ color, source, target }) => {
      beat = {
        draws: "before",
        words: words("moved", { source, target }),
        ms: 800,
        hold: 150,
        sound: "step",
        run: journey(<Caballero seat={color} />, source, target, `seat-${color % 5}`),
        many: (number) => words("moved-many", { number }),
      };
    },
    "sent-back": ({ seat, number, place }) => {
      beat = {
        draws: "before",
        words: words("sent-back", { number }),
        ms: 700,
        sound: "step",
        run: journey(<Band seat={seat} count={number} />, place, { seat }),
      };
    },
    evicted: ({ seat, number, source, place }) => {
      beat = {
        draws: "before",
        words: words("moved", { source, target: place }),
        ms: 1100,
        sound: "step",
        run: journey(<Band seat={seat} count={number} />, source, place, `seat-${seat % 5}`),
      };
    },
    "evicted-to-court": ({ seat, number, source }) => {
      beat = {
        draws: "before",
        words: words("sent-back", { number }),
        ms: 900,
        sound: "step",
        run: journey(<Band seat={seat} count={number} />, source, { seat }),
      };
    },
    "disc-shown": ({ seat, place }) => {
      beat = {
        words: words("disc", { place }),
        ms: 900,
        hold: 250,
        sound: "card",
        great: true,
        run: disc(seat, place),
      };
    },
    "board-put": ({ board, place }) => {
      beat = { words: words("board", { board, place }), ms: 700, sound: "card" };
    },
    "king-moved": ({ place }) => {
      beat = {
        draws: "before",
        words: words("king", { place }),
        ms: 1100,
        hold: 400,
        sound: "step",
        run: away(journey(<King />, was.king, place), ".eg-king"),
      };
    },
    "grande-moved": ({ seat, place }) => {
      const crown = <path class="eg-crown" transform="scale(1.3)" d={CROWN} />;
      beat = {
        draws: "before",
        words: words("grande", { place }),
        ms: 900,
        sound: "step",
        run: journey(crown, was.grande[seat]!, place),
      };
    },
    vetoed: ({ card }) => {
      beat = { words: words("vetoed", { card }), ms: 600, hold: 1200, sound: "horn", great: true };
    },
    "general-scoring": ({ round }) => {
      beat = {
        words: speaker.text("eg-general-scoring", { round }),
        ms: 500,
        hold: 900,
        sound: "horn",
        great: true,
        elements: [`place:${CASTILLO}`],
      };
    },
    "castillo-to-region": ({ seat, number, place }) => {
      beat = {
        draws: "before",
        words: words("rides", { place }),
        ms: 1200,
        hold: 200,
        sound: "drum",
        great: true,
        run: journey(<Band seat={seat} count={number} />, CASTILLO, place, `seat-${seat % 5}`),
      };
    },
    "castillo-to-court": ({ seat, number }) => {
      beat = {
        draws: "before",
        words: words("sent-back", { number }),
        ms: 1000,
        sound: "drum",
        great: true,
        run: journey(<Band seat={seat} count={number} />, CASTILLO, { seat }),
      };
    },
    scored: (scored) => {
      const general = is.turn < 0;
      const tower = scored.place === CASTILLO;
      const last = general && scored.place === is.regions.length - 1;
      const empty = scored.total === 0;
      beat = {
        draws: "before",
        words: speaker.element(`place:${scored.place}`),
        seat: scored.leader,
        ms: tower ? 2400 : empty ? 350 : 1400,
        hold: tower ? 700 : empty ? 0 : 350,
        sound: empty ? undefined : "coin",
        great: true,
        waits: last,
        run: scoring(scored),
      };
    },
  });
  if (beat !== undefined) return beat;
  return SILENT.has(event[1]) ? null : undefined;
}

/** What the board shows by itself. */
const SILENT: ReadonlySet<string> = new Set([
  "turn-begins",
  "places-first",
  "acts-first",
  "starter",
  "round-begins",
]);
