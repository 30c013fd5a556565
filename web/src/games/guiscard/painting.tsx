// The ground of a battlefield, painted once: meadow, water, heights, roads, woods, rocks, floors.
// Everything is strewn by a fixed seed, so the same map always has the same trees.
import type { Painting } from "../../parts/paint/bake";
import { Blur, GrassFilters, MeadowGradient, Rough } from "../../parts/paint/filters";
import { seeded } from "../../parts/paint/random";
import { COLUMNS } from "./generated";
import { centreOf, HALF, type Point } from "./hexes";
import { exact, grid, loops, pathOf, shore, smooth } from "./shores";

export interface Terrain {
  /** the name of the ground of each hex, row by row */
  terrain: readonly string[];
  levels: number[];
  rows: number;
  /** from the middle of a hex to a neighbour: where paths and stairs go on */
  ways: readonly (readonly [hex: number, to: number])[];
}

export const sizeOf = (rows: number) => ({
  width: 36 * COLUMNS + 36,
  height: 2 * HALF * rows + 40,
});

type Random = () => number;
const MARGIN = 60; // meadow beyond the map, for windows of another shape

/** Turbulence turned into washes of colour, rough edges and leaves. */
function Filters() {
  return (
    <defs>
      <GrassFilters scale={5 / 3} />
      <Rough id="rough" grain={0.075} octaves={3} seed={3} by={6.5} />
      <Rough id="leafy" grain={0.15} octaves={2} seed={9} by={7} />
      <Blur id="soft" by={4} />
      <Blur id="faint" by={1.8} />
      <MeadowGradient />
      <radialGradient id="crown" cx=".36" cy=".3" r=".75">
        <stop stop-color="#8fa64e" />
        <stop offset=".5" stop-color="#557536" />
        <stop offset="1" stop-color="#2b4623" />
      </radialGradient>
      <radialGradient id="olive" cx=".36" cy=".3" r=".75">
        <stop stop-color="#a9ad52" />
        <stop offset=".5" stop-color="#6f8137" />
        <stop offset="1" stop-color="#374d22" />
      </radialGradient>
      <pattern id="flags" width="14" height="9" patternUnits="userSpaceOnUse">
        <path
          d="M0 0H14M0 4.5H14M4 0V4.5M11 4.5V9"
          fill="none"
          stroke="#6d5a3c"
          stroke-width=".7"
          opacity=".5"
        />
      </pattern>
      <pattern id="planks" width="40" height="6" patternUnits="userSpaceOnUse">
        <rect width="40" height="6" fill="#a47c49" />
        <path d="M0 0H40M17 0V6M33 0V6" stroke="#5d4020" stroke-width=".9" />
      </pattern>
    </defs>
  );
}

/** Meadow with large soft washes, blades of grass and flowers. */
function Meadow({ box, random }: { box: Painting["box"]; random: Random }) {
  const somewhere = (): Point => [box.x + random() * box.width, box.y + random() * box.height];
  const blades = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = somewhere();
      const lean = (random() * 5 - 2.5).toFixed(1);
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${lean}-3 ${lean}-5.5`;
    }).join("");
  return (
    <>
      <rect {...box} fill="url(#meadow)" />
      <rect {...box} filter="url(#sun)" opacity=".7" />
      <rect {...box} filter="url(#daub)" opacity=".5" />
      <rect {...box} filter="url(#brushwork)" opacity=".45" />
      <g fill="none" stroke-width="1" stroke-linecap="round" opacity=".55">
        {["#6f7c36", "#c9c77a", "#5d6c30"].map((stroke) => (
          <path d={blades(320)} stroke={stroke} />
        ))}
      </g>
      <g fill="#f3e7b0" opacity=".8">
        {Array.from({ length: 130 }, () => {
          const [x, y] = somewhere();
          return <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r="1" />;
        })}
      </g>
    </>
  );
}

/** A tree from above: lobes, light from the upper left. */
function Crown({ x, y, r, random }: { x: number; y: number; r: number; random: Random }) {
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const turn = (i / 7) * 2 * Math.PI + random();
    return (
      <circle
        cx={(x + Math.cos(turn) * r * 0.55).toFixed(1)}
        cy={(y + Math.sin(turn) * r * 0.55).toFixed(1)}
        r={(r * 0.52).toFixed(1)}
      />
    );
  });
  const paint = random() < 0.3 ? "olive" : "crown";
  return (
    <>
      <g fill="#22371b">{lobes}</g>
      <g
        fill={`url(#${paint})`}
        transform={`translate(${x} ${y}) scale(.93) translate(${-x} ${-y})`}
      >
        {lobes}
        <circle cx={x} cy={y} r={r * 0.7} />
      </g>
      <path
        d={`M${x - r * 0.5} ${y - r * 0.1}q${r * 0.1} ${-r * 0.4} ${r * 0.5} ${-r * 0.45}`}
        fill="none"
        stroke="#c6cf78"
        stroke-width="1.4"
        opacity=".6"
        stroke-linecap="round"
      />
    </>
  );
}

