// The theatre of a siege: stones fly and hit, walls come down, the card of the day turns over.
import type { Beat, MakeBeat } from "../../stage/beats";
import { clamp, ease, mix } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import type { Point } from "../../stage/motion";
import { DOWN, type View } from "./generated";
import { pixels } from "./places";

const STONE = `<path d="M-9-5L-2-10 8-7 11 2 5 9-6 8-11 2Z" fill="#a79f8e" stroke="#1d150c" stroke-width="2"/>
  <path d="M-6-3L-1-7 5-5" fill="none" stroke="#e6dfcc" stroke-width="2"/>`;
const DUST = `<g fill="#d9c8a0" stroke="#8a744a" stroke-width="1"><circle cx="-14" cy="4" r="9"/>
  <circle cx="12" cy="6" r="10"/><circle cy="-10" r="11"/><circle cx="-4" cy="10" r="8"/></g>`;
const SPLINTERS = [
  [-46, -40],
  [38, -52],
  [58, 4],
  [-58, 10],
  [18, 48],
  [-26, 46],
] as const;
const SPLINTER = `<path d="M-7-3L6-5 8 2-5 5Z" fill="#8a6a42" stroke="#1d150c" stroke-width="1.6"/>`;
const RISE = 110; // how high a stone flies, in pixels
const LANDS = 0.6; // when it hits

/** Where something thrown from one point to another is at a moment of its flight. */
const arc = (from: Point, to: Point, q: number, rise: number): Point => [
  mix(from[0], to[0], q),
  mix(from[1], to[1], q) - rise * Math.sin(Math.PI * q),
];

/** A stone leaves its engine, flies in an arc, and raises dust where it lands. */
function throwStone(scenery: Scenery, hex: number, hit: boolean, p: number): void {
  const to = pixels(scenery, hex);
  const from = scenery.middle(scenery.pick("[data-engine]")) ?? scenery.middle(scenery.board);
  if (!to || !from) return;
  const q = clamp(p / LANDS);
  const [x, y] = arc(from, to, q, RISE);
  scenery.draw("stone", STONE, {
    transform: `translate(${x} ${y}) rotate(${q * 700})`,
    visibility: q < 1 ? "visible" : "hidden",
  });
  const after = clamp((p - LANDS) / (1 - LANDS));
  scenery.draw("dust", DUST, {
    transform: `translate(${to[0]} ${to[1]}) scale(${0.4 + after * (hit ? 1.6 : 0.8)})`,
    opacity: q < 1 ? 0 : 1 - ease(after),
  });
  if (hit && q >= 1) {
    const shake = Math.sin(after * 30) * 4 * (1 - after);
    scenery.shift(scenery.find(`hex:${hex}`), shake, 0);
  }
}

/** Beams and stones of a wall that comes down fly apart. */
function collapse(scenery: Scenery, hex: number, p: number): void {
  const at = pixels(scenery, hex);
  if (!at) return;
  const q = ease(clamp(p));
  SPLINTERS.forEach(([dx, dy], n) => {
    const fall = 50 * q * q;
    scenery.draw(`splinter-${n}`, SPLINTER, {
      transform: `translate(${at[0] + dx * q} ${at[1] + dy * q + fall}) rotate(${q * 300 * (n % 2 ? 1 : -1)})`,
      opacity: 1 - q * q,
    });
  });
  scenery.draw("dust", DUST, {
    transform: `translate(${at[0]} ${at[1]}) scale(${0.6 + 2 * q})`,
    opacity: 0.9 * (1 - q),
  });
}

const FLAME = `<path d="M0-34C8-20 20-12 18 4 16 18 8 24 0 24-9 24-18 17-17 2-16-9-7-13-7-23-3-20-1-26 0-34Z"
  fill="#e8641c" stroke="#8c2410" stroke-width="2"/>
  <path d="M0-10C4-2 9 2 9 10 8 18 4 21 0 21-5 21-9 16-8 10Z" fill="#ffe08a"/>`;
const SMOKE = `<g fill="#5a5148" opacity=".7"><circle r="13"/><circle cx="10" cy="-16" r="11"/>
  <circle cx="-2" cy="-32" r="9"/></g>`;
const JET = 9; // flames between the pump and what it is aimed at

/** A stone or a jet of fire from one hex of the map to another. */
function shootEngine(scenery: Scenery, from: number, hex: number, fire: boolean, p: number): void {
  const [a, b] = [pixels(scenery, from), pixels(scenery, hex)];
  if (!a || !b) return;
  const q = ease(clamp(p));
  if (!fire) {
    const [x, y] = arc(a, b, q, RISE);
    scenery.draw("stone", STONE, { transform: `translate(${x} ${y}) rotate(${q * 700})` });
    return;
  }
  for (let n = 1; n <= JET; n++) {
    const share = n / JET;
    const [x, y] = arc(a, b, share, RISE / 4);
    scenery.draw(`jet-${n}`, FLAME, {
      transform: `translate(${x} ${y}) scale(${0.3 + 0.4 * share})`,
      opacity: q < share ? 0 : 0.9,
    });
  }
}

/** An arrow that burns. */
function fireArrow(scenery: Scenery, from: number, hex: number, p: number): void {
  const [a, b] = [pixels(scenery, from), pixels(scenery, hex)];
  if (!a || !b) return;
  const [x, y] = arc(a, b, ease(clamp(p)), RISE / 2);
  scenery.draw("fire-arrow", FLAME, { transform: `translate(${x} ${y}) scale(.45)` });
}

