// Movements that several games need; each draws one moment, from 0 to 1.

import { along, clamp, ease, land, mix, part, settle, type Point } from "./motion";
import type { Scenery } from "./scenery";

const GOLD = "#f1cf72";
const AIR = 4;

/** A gold ring around things, which fades. */
export function ring(scenery: Scenery, elements: readonly string[], p: number): void {
  for (const element of elements) {
    const node = scenery.find(element);
    if (!node) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    scenery.draw(`ring-${element}`, ringAt(left, top, width, height), {
      opacity: 1 - part(p, 0.6, 1),
    });
  }
}

const ringAt = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x - AIR}" y="${y - AIR}" width="${width + 2 * AIR}" height="${height + 2 * AIR}" rx="9"
    fill="none" stroke="#2a1c06" stroke-width="6" stroke-opacity=".55"/>
   <rect x="${x - AIR}" y="${y - AIR}" width="${width + 2 * AIR}" height="${height + 2 * AIR}" rx="9"
    fill="none" stroke="${GOLD}" stroke-width="3.5"/>`;

/** A drawing travels along points of the window; use it for what leaves one place for another. */
export function travel(
  scenery: Scenery,
  id: string,
  markup: string,
  way: readonly (Point | null)[],
  p: number,
): void {
  const points = way.filter((point) => point !== null);
  if (points.length < 2) return;
  const { x, y } = along(points, ease(clamp(p)));
  scenery.draw(id, markup, { transform: `translate(${x} ${y})` });
}

/** A piece that already stands at its new place comes there from its old one. */
export function arrive(scenery: Scenery, element: string, from: Point | null, p: number): void {
  const node = scenery.find(element);
  const to = scenery.middle(node);
  if (!node || !from || !to) return;
  // what has been shifted already must not count twice
  const [dx, dy] = scenery.shifted(node);
  const share = 1 - ease(clamp(p));
  scenery.shift(node, (from[0] - to[0] + dx) * share, (from[1] - to[1] + dy) * share);
}

/** Coins fly from a place to a seat's name, one after the other. */
export function coins(
  scenery: Scenery,
  from: Point | null,
  seat: number,
  count: number,
  p: number,
) {
  const to = scenery.seat(seat);
  if (!from || !to) return;
  const shown = Math.min(count, 6);
  for (let i = 0; i < shown; i++) {
    const q = part(p, (i / shown) * 0.4, 0.6 + (i / shown) * 0.4);
    const x = mix(from[0], to[0], q);
    const y = mix(from[1], to[1], q) - Math.sin(q * Math.PI) * 60;
    scenery.draw(`coin-${seat}-${i}`, COIN, {
      transform: `translate(${x} ${y})`,
      opacity: q >= 1 ? 0 : 1,
    });
  }
}

const COIN = `<circle r="11" fill="#c9962c" stroke="#5f430a" stroke-width="2"/>
  <circle r="7" fill="none" stroke="#f6dd93" stroke-width="2"/>`;

const PIPS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const dieMarkup = (face: number) =>
  `<rect x="-22" y="-22" width="44" height="44" rx="9" fill="#fdf8ec" stroke="#2a2019" stroke-width="2.5"/>
   ${(PIPS[face] ?? []).map(([x, y]) => `<circle cx="${x * 11}" cy="${y * 11}" r="4.4" fill="#2a2019"/>`).join("")}`;

/** A die comes from somewhere, tumbles and rests beside a place with its face up. */
export function die(
  scenery: Scenery,
  id: string,
  face: number,
  from: Point | null,
  to: Point | null,
  p: number,
): void {
  if (!to) return;
  const start = from ?? [to[0] - 160, to[1] - 120];
  const q = settle(clamp(p / 0.8));
  const turning = q < 0.9 ? 1 + (Math.floor(q * 17) % 6) : face;
  const bounce = Math.abs(Math.sin(q * Math.PI * 3)) * 46 * (1 - q);
  const x = mix(start[0], to[0], q);
  const y = mix(start[1], to[1], q) - bounce;
  for (let n = 1; n <= 6; n++) {
    scenery.draw(`${id}-${n}`, dieMarkup(n), {
      transform: `translate(${x} ${y}) rotate(${(1 - q) * 540})`,
      visibility: n === turning ? "visible" : "hidden",
    });
  }
}

/** Something drops into its place with a small overshoot. */
export function drop(scenery: Scenery, node: HTMLElement | SVGElement | null, p: number): void {
  const q = land(clamp(p));
  scenery.style(node, {
    scale: String(mix(1.5, 1, q)),
    opacity: String(clamp(p * 3)),
    "transform-origin": "center",
    "transform-box": "fill-box",
  });
}

/** A card or disc turns over: give its node, which shows the new face from the middle on. */
export function turn(scenery: Scenery, node: HTMLElement | SVGElement | null, p: number): void {
  const q = ease(clamp(p));
  scenery.style(node, {
    scale: `${Math.abs(Math.cos(q * Math.PI)) || 0.01} 1`,
    opacity: q < 0.5 ? "0.55" : "1",
    "transform-origin": "center",
    "transform-box": "fill-box",
  });
}