interface Plant {
  x: number;
  y: number;
  r: number;
}

const around = (hex: number, spread: number, random: Random): Point => {
  const [x, y] = centreOf(hex);
  return [x + (random() - 0.5) * spread, y + (random() - 0.5) * spread];
};

function treesOf(hexes: number[], random: Random): Plant[] {
  const stands: Point[] = [
    [-9, -8],
    [10, -4],
    [-2, 11],
  ];
  return hexes.flatMap((hex) =>
    stands.map(([dx, dy]) => {
      const [x, y] = around(hex, 7, random);
      return { x: x + dx, y: y + dy, r: 10.5 + random() * 3.5 };
    }),
  );
}

function bushesOf(hexes: number[], random: Random): Plant[] {
  return hexes.flatMap((hex) =>
    Array.from({ length: 6 }, (_, i) => {
      const [x, y] = around(hex, 8, random);
      const far = i === 5 ? 0 : 7 + random() * 6.5;
      const turn = i * 1.26;
      return { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn), r: 4 + random() * 2.4 };
    }),
  );
}

function Shadows({ plants }: { plants: Plant[] }) {
  return (
    <g fill="#141a08" opacity=".42" filter="url(#faint)">
      {plants.map(({ x, y, r }) => (
        <ellipse cx={x + r * 0.5} cy={y + r * 0.6} rx={r * 1.1} ry={r} />
      ))}
    </g>
  );
}

function Crowns({ plants, random }: { plants: Plant[]; random: Random }) {
  return (
    <g filter="url(#leafy)">
      {plants.map((plant) => (
        <Crown {...plant} random={random} />
      ))}
    </g>
  );
}

const STROKE_EVERY = 3.4;

/** Short strokes down the slope wherever the land falls: dark where no light comes. */
function hachures(hexes: number[], rows: number, random: Random): [dark: string, light: string] {
  let [dark, light] = ["", ""];
  for (const line of loops(hexes, rows).map(smooth)) {
    line.forEach((a, i) => {
      const b = line[(i + 1) % line.length]!;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy);
      const [nx, ny] = [dy / length, -dx / length]; // outwards: loops run clockwise
      for (let at = 0; at < length; at += STROKE_EVERY) {
        const [x, y] = [a[0] + (dx * at) / length, a[1] + (dy * at) / length];
        const long = 7 + random() * 10;
        const stroke = `M${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}l${(nx * long + random() * 2).toFixed(1)} ${(ny * long + random() * 2).toFixed(1)}`;
        if (nx + ny > -0.2) dark += stroke;
        else light += stroke;
      }
    });
  }
  return [dark, light];
}

