// What becomes of an event on the stage: whoever moved walks or rides there, arrows fly, dice fall.
import type { Beat, MakeBeat, Moment } from "../../stage/beats";
import { clamp, ease, mix, settle } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import type { View } from "./generated";
import { centreOf } from "./hexes";
import { pixels } from "./places";

let siegeBeat: MakeBeat = () => undefined;

/** Fetch the film of stones and falling walls, for tables that have engines or a siege. */
export async function prepareSiege(): Promise<void> {
  ({ siegeBeat } = await import("./siege-beats"));
}

/** Events that prepare another one; only that one is shown. */
const UNSEEN = new Set([
  "sets-up",
  "head-placed",
  "takes-up",
  "step-begins",
  "makes-ready",
  "aims-charge",
  "charge-path",
  "counter-path",
  "combat-fixed",
]);

const FOOT_MS = 180; // a step
const HORSE_MS = 120;
const LONGEST_MS = 1300;
const LIFT = 34; // how high an arrow flies, in pixels

interface Journey {
  unit: number;
  seat: number;
  from: number;
  to: number;
  ms: number;
}

/** Who stands elsewhere after the event, and from where to where. */
function journeyOf({ before, after }: Moment): Journey | null {
  const places = new Map((before.game as View).units.map(({ n, at }) => [n, at]));
  const moved = (after.game as View).units.find(
    ({ n, at }) => at >= 0 && (places.get(n) ?? -1) >= 0 && places.get(n) !== at,
  );
  if (!moved) return null;
  const from = places.get(moved.n)!;
  const [[x, y], [tx, ty]] = [centreOf(from), centreOf(moved.at)];
  const steps = Math.max(1, Math.round(Math.hypot(tx - x, ty - y) / 41));
  const each = moved.rear >= 0 ? HORSE_MS : FOOT_MS;
  const ms = Math.min(LONGEST_MS, 60 + each * steps);
  return { unit: moved.n, seat: moved.seat, from, to: moved.at, ms };
}

/** The figure and its plate come from the old place to the new one. */
function walk(scenery: Scenery, { unit, from, to }: Journey, p: number): void {
  const [a, b] = [pixels(scenery, from), pixels(scenery, to)];
  if (!a || !b) return;
  const left = 1 - ease(clamp(p));
  for (const node of [scenery.find(`unit:${unit}`), ...scenery.all(`[data-plate="${unit}"]`)]) {
    scenery.shift(node, (a[0] - b[0]) * left, (a[1] - b[1]) * left);
  }
}

const ARROW = `<path d="M-20 0H14" stroke="#fff" stroke-width="5" opacity=".6"/>
  <path d="M-20 0H14" stroke="#3a2411" stroke-width="2.6"/>
  <path d="M22 0L11-5V5Z" fill="#333a3d"/><path d="M-21 0l-6-5h7l5 5-5 5h-7z" fill="#efe6cf" stroke="#333"/>`;

function fly(scenery: Scenery, from: number, to: number, p: number): void {
  const [a, b] = [pixels(scenery, from), pixels(scenery, to)];
  if (!a || !b) return;
  const [x, y] = [mix(a[0], b[0], p), mix(a[1], b[1], p) - LIFT * Math.sin(Math.PI * p)];
  const rise = b[1] - a[1] - LIFT * Math.PI * Math.cos(Math.PI * p);
  const angle = (Math.atan2(rise, b[0] - a[0]) * 180) / Math.PI;
  scenery.draw("arrow", ARROW, { transform: `translate(${x} ${y}) rotate(${angle})` });
}

const dieMarkup = (face: number) => `<path d="M0-28L26-5 22 8 0 25-22 8-26-5Z" fill="#7e1c14"
  stroke="#2c0703" stroke-width="2.5"/><path d="M0-28L14 3 0 13-14 3Z" fill="#c2443a"/>
  <text y="4" text-anchor="middle" font-size="21" font-weight="700" fill="#fff7e0">${face}</text>`;

/** A ten-sided die tumbles in and rests beside whom it concerns. */
function tumble(scenery: Scenery, hex: number, face: number, p: number): void {
  const at = pixels(scenery, hex);
  if (!at) return;
  const q = settle(clamp(p / 0.75));
  const turning = q < 0.9 ? 1 + (Math.floor(q * 23) % 10) : face;
  const lift = Math.abs(Math.sin(q * 9)) * 38 * (1 - q);
  const transform = `translate(${at[0] + 56 + 130 * (1 - q)} ${at[1] - 44 - lift}) rotate(${(1 - q) * 540})`;
  for (let n = 1; n <= 10; n += 1) {
    scenery.draw(`die-${n}`, dieMarkup(n), {
      transform,
      visibility: n === turning ? "visible" : "hidden",
    });
  }
}

export const beats: MakeBeat = (moment) => {
  const { event, after, speaker } = moment;
  const [, key, params] = event;
  if (UNSEEN.has(key)) return null;
  const staged = siegeBeat(moment);
  if (staged) return staged;
  const units = (after.game as View).units;
  const about = units.find(({ n }) => n === params["unit"]);
  const beat: Partial<Beat> = { seat: about?.seat ?? -1 };
  const journey = journeyOf(moment);
  if (journey) {
    const words = speaker.text("gu-chip-moves", { unit: journey.unit });
    return {
      kind: `moves-${journey.unit}`,
      seat: journey.seat,
      words,
      many: () => words,
      ms: journey.ms,
      hold: 30,
      sound: "step",
      run: (p, scenery) => walk(scenery, journey, p),
    };
  }
  if (key === "shoots" && about) {
    const to = Number(params["hex"]);
    return {
      ...beat,
      ms: 520,
      hold: 80,
      sound: "card",
      run: (p, scenery) => fly(scenery, about.at, to, p),
    };
  }
  const roll = params["roll"];
  if (typeof roll === "number" && roll >= 1 && roll <= 10) {
    const hex = about?.at ?? Number(params["hex"] ?? -1);
    const { letter } = params;
    return {
      ...beat,
      hold: 500,
      ...(key === "fought" && {
        words: speaker.text("gu-chip-fought", {
          roll,
          letter: letter === "-" ? "none" : String(letter),
        }),
        hold: 1100,
      }),
      ms: 800,
      sound: "die",
      run: (p, scenery) => tumble(scenery, hex, roll, p),
    };
  }
  if (key === "charges") return { ...beat, sound: "drum" };
  if (key === "round-begins") return { ...beat, sound: "horn" };
  return ["wounded", "stunned", "killed"].includes(key)
    ? { ...beat, ms: 350, sound: "steel" }
    : beat;
};
