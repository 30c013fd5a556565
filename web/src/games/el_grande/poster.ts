import { peaks, sky, type Poster } from "../../home/painting";

const DYES = [
  ["#a32b22", "#6d160f", "#d9685a"],
  ["#23608f", "#123a5a", "#6ea6d0"],
  ["#c48d1e", "#7d560b", "#f0cb6b"],
  ["#2f7352", "#174430", "#79bb98"],
  ["#4d3f3a", "#241b18", "#958079"],
] as const;

const knight = (colour: number, x: number, y: number) => {
  const [fill, dark, light] = DYES[colour]!;
  return `<g transform="translate(${x} ${y}) scale(1.5)"><ellipse cx="4" cy="12" rx="11" ry="4" opacity=".35"/>
    <path d="M-8 12C-9 2-5-4 0-4S9 2 8 12Z" fill="${fill}" stroke="${dark}" stroke-width="1.5"/>
    <circle cy="-8" r="5.4" fill="#dfe3e4" stroke="#2a2019" stroke-width="1.5"/><path d="M-5-8H5V-6H-5Z" fill="#2a2019"/>
    <path d="M0-13q4-4 7-1q-4 0-6 3z" fill="${light}" stroke="${dark}"/>
    <path d="M-6 0H2V5C2 9-1 10-2 11-4 10-6 8-6 5Z" fill="${light}" stroke="${dark}" stroke-width="1.4"/></g>`;
};

const BATTLEMENTS = "M86 156V32H100V42H112V32H128V42H140V32H156V42H168V32H182V156Z";

const TOWER = `<g stroke="#2f2010" stroke-width="2.5"><path d="${BATTLEMENTS}" fill="#d3b784"/>
  <path d="M134 156V46H182V156Z" fill="#a98a58" stroke="none"/><path d="${BATTLEMENTS}" fill="none"/>
  <path d="M118 156V118Q118 100 134 100T150 118V156Z" fill="#3a2410"/>
  <path d="M104 66V86M164 66V86M134 60V82" stroke-width="6"/><path d="M134 32V4L164 13 134 22" fill="#9e2a22"/></g>`;

export const poster: Poster = {
  colour: "#7a5a12",
  turn: ["bid", "men", "coins"],
  bluff: 3,
  luck: 1,
  depth: 4,
  picture:
    sky("sky-el-grande", "#7fb0b8", "#cfd6b8", "#e9c98a") +
    peaks(130, "#9c8a5a", true) +
    `<path d="M0 128Q70 108 140 122T260 114V196H0Z" fill="#b58d4a"/>
     <path d="M0 156Q90 138 160 150T260 144V196H0Z" fill="#8f6a32"/>` +
    TOWER +
    [
      [0, 44, 160],
      [1, 72, 170],
      [2, 198, 168],
      [3, 224, 158],
      [4, 176, 176],
      [0, 30, 174],
      [3, 240, 174],
      [1, 96, 178],
    ]
      .map(([colour, x, y]) => knight(colour!, x!, y!))
      .join(""),
};