/** A height over its surroundings, with its shadow, its slope and the light on its edge. */
function Height({ hexes, rows, random }: { hexes: number[]; rows: number; random: Random }) {
  const d = shore(hexes, rows);
  const [dark, light] = hachures(hexes, rows, random);
  return (
    <>
      <path d={d} fill="#2f2a0e" opacity=".4" filter="url(#soft)" transform="translate(7 9)" />
      <g fill="none" stroke-linecap="round" filter="url(#rough)">
        <path d={dark} stroke="#4d3d1c" stroke-width="1.6" opacity=".75" />
        <path d={light} stroke="#6f5a2a" stroke-width="1" opacity=".6" />
      </g>
      <path d={d} fill="#c9c276" opacity=".62" filter="url(#faint)" />
      <path
        d={d}
        fill="none"
        stroke="#fff3c0"
        stroke-width="2.4"
        opacity=".5"
        transform="translate(-1 -1)"
        filter="url(#rough)"
      />
    </>
  );
}

/** Water with a bank and ripples; deep water is darker. */
function Water(props: { hexes: number[]; deep: number[]; rows: number; random: Random }) {
  const { hexes, deep, rows, random } = props;
  if (hexes.length === 0) return null;
  const [all, dark] = [shore(hexes, rows), shore(deep, rows)];
  const ripples = hexes
    .map((hex) => {
      const [x, y] = around(hex, 14, random);
      return `M${(x - 8).toFixed(0)} ${y.toFixed(0)}q4-3.5 8 0t8 0`;
    })
    .join("");
  return (
    <>
      <g filter="url(#rough)">
        <path d={all} fill="#447d92" stroke="#5d5230" stroke-width="8" stroke-opacity=".55" />
        <path d={all} fill="#5b93a3" stroke="#c9b98a" stroke-width="3.5" />
        <path d={dark} fill="#2d5a6d" opacity=".85" />
      </g>
      <path
        d={ripples}
        fill="none"
        stroke="#cfe2e0"
        stroke-width="1.2"
        opacity=".65"
        stroke-linecap="round"
      />
    </>
  );
}

function Marsh({ hexes, rows, random }: { hexes: number[]; rows: number; random: Random }) {
  if (hexes.length === 0) return null;
  const reeds = hexes
    .flatMap((hex) =>
      Array.from({ length: 7 }, () => {
        const [x, y] = around(hex, 30, random);
        return `M${x.toFixed(1)} ${y.toFixed(1)}v-7m2 7l2-6m-6 6l-2-5`;
      }),
    )
    .join("");
  const pools = hexes.map((hex) => around(hex, 12, random));
  return (
    <>
      <path d={shore(hexes, rows)} fill="#5f7a58" opacity=".75" filter="url(#soft)" />
      <g fill="#6d9699" stroke="#4c6a5a" stroke-width="1" filter="url(#rough)">
        {pools.map(([x, y]) => (
          <ellipse cx={x} cy={y} rx="13" ry="7" />
        ))}
      </g>
      <path d={reeds} fill="none" stroke="#2f4a23" stroke-width="1.1" stroke-linecap="round" />
    </>
  );
}

