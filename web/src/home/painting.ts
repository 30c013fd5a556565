/** A game at one glance: a painted picture, a turn in three signs, three measures of five. */
export interface Poster {
  /** of the ribbon and the signs */
  colour: string;
  /** SVG on a field of 260 by 196, without styles */
  picture: string;
  turn: readonly [Sign, Sign, Sign];
  /** bluff, luck, depth */
  bluff: number;
  luck: number;
  depth: number;
}

/** A sky from top to bottom. */
export const sky = (id: string, top: string, middle: string, bottom: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/>
   <stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
   <rect width="260" height="196" fill="url(#${id})"/>`;

const SNOW = "M96-84L80-60 92-64 98-54 106-66 118-58ZM30-62L20-44 30-48 38-44Z";

/** Mountains on the horizon. */
export const peaks = (y: number, fill: string, snow = false) =>
  `<g transform="translate(0 ${y})"><path d="M-10 0L30-62 58-26 96-84 138-30 170-58 214-10 250-44 290 0Z"
   fill="${fill}"/>${snow ? `<path d="${SNOW}" fill="#fbf5e4"/>` : ""}</g>`;

/** Signs on a field of 40 by 40; `l` are lines, `d` is cut out. */
export const SIGNS = {
  die: '<rect x="8" y="8" width="24" height="24" rx="5"/><g class="d"><circle cx="15" cy="15" r="2.5"/><circle cx="25" cy="25" r="2.5"/><circle cx="20" cy="20" r="2.5"/></g>',
  hire: '<path d="M10 32C10 22 14 18 20 18S30 22 30 32Z"/><circle cx="20" cy="12" r="6"/>',
  hidden:
    '<rect x="9" y="8" width="16" height="24" rx="3" transform="rotate(-8 17 20)"/><rect x="16" y="8" width="16" height="24" rx="3" transform="rotate(8 24 20)"/>',
  card: '<rect x="11" y="6" width="18" height="28" rx="3"/><path d="M15 13H25M15 18H25" class="l d"/>',
  troop: '<path d="M20 4V36M20 4L30 9 20 14" class="l"/><path d="M9 20H17V30L13 34 9 30Z"/>',
  doubt:
    '<path d="M14 15A6 6 0 1 1 22 20Q20 22 20 25" class="l"/><circle cx="20" cy="31" r="2.5"/>',
  bid: '<path d="M8 32L4 12 14 20 20 8 26 20 36 12 32 32Z"/>',
  men: '<path d="M6 32C6 24 9 21 13 21S20 24 20 32ZM20 32C20 24 23 21 27 21S34 24 34 32Z"/><circle cx="13" cy="15" r="5"/><circle cx="27" cy="15" r="5"/>',
  coins: '<circle cx="16" cy="22" r="10"/><circle cx="26" cy="16" r="9"/>',
  order:
    '<path d="M8 10H30Q34 10 34 14V30H12Q8 30 8 26Z"/><path d="M14 17H28M14 23H24" class="l d"/>',
  march: '<path d="M6 28Q16 10 28 18" class="l"/><path d="M26 10L36 20 24 25Z"/>',
  siege: '<path d="M8 34V9H13V13H17V9H23V13H27V9H32V34H24V26H16V34Z"/>',
  bow: '<path d="M12 5Q32 20 12 35M12 5V35M6 20H34M34 20L28 16M34 20L28 24" class="l"/>',
  horse:
    '<path d="M10 36C10 28 13 24 16 20L9 22 6 17C11 14 14 8 19 5L20 2 24 6C31 8 35 16 35 26L34 36Z"/>',
  sword: '<path d="M32 4L36 4 36 8 18 26 14 22Z"/><path d="M10 20L20 30M14 26L6 34" class="l"/>',
} as const;

export type Sign = keyof typeof SIGNS;