/** Something thrown comes down. */
function dust(scenery: Scenery, hex: number, p: number): void {
  const at = pixels(scenery, hex);
  if (!at) return;
  scenery.draw("dust", DUST, {
    transform: `translate(${at[0]} ${at[1]}) scale(${0.4 + 1.6 * ease(clamp(p))})`,
    opacity: 1 - ease(clamp(p)),
  });
}

/** Flames leap up in a hex. */
function flare(scenery: Scenery, hex: number, p: number): void {
  const at = pixels(scenery, hex);
  if (!at) return;
  const q = ease(clamp(p));
  scenery.draw("flare", FLAME, {
    transform: `translate(${at[0]} ${at[1]}) scale(${0.2 + 1.1 * q} ${0.2 + 1.1 * q + 0.08 * Math.sin(20 * p)})`,
  });
}

/** What has burnt down smokes, upwards only. */
function smoulder(scenery: Scenery, hex: number, p: number): void {
  const at = pixels(scenery, hex);
  if (!at) return;
  const q = ease(clamp(p));
  scenery.draw("smoke", SMOKE, {
    transform: `translate(${at[0]} ${at[1] - 40 * q}) scale(${0.6 + 0.7 * q})`,
    opacity: 1 - q,
  });
}

const LADDER = `<path d="M0-6H64M0 6H64M6-6V6M17-6V6M28-6V6M39-6V6M50-6V6M60-6V6" fill="none"
  stroke="#3a2411" stroke-width="5"/><path d="M0-6H64M0 6H64M6-6V6M17-6V6M28-6V6M39-6V6M50-6V6M60-6V6"
  fill="none" stroke="#b9853f" stroke-width="2.6"/>`;

/** A ladder swings up to the wall, or away from it: `from` and `to` are shares of a half turn. */
function swing(scenery: Scenery, foot: number, top: number, from: number, to: number, p: number) {
  const [a, b] = [pixels(scenery, foot), pixels(scenery, top)];
  if (!a || !b) return;
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const share = mix(from, to, ease(clamp(p)));
  // upright it is seen from above, so it looks short
  const length = Math.max(0.15, Math.abs(1 - 2 * share));
  scenery.draw("ladder", LADDER, {
    transform: `translate(${a[0]} ${a[1]}) rotate(${share < 0.5 ? angle : angle + 180}) scale(${length} 1)`,
  });
}

/** The card of the day turns over. */
function turnCard(scenery: Scenery, p: number): void {
  const q = ease(clamp(p));
  scenery.style(scenery.pick(".gu-card"), { scale: `${Math.abs(Math.cos(Math.PI * (1 - q)))} 1` });
}

/** A new page of the calendar. */
function turnDay(scenery: Scenery, p: number): void {
  const q = ease(clamp(p));
  scenery.style(scenery.pick(".gu-day.now"), { translate: `0 ${-26 * (1 - q)}px`, opacity: q });
}

const RUINS = new Set(["stockade-falls", "gate-falls", "walls-fall", "tower-falls"]);

const FLARES = new Set(["lights", "catches-fire"]);

/** What becomes of an event of a siege; undefined for all others. */
export const siegeBeat: MakeBeat = ({ event: [, key, params], before }) => {
  const hex = Number(params["hex"] ?? -1);
  const was = before.game as View;
  const placed = (what: string, at: number) =>
    was.things?.find((thing) => thing.what === what && thing.at === at);
  const beat = (made: Partial<Beat>): Partial<Beat> => ({ seat: -1, ...made });
  if (key === "siege-batters") {
    const hit = params["result"] === DOWN;
    const run = (p: number, scenery: Scenery) => throwStone(scenery, hex, hit, p);
    return beat({ ms: 1300, hold: 400, sound: "drum", run });
  }
  if (key === "siege-event") {
    return beat({ ms: 700, hold: 900, sound: "card", run: (p, scenery) => turnCard(scenery, p) });
  }
  if (key === "siege-day") {
    return beat({ ms: 500, hold: 200, sound: "horn", run: (p, scenery) => turnDay(scenery, p) });
  }
  if (RUINS.has(key) && hex >= 0) {
    return beat({ ms: 1100, hold: 500, sound: "steel", run: (p, s) => collapse(s, hex, p) });
  }
  if (key === "engine-shoots") {
    const from = Number(params["from"]);
    const fire = placed("greek_fire", from) !== undefined;
    return beat({
      ms: 1100,
      hold: 150,
      sound: "drum",
      run: (p, s) => shootEngine(s, from, hex, fire, p),
    });
  }
  if (key === "stone-lands") {
    return beat({ ms: 500, hold: 200, sound: "steel", run: (p, s) => dust(s, hex, p) });
  }
  if (key === "shoots-fire") {
    const from = was.units.find(({ n }) => n === params["unit"])?.at ?? -1;
    return beat({ ms: 520, hold: 100, sound: "card", run: (p, s) => fireArrow(s, from, hex, p) });
  }
  if (FLARES.has(key)) {
    return beat({ ms: 700, hold: 300, sound: "drum", run: (p, s) => flare(s, hex, p) });
  }
  if (key === "burnt-down") {
    return beat({ ms: 900, hold: 200, run: (p, s) => smoulder(s, hex, p) });
  }
  if (key === "ladder-raised") {
    const top = Number(params["behind"]);
    return beat({
      ms: 900,
      hold: 300,
      sound: "step",
      draws: "before",
      run: (p, s) => swing(s, hex, top, 1, 0, p),
    });
  }
  if (key === "ladder-falls") {
    const top = placed("ladder", hex)?.to ?? -1;
    return beat({ ms: 1100, hold: 400, sound: "die", run: (p, s) => swing(s, hex, top, 0, 1, p) });
  }
  return undefined;
};
