import { sky, type Poster } from "../../home/painting";

const PETAL = "M0 0C-9-30-34-42-26-62-16-74-4-66 0-58 4-66 16-74 26-62 34-42 9-30 0 0Z";

const around = (first: number, part: (turn: number) => string) =>
  [0, 72, 144, 216, 288].map((turn) => part(first + turn)).join("");

const rose = (x: number, petal: string, dark: string) =>
  `<g transform="translate(${x} 92) scale(.86)">${around(
    0,
    (turn) =>
      `<g transform="rotate(${turn})"><path d="${PETAL}" fill="${petal}" stroke="${dark}" stroke-width="3.5"/>
       <path d="M0-50V-24" stroke="${dark}" stroke-width="2" opacity=".5"/></g>`,
  )}${around(
    36,
    (turn) =>
      `<path transform="rotate(${turn})" d="M0-14L-7-40 0-54 7-40Z" fill="#3f7a4a" stroke="#173a22" stroke-width="2"/>`,
  )}<circle r="17" fill="#e3b04b" stroke="${dark}" stroke-width="3.5"/>
  <circle r="7" fill="none" stroke="${dark}" stroke-width="2" stroke-dasharray="2 3"/></g>`;

export const poster: Poster = {
  colour: "#24404f",
  turn: ["card", "troop", "doubt"],
  bluff: 4,
  luck: 3,
  depth: 3,
  picture:
    sky("sky-vetternkrieg", "#14202b", "#2e4a5c", "#7d9a93") +
    `<path d="M0 150Q60 126 130 142T260 128V196H0Z" fill="#26382f"/>
     <path d="M0 168Q80 150 150 162T260 154V196H0Z" fill="#18261f"/>
     <g stroke="#0d1114" stroke-width="2"><path d="M40 182L206 22l10-4-3 10L50 190Z" fill="#dfe5e8"/>
     <path d="M220 182L54 22l-10-4 3 10L210 190Z" fill="#c5cdd2"/>
     <path d="M58 150L76 170M202 150L184 170" stroke="#caa03a" stroke-width="7"/></g>` +
    rose(86, "#f7f2e6", "#6d6a58") +
    rose(174, "#b3271f", "#5a0e0a"),
};
