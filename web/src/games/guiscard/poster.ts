import type { Poster } from "../../home/painting";
import { seeded } from "../../parts/paint/random";

const INK = `stroke="#1d150c" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"`;

const DEFS = `<radialGradient id="poster-steel" cx=".36" cy=".3" r=".8"><stop stop-color="#fbfbf6"/>
  <stop offset=".45" stop-color="#b4babd"/><stop offset="1" stop-color="#555d63"/></radialGradient>`;
const STEEL = `fill="url(#poster-steel)"`;
const MAIL = `fill="#868d91"`;

const helmet = `<g ${INK}><circle r="8.2" ${STEEL}/><path d="M0-11.5V7" stroke-width="1.3" fill="none"/></g>`;

const KITE = `<g transform="translate(-16 24) rotate(-10)" ${INK}>
  <path d="M0-12C9-12 10-4 9 2 7 12 3 18 0 22-3 18-7 12-9 2-10-4-9-12 0-12Z" fill="#a32b22"/>
  <path d="M0-12C3-12 3 22 0 22-3 22-3-12 0-12ZM-9.5-2C-3-5 3-5 9.5-2V3C3 0-3 0-9.5 3Z" fill="#e6b944" stroke="none"/></g>`;

const ROUND = `<g transform="translate(-12 -11) rotate(-12)" ${INK}><circle r="11.5" fill="#5b3a86"/>
  <path d="M0-11.5A11.5 11.5 0 0 1 0 11.5Z" fill="#e9dcb4" stroke="none" opacity=".9"/>
  <circle r="7.5" fill="none" stroke-width=".9"/><circle r="3.4" ${STEEL}/></g>`;

const SPEAR = `<path d="M13 20V-33" stroke="#2a190b" stroke-width="4.2"/><path d="M13 20V-33" stroke="#a9733c" stroke-width="2.2"/>
  <path d="M13-46L17-33H9Z" ${STEEL} ${INK}/>`;
const SWORD = `<path d="M13-10L15-36 13-40 11-36Z" ${STEEL} ${INK}/><path d="M8-10H18" stroke="#caa03a" stroke-width="3.4"/>`;

