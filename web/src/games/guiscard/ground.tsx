import { centreOf, DIRECTIONS, labelOf, neighbour } from "./hexes";
import type { Terrain } from "./painting";

/** What grows or lies in a hex, drawn around its middle; open ground has nothing. */
const SIGNS: Record<string, string> = {
  brush: "M-12 6q3-9 6 0M-2 10q3-9 6 0M6 0q3-9 6 0M-8-6q3-9 6 0",
  marsh: "M-14-6h9M-2-6h9M-9 2h9M4 2h9M-13 10h9M0 10h9",
  rocks: "M-12 8l6-12 6 12zM0 6l6-10 7 10z",
  beach: "M-12-6h.1M-2-10h.1M8-4h.1M-7 5h.1M4 9h.1M12 6h.1",
  shallow_water: "M-15-5q5-5 10 0t10 0 10 0M-15 7q5-5 10 0t10 0 10 0",
  deep_water: "M-15-9q5-5 10 0t10 0 10 0M-15 0q5-5 10 0t10 0 10 0M-15 9q5-5 10 0t10 0 10 0",
  jetty: "M-20-8H20M-22 0H22M-20 8H20",
  wall_walk: "M-20-8H20M-22 0H22M-20 8H20",
  tent: "M-18 10L0-12 18 10M0-12V10",
  rock_stairs: "M-9-12H9M-9-4H9M-9 4H9M-9 12H9",
  stairs: "M-9-12H9M-9-4H9M-9 4H9M-9 12H9",
};

/** Lines down a slope: from the higher neighbours towards the lower ones. */
function Slope({ hex, field }: { hex: number; field: Terrain }) {
  const higher = DIRECTIONS.filter((side) => {
    const next = neighbour(hex, side, field.rows);
    return next >= 0 && field.levels[next]! > field.levels[hex]!;
  });
  return (
    <>
      {higher.map((side) => (
        <path
          class="gu-hatch"
          transform={`rotate(${60 * side})`}
          d="M-8-20v11M-3-20v15M3-20v15M8-20v11"
        />
      ))}
    </>
  );
}

export function Sign({ hex, ground, field }: { hex: number; ground: string; field: Terrain }) {
  if (ground === "tree") {
    return (
      <>
        <circle class="gu-tree" cx="-6" cy="3" r="11" />
        <circle class="gu-tree" cx="7" cy="-4" r="10" />
        <circle class="gu-tree high" cx="2" cy="8" r="8" />
      </>
    );
  }
  if (ground === "slope") return <Slope hex={hex} field={field} />;
  return SIGNS[ground] ? <path class={`gu-sign sign-${ground}`} d={SIGNS[ground]} /> : null;
}

/** Whether a hex lies above one of its neighbours: there the map tells its level. */
const overlooks = (field: Terrain, hex: number) =>
  DIRECTIONS.some((side) => {
    const next = neighbour(hex, side, field.rows);
    return next >= 0 && field.levels[next]! < field.levels[hex]!;
  });

/** What must be read on the ground: levels, and the names of hexes where they are wanted. */
export function Readings({ field, labels }: { field: Terrain; labels: boolean }) {
  return (
    <g class="gu-readings" aria-hidden="true">
      {[...field.terrain].map((_, hex) => {
        const level = overlooks(field, hex);
        if (!labels && !level) return null;
        const [x, y] = centreOf(hex);
        return (
          <>
            {labels && (
              <text class="gu-label" x={x} y={y - 11}>
                {labelOf(hex)}
              </text>
            )}
            {level && (
              <text class="gu-level" x={x} y={y + 18}>
                {field.levels[hex]}
              </text>
            )}
          </>
        );
      })}
    </g>
  );
}
