// A painted land from sea to sea: ripples, washes, relief, woods, rivers, hills, dashed borders.
import type { ComponentChildren } from "preact";
import { outline, points, type Point } from "../outline";
import type { Box } from "./bake";
import { Blur, Stains } from "./filters";
import { seeded } from "./random";
import { Hill, Woods } from "./strewn";

/** Turbulence turned into stains, relief and winding rivers. */
function Filters() {
  return (
    <defs>
      <Blur id="blur" by={7} />
      <filter id="wiggle" x="-.1" y="-.3" width="1.2" height="1.6">
        <feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="6" />
        <feDisplacementMap in="SourceGraphic" scale="15" />
      </filter>
      <Stains
        id="vellum"
        grain={0.011}
        octaves={4}
        seed={8}
        values="0 0 0 0 .35  0 0 0 0 .22  0 0 0 0 .06  0 2.4 0 0 -1.15"
      />
      <filter id="relief" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency=".017 .021" numOctaves="5" seed="31" />
        <feDiffuseLighting surfaceScale="7" diffuseConstant="1.28" lighting-color="#fff1d2">
          <feDistantLight azimuth="225" elevation="52" />
        </feDiffuseLighting>
      </filter>
      <filter id="lift" x="-.1" y="-.1" width="1.2" height="1.3">
        <feDropShadow dx="5" dy="9" stdDeviation="7" flood-color="#0a1a20" flood-opacity=".55" />
      </filter>
      <radialGradient id="sea" cx=".4" cy=".4" r=".8">
        <stop stop-color="#8fb5b8" />
        <stop offset="1" stop-color="#4c7f92" />
      </radialGradient>
    </defs>
  );
}

export interface Tinted {
  /** corners, as in "60,170 70,95" */
  line: string;
  tint: string;
}

export interface Geography {
  box: Box;
  regions: readonly Tinted[];
  /** neighbouring lands that no rule asks for */
  abroad?: readonly Tinted[];
  /** how far borders wander, as a share of their length */
  wild?: number;
  rivers: readonly string[];
  hills: readonly { at: string; size: number; snow?: boolean }[];
  woods: readonly Point[];
  /** where waves are drawn, and how many */
  waves?: readonly (Box & { count: number })[];
  extra?: ComponentChildren;
  seed?: number;
}

const RIPPLES = [
  { width: 46, color: "#a9c6c6", opacity: 0.35 },
  { width: 34, color: "#7fa9b4", opacity: 0.47 },
  { width: 23, color: "#a9c6c6", opacity: 0.59 },
  { width: 13, color: "#7fa9b4", opacity: 0.71 },
];

/** A flat colour that darkens towards its border. */
function Wash({ id, d, tint }: { id: string; d: string; tint: string }) {
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path d={d} fill={tint} />
        <path
          d={d}
          fill="none"
          stroke="#6b4416"
          stroke-width="26"
          opacity=".34"
          filter="url(#blur)"
        />
      </g>
    </>
  );
}

function wavesOf(waves: NonNullable<Geography["waves"]>, random: () => number): string {
  return waves
    .flatMap(({ x, y, width, height, count }) =>
      Array.from({ length: count }, () => {
        const [left, top] = [x + random() * width, y + random() * height];
        return `M${left.toFixed(0)} ${top.toFixed(0)}q6-6 12 0t12 0`;
      }),
    )
    .join("");
}

/** Everything below the pieces, to be baked. */
export function Land(land: Geography) {
  const { box, wild, abroad = [], waves = [], seed = 12 } = land;
  const random = seeded(seed);
  const drawn = land.regions.map(({ line }) => outline(points(line), wild));
  const others = abroad.map(({ line }) => outline(points(line), wild));
  const whole = [...drawn, ...others].join("");
  const swell = wavesOf(waves, random);
  return (
    <>
      <Filters />
      <rect {...box} fill="url(#sea)" />
      {RIPPLES.map(({ width, color, opacity }) => (
        <path
          d={whole}
          fill="none"
          stroke={color}
          stroke-width={width}
          stroke-linejoin="round"
          opacity={opacity}
        />
      ))}
      <g filter="url(#lift)">
        <path d={whole} fill="#d8bd86" stroke="#33210d" stroke-width="4" stroke-linejoin="round" />
      </g>
      {others.map((d, i) => (
        <Wash id={`abroad-${i}`} d={d} tint={abroad[i]!.tint} />
      ))}
      {drawn.map((d, i) => (
        <Wash id={`region-${i}`} d={d} tint={land.regions[i]!.tint} />
      ))}
      <clipPath id="dry">
        <path d={whole} />
      </clipPath>
      <g clip-path="url(#dry)">
        <rect {...box} filter="url(#vellum)" opacity=".35" />
      </g>
      <g clip-path="url(#dry)" style={{ mixBlendMode: "multiply" }}>
        <rect {...box} filter="url(#relief)" />
      </g>
      <path d={swell} fill="none" stroke="#d7e6e0" stroke-width="1.6" opacity=".6" />
      <Woods around={land.woods} random={random} />
      {land.rivers.map((d) => (
        <g fill="none" stroke-linecap="round">
          <path d={d} stroke="#e9d9a8" stroke-width="6" opacity=".5" filter="url(#wiggle)" />
          <path d={d} stroke="#2f6480" stroke-width="3.6" filter="url(#wiggle)" />
        </g>
      ))}
      {land.hills.map(({ at, size, snow = false }) =>
        points(at).map(([x, y]) => <Hill x={x} y={y} size={0.74 * size} snow={snow} />),
      )}
      {others.map((d) => (
        <path d={d} fill="none" stroke="#4a2d0c" stroke-width="2" opacity=".6" />
      ))}
      <g fill="none" stroke="#4a2d0c" stroke-width="2.2" stroke-dasharray="9 4 2 4" opacity=".8">
        {drawn.map((d) => (
          <path d={d} />
        ))}
      </g>
      {land.extra}
    </>
  );
}
