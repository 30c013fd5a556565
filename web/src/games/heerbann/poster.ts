import { peaks, sky, type Poster } from "../../home/painting";

const PIKEMAN = `<path d="M8 60L52 8M56 60L12 8" fill="none" stroke="#93632f" stroke-width="3.5"/>
  <path d="M56 2l-1 13-9-7zM8 2l1 13 9-7z" fill="#bfc3c4"/><path d="M14 44c2-12 9-20 18-20s16 8 18 20z" fill="#bfc3c4"/>
  <path d="M6 44h52c-4 7-12 9-26 9S10 51 6 44z" fill="#7d8487"/><path d="M32 24v20" fill="none"/>`;
const ASSASSIN = `<path d="M32 62L25 24h14z" fill="#bfc3c4"/><path d="M14 18h36v7H14z" fill="#d0a038"/>
  <path d="M28 4h8v14h-8z" fill="#4b2b1a"/><circle cx="32" cy="4" r="4" fill="#d0a038"/>
  <path d="M48 36c5 7 6 10 6 12a6 6 0 0 1-12 0c0-2 1-5 6-12z" fill="#a8362c"/>`;
const KNIGHT = `<path d="M12 12c6-6 34-6 40 0v34c-4 8-12 14-20 16-8-2-16-8-20-16z" fill="#bfc3c4"/>
  <path d="M12 26h40v6H12z" fill="#7d8487"/><path d="M15 27.5h14v3H15zM35 27.5h14v3H35z" fill="#2a2019"/>
  <path d="M29 8h6v53l-3 1-3-1z" fill="#d0a038"/>`;

const card = (x: number, y: number, turn: number, emblem: string, head: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-37" y="-52" width="80" height="110" rx="7" opacity=".3"/>
   <rect x="-40" y="-56" width="80" height="110" rx="7" fill="#fbf1da" stroke="#3a2610" stroke-width="2.5"/>
   <path d="M-39-49A6 6 0 0 1-33-55H33A6 6 0 0 1 39-49V-34H-39Z" fill="${head}"/>
   <g transform="translate(-30 -28) scale(.94)" stroke="#2a2019" stroke-width="1.8" stroke-linejoin="round"
   stroke-linecap="round">${emblem}</g></g>`;

const die = (x: number, y: number, turn: number, pips: [number, number][]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-18" y="-16" width="40" height="40" rx="8" opacity=".35"/>
   <rect x="-21" y="-21" width="42" height="42" rx="8" fill="#fffaf0" stroke="#2a2019" stroke-width="2.5"/>
   ${pips.map(([px, py]) => `<circle cx="${px * 11}" cy="${py * 11}" r="4.2" fill="#2a2019"/>`).join("")}</g>`;

export const poster: Poster = {
  colour: "#8c211a",
  turn: ["die", "hire", "hidden"],
  bluff: 3,
  luck: 4,
  depth: 2,
  picture:
    sky("sky-heerbann", "#3b1a14", "#8c3a22", "#d98b45") +
    peaks(170, "#5b2a1a") +
    `<path d="M0 150Q70 128 130 146T260 138V196H0Z" fill="#3a2014"/>` +
    card(78, 104, -17, PIKEMAN, "#6b5a45") +
    card(182, 104, 17, ASSASSIN, "#9e2a22") +
    card(130, 92, 0, KNIGHT, "#6b5a45") +
    die(50, 158, -14, [
      [-1, -1],
      [1, 1],
      [0, 0],
      [1, -1],
      [-1, 1],
    ]) +
    die(212, 160, 18, [
      [-1, -1],
      [1, 1],
    ]),
};
