// What stands in a region, in the words of a companion's request: "C3K g:N2 s:A1".

import { GLYPHS, PLACE_MARKS, type Reply } from "../generated";

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

export interface Place {
  region: string;
  place: number;
}

/** What stands in the regions after one troop or king has been carried from place to place. */
export function carried(
  position: Reply["position"],
  sancho: number,
  king: boolean,
  from: Place | null,
  to: Place,
): Record<string, string> {
  const found: Record<string, string> = {};
  const change = ({ region, place }: Place, by: number) => {
    const groups = read(found[region] ?? String(position[region] ?? ""));
    const rest = groups.filter((g) => g.place !== place || g.sancho !== sancho);
    const there = groups.find((g) => g.place === place && g.sancho === sancho);
    const troops = (there?.troops ?? 0) + (king ? 0 : by);
    const crowned = king ? by > 0 : (there?.king ?? false);
    found[region] = write([...rest, { place, sancho, troops, king: crowned }]);
  };
  if (from) change(from, -1);
  change(to, 1);
  return found;
}