/** A Byzantine on foot, seen from above. */
const foot = (x: number, y: number, turn: number, weapon: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.32)">
   <path d="M-6 8L-7 15M6 8L8 14" stroke="#3a2716" stroke-width="7" stroke-linecap="round"/>
   <ellipse cy="5" rx="15.5" ry="10" fill="#5b3a86" ${INK}/><ellipse cy="2" rx="14.5" ry="8" ${MAIL} ${INK}/>
   <path d="M13 2Q17-6 13-13" fill="none" stroke="#1d150c" stroke-width="8" stroke-linecap="round"/>
   <path d="M13 2Q17-6 13-13" fill="none" stroke="#868d91" stroke-width="5.4" stroke-linecap="round"/>
   ${weapon}<circle cx="13" cy="-12" r="3.6" fill="#e6b98c" ${INK}/>${ROUND}${helmet}</g>`;

const CLOTH = "M-14 46C-19 60-18 82-9 96-3 99 3 99 9 96 18 82 19 60 14 46Z";

/** A Norman knight over two hexes, lance forward. */
const RIDER = `<g transform="translate(162 78) rotate(300) scale(1.15)"><ellipse cx="2" cy="54" rx="18" ry="58" fill="#120d04" opacity=".4"/>
  <path d="M0 94q-9 9-5 24q9-5 8-23" fill="#2b180b" ${INK}/>
  <path d="M-12 2Q-17-8-15-15M12 6Q17-2 16-9M-13 80Q-18 90-17 97M13 78Q18 84 18 91" stroke="#4f2d16" stroke-width="6.5" stroke-linecap="round" fill="none"/>
  <path d="M0-8C12-8 15 8 13 22 12 34 17.5 50 16.5 66 15.5 83 8 96 0 96-8 96-15.5 83-16.5 66-17.5 50-12 34-13 22-15 8-12-8 0-8Z" fill="#7a4a28" ${INK}/>
  <path d="M-9 8C-9-8-6-20-5.5-28-7-36-4-46 0-47 4-46 7-36 5.5-28 6-20 9-8 9 8Z" fill="#7a4a28" ${INK}/>
  <path d="M-5-29L-8-36-2-33ZM5-29L8-36 2-33Z" fill="#4f2d16" ${INK}/><path d="M0-31V10" stroke="#2b180b" stroke-width="5" stroke-linecap="round"/>
  <path d="${CLOTH}" fill="#a32b22" ${INK}/><path d="M-15.5 58Q0 52 15.5 58V66Q0 60-15.5 66ZM-4 48H4V97H-4Z" fill="#e6b944" opacity=".92"/>
  <path d="M-12-2Q0-9 12-2 15 10 13 22H-13Q-15 10-12-2Z" fill="#a32b22" ${INK}/><path d="M-14 8Q0 2 14 8V13Q0 7-14 13Z" fill="#e6b944"/>
  <ellipse cy="37" rx="12" ry="14" fill="#5a3216" ${INK}/>
  <path d="M-12 40Q-20 36-18 26M12 40Q20 36 18 26" stroke="#1d150c" stroke-width="8.5" fill="none" stroke-linecap="round"/>
  <path d="M-12 40Q-20 36-18 26M12 40Q20 36 18 26" stroke="#5f120c" stroke-width="5.6" fill="none" stroke-linecap="round"/>
  <ellipse cy="36" rx="15.5" ry="9" ${MAIL} ${INK}/><path d="M18 62V-74" stroke="#2a190b" stroke-width="4.6"/>
  <path d="M18 62V-74" stroke="#b07a3f" stroke-width="2.5"/><path d="M18-90L22-73H14Z" ${STEEL} ${INK}/>
  <path d="M18-70q9 2 14-2q-3 6 0 12q-7 4-14 0z" fill="#e6b944" ${INK}/><circle cx="18" cy="26" r="4" fill="#e6b98c" ${INK}/>
  ${KITE}<g transform="translate(0 34)">${helmet}</g></g>`;

function grass(): string {
  const random = seeded(3);
  const blade = () =>
    `M${(random() * 260).toFixed(0)} ${(random() * 196).toFixed(0)}q1-5 ${(random() * 6 - 3).toFixed(1)}-8`;
  const blades = Array.from({ length: 160 }, blade).join("");
  return `<path d="${blades}" stroke="#6f7c36" stroke-width="1.6" fill="none"/>`;
}

const tree = ([x, y, r]: [number, number, number]) =>
  `<circle cx="${x + r * 0.4}" cy="${y + r * 0.5}" r="${r}" fill="#1d2a0c" opacity=".4"/>
   <circle cx="${x}" cy="${y}" r="${r}" fill="#3f5e2c" stroke="#22371b" stroke-width="2"/>
   <circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="#75934a"/>`;

const TREES: [number, number, number][] = [
  [18, 20, 25],
  [52, 10, 22],
  [16, 58, 19],
  [240, 182, 26],
  [252, 150, 18],
  [206, 190, 16],
];

const ROAD = "M-10 172C60 140 120 176 270 120";
const HEXES =
  "M60 0L100 69H180L220 0M100 69L60 138 100 207M180 69L220 138 180 207M220 138H300M60 138H-20";

export const poster: Poster = {
  colour: "#3f5220",
  turn: ["bow", "horse", "sword"],
  bluff: 0,
  luck: 3,
  depth: 5,
  picture:
    `<defs>${DEFS}</defs><rect width="260" height="196" fill="#93a156"/>${grass()}
     <path d="${ROAD}" stroke="#cbb079" stroke-width="26" fill="none"/>
     <path d="${ROAD}" stroke="#dcc592" stroke-width="13" fill="none"/>` +
    TREES.map(tree).join("") +
    `<path d="${HEXES}" stroke="#1e1a08" stroke-width="1.5" opacity=".35" fill="none"/>` +
    RIDER +
    foot(62, 96, 110, SPEAR) +
    foot(84, 152, 70, SWORD),
};