function Rocks({ hexes, random }: { hexes: number[]; random: Random }) {
  const stones = hexes.flatMap((hex) =>
    Array.from({ length: 4 }, () => ({ at: around(hex, 26, random), size: 5 + random() * 5 })),
  );
  return (
    <>
      {stones.map(({ at: [x, y], size }) => (
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 8).toFixed(2)})`}>
          <ellipse cx="4" cy="6" rx="11" ry="6" fill="#1c1708" opacity=".4" />
          <path d="M-9 5L-6-6 2-9 9-2 7 6Z" fill="#9c917c" stroke="#4b4337" stroke-width="1.3" />
          <path d="M-6-6L2-9 1-1-4 0Z" fill="#cfc5af" />
        </g>
      ))}
    </>
  );
}

/** Paths and stairs, with steps drawn across where they are hewn. */
function Roads({ ways }: { ways: Terrain["ways"] }) {
  const d = ways
    .map(([hex, to]) => {
      const [a, b] = [centreOf(hex), centreOf(to)];
      return pathOf([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]], false);
    })
    .join("");
  return (
    <g fill="none" stroke-linecap="round" filter="url(#rough)">
      <path d={d} stroke="#6d5a31" stroke-width="16" opacity=".45" />
      <path d={d} stroke="#cbb079" stroke-width="13" />
      <path d={d} stroke="#dcc592" stroke-width="5" />
    </g>
  );
}

/** Floors and boards lie exactly in their hexes: rules ask for their sides. */
function Floors({ of, rows }: { of: (...grounds: string[]) => number[]; rows: number }) {
  const floors: [grounds: string[], fill: string, pattern?: string][] = [
    [["court"], "#cdb98a", "url(#flags)"],
    [["interior"], "#d9c49a", "url(#flags)"],
    [["tent"], "#f3ecdb"],
    [["tent_entrance"], "#ddd0ae"],
    [["tower"], "#b3a68c", "url(#flags)"],
    [["gate"], "#a58a5c"],
    [["stockade_down", "wall_down"], "#9c8159"],
    [["wall_walk", "jetty"], "url(#planks)"],
    [["rock_stairs", "stairs"], "#b6a98f", "url(#flags)"],
  ];
  return (
    <>
      {floors.map(([grounds, fill, pattern]) => {
        const d = exact(of(...grounds), rows);
        return (
          d && (
            <g stroke="#4b3a20" stroke-width="1.2">
              <path d={d} fill="#1c1708" opacity=".3" transform="translate(4 5)" stroke="none" />
              <path d={d} fill={fill} />
              {pattern && <path d={d} fill={pattern} />}
            </g>
          )
        );
      })}
    </>
  );
}

function Land({ field, box }: { field: Terrain; box: Painting["box"] }) {
  const { terrain, levels, rows } = field;
  const random = seeded(terrain.length + terrain.filter((ground) => ground !== "open").length);
  const of = (...grounds: string[]) =>
    terrain.flatMap((ground, hex) => (grounds.includes(ground) ? [hex] : []));
  const above = (level: number) => levels.flatMap((own, hex) => (own >= level ? [hex] : []));
  const heights = [...new Set(levels)].filter((level) => level > 0).sort((a, b) => a - b);
  const [trees, bushes] = [treesOf(of("tree"), random), bushesOf(of("brush"), random)];
  return (
    <>
      <Filters />
      <Meadow box={box} random={random} />
      <path d={shore(of("beach"), rows)} fill="#e3d3a0" opacity=".85" filter="url(#faint)" />
      <Water
        hexes={of("shallow_water", "deep_water")}
        deep={of("deep_water")}
        rows={rows}
        random={random}
      />
      <Marsh hexes={of("marsh")} rows={rows} random={random} />
      {heights.map((level) => (
        <Height hexes={above(level)} rows={rows} random={random} />
      ))}
      <Roads ways={field.ways} />
      <Floors of={of} rows={rows} />
      <path d={shore(of("tree"), rows)} fill="#4b5a2a" opacity=".5" filter="url(#soft)" />
      <Rocks hexes={of("rocks")} random={random} />
      <Shadows plants={[...trees, ...bushes]} />
      <Crowns plants={bushes} random={random} />
      <Crowns plants={trees} random={random} />
      <path d={grid(terrain.length)} fill="none" stroke="#1e1a08" stroke-width=".8" opacity=".3" />
    </>
  );
}

/** The battlefield as a painting; its name says what lies where. */
export function paintingOf(scenario: string, field: Terrain): Painting {
  const { width, height } = sizeOf(field.rows);
  const box = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return {
    name: `guiscard ${scenario} ${field.terrain.join()} ${field.levels.join("")}`,
    box,
    draw: () => <Land field={field} box={box} />,
  };
}
