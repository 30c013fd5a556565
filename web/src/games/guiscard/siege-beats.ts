// The theatre of a siege: stones fly and hit, walls come down, the card of the day turns over.
import type { Beat, MakeBeat } from "../../stage/beats";
import { clamp, ease, mix } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import { DOWN } from "./generated";
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

/** A stone leaves its engine, flies in an arc, and raises dust where it lands. */
function throwStone(scenery: Scenery, hex: number, hit: boolean, p: number): void {
  const to = pixels(scenery, hex);
  const from = scenery.middle(scenery.pick("[data-engine]")) ?? scenery.middle(scenery.board);
  if (!to || !from) return;
  const q = clamp(p / LANDS);
  const [x, y] = [mix(from[0], to[0], q), mix(from[1], to[1], q) - RISE * Math.sin(Math.PI * q)];
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

/** What becomes of an event of a siege; undefined for all others. */
export const siegeBeat: MakeBeat = ({ event: [, key, params] }) => {
  const hex = Number(params["hex"] ?? -1);
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
  return undefined;
};
