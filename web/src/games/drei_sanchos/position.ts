// What stands in a region, in the words of a companion's request: "C3K g:N2 s:A1".

import { GLYPHS, PLACE_MARKS } from "./generated";

const GROUP = new RegExp(`^(${PLACE_MARKS.join("|")})([${GLYPHS.join("")}])(\\d{0,2})(K?)$`);

export interface Group {
  place: number;
  sancho: number;
  troops: number;
  king: boolean;
}

export function read(text: string): Group[] {
  return text.split(" ").flatMap((word) => {
    const found = GROUP.exec(word);
    if (!found) return [];
    const [, mark, glyph, troops, king] = found;
    return [
      {
        place: PLACE_MARKS.findIndex((known) => known === mark),
        sancho: GLYPHS.findIndex((known) => known === glyph),
        troops: Number(troops || 0),
        king: king === "K",
      },
    ];
  });
}

export function write(groups: Group[]): string {
  return groups
    .filter(({ troops, king }) => troops > 0 || king)
    .map((g) => `${PLACE_MARKS[g.place]}${GLYPHS[g.sancho]}${g.troops || ""}${g.king ? "K" : ""}`)
    .join(" ");
}
