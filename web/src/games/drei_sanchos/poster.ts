import { peaks, sky, type Poster } from "../../home/painting";

const pearl = (x: number, y: number, dark: string) =>
  `<circle cx="${x}" cy="${y}" r="6.5" fill="#fff2cf" stroke="${dark}" stroke-width="3"/>`;

const crown = (x: number, y: number, fill: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(.86)"><path d="M-34 26L-42-20-18 4 0-34 18 4 42-20 34 26Q0 36-34 26Z"
   fill="${fill}" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/>
   <path d="M-33 16Q0 26 33 16" fill="none" stroke="${dark}" stroke-width="3"/>
   ${pearl(-42, -24, dark)}${pearl(0, -39, dark)}${pearl(42, -24, dark)}
   <circle cy="6" r="6" fill="#9e2a22" stroke="${dark}" stroke-width="2.5"/></g>`;

export const poster: Poster = {
  colour: "#5a2f4a",
  turn: ["order", "march", "siege"],
  bluff: 1,
  luck: 3,
  depth: 4,
  picture:
    sky("sky-sanchos", "#2a2340", "#8a4f5c", "#e8a55c") +
    `<circle cx="130" cy="118" r="46" fill="#ffd98a" opacity=".7"/>` +
    peaks(150, "#5a3a4a", true) +
    `<path d="M0 142Q70 120 130 140T260 130V196H0Z" fill="#3c2a2e"/>
     <path d="M0 166Q90 148 160 162T260 156V196H0Z" fill="#251a1c"/>` +
    crown(130, 62, "#c3382d", "#4a0f0a") +
    crown(66, 132, "#e3b04b", "#5a3d06") +
    crown(194, 132, "#3d8a5f", "#123a26"),
};
