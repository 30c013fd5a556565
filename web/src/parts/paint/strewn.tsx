// Things strewn over painted lands: trees, hills, towns, ships. Light comes from the upper left.
import type { ComponentChildren } from "preact";
import type { Point } from "../outline";

interface Place {
  x: number;
  y: number;
  size?: number;
}

const at = ({ x, y, size = 1 }: Place) =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`;

export function Tree({ dark = "#46632d", ...place }: Place & { dark?: string }) {
  return (
    <g transform={at(place)}>
      <ellipse cx="5" cy="6" rx="9" ry="3.5" fill="#1d1a08" opacity=".4" />
      <path d="M-2 7V0H2V7Z" fill="#4a2f15" />
      <path
        d="M0-15C7-15 10-9 8-5 11-1 7 4 0 4S-11-1-8-5C-10-9-7-15 0-15Z"
        fill={dark}
        stroke="#22371b"
        stroke-width="1.2"
      />
      <path
        d="M-6-6C-6-11-2-13 1-13M-3-1C-3-4 0-5 2-5"
        fill="none"
        stroke="#93a955"
        stroke-width="2"
        stroke-linecap="round"
      />
    </g>
  );
}

/** Places strewn around points, the further ones first, so that the nearer cover them. */
export function strew(
  around: readonly Point[],
  each: number,
  [width, height]: Point,
  random: () => number,
): Point[] {
  return around
    .flatMap(([x, y]) =>
      Array.from({ length: each }, (): Point => [
        x + (random() - 0.5) * width,
        y + (random() - 0.5) * height,
      ]),
    )
    .sort((a, b) => a[1] - b[1]);
}

/** Small woods around points. */
export function Woods(props: {
  around: readonly Point[];
  random: () => number;
  each?: number;
  size?: number;
  dark?: string;
}) {
  const { around, random, each = 5, size = 0.62, dark = "#5b6f35" } = props;
  return (
    <>
      {strew(around, each, [36, 15], random).map(([x, y]) => (
        <Tree x={x} y={y} size={size} dark={dark} />
      ))}
    </>
  );
}

export function Hill({ snow, ...place }: Place & { snow?: boolean }) {
  return (
    <g transform={at(place)}>
      <path d="M-22 10C-14 4-8-14-1-18 7-12 12 3 23 10Z" fill="#a98a58" />
      <path d="M-1-18C7-12 12 3 23 10H4C4 2 2-8-1-18Z" fill="#6f5430" />
      {snow && <path d="M-1-18L-7-7-3-8 0-4 4-8 6-10Z" fill="#fbf5e4" />}
      <path
        d="M-22 10C-14 4-8-14-1-18 7-12 12 3 23 10"
        fill="none"
        stroke="#4a361c"
        stroke-width="1.5"
      />
    </g>
  );
}

export function Town(place: Place) {
  return (
    <g transform={at(place)} stroke="#2f1c0c" stroke-width="1.3">
      <ellipse cx="2" cy="13" rx="27" ry="6" fill="#1d1206" opacity=".3" stroke="none" />
      <path d="M-22 12V-2H-8V12Z" fill="#d9c49a" />
      <path d="M-25-2L-15-12-5-2Z" fill="#a8482f" />
      <path d="M-8 12V-16H4V12Z" fill="#e4d2aa" />
      <path d="M-10-16L-2-30 6-16Z" fill="#8f3826" />
      <path d="M4 12V0H20V12Z" fill="#cdb68a" />
      <path d="M2 0L12-10 23 0Z" fill="#b4553a" />
    </g>
  );
}

/** A cog on the waves with the arms of its owner on the sail. */
export function Ship({ children, ...place }: Place & { children?: ComponentChildren }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-30 12Q0 26 30 12L24 24Q0 32-24 24Z"
        fill="#6b4524"
        stroke="#2b1a0a"
        stroke-width="2"
      />
      <path d="M-2 12V-34" stroke="#2b1a0a" stroke-width="3" />
      <path
        d="M-22-28Q0-36 20-28 26-8 18 4 0-4-20 4-14-12-22-28Z"
        fill="#f6ecd6"
        stroke="#2b1a0a"
        stroke-width="2"
      />
      <g transform="translate(0 -14) scale(.55)">{children}</g>
      <path d="M-40 26q10-6 20 0t20 0 20 0 20 0" fill="none" stroke="#eaf1e6" stroke-width="2" />
    </g>
  );
}

export function Compass(place: Place) {
  return (
    <g transform={at(place)} opacity=".85">
      <circle r="30" fill="none" stroke="#f3e6c4" stroke-width="1.5" />
      <path d="M0-38L6-6 38 0 6 6 0 38-6 6-38 0-6-6Z" fill="#f3e6c4" />
      <path d="M0-38L6-6 0 0ZM38 0L6 6 0 0ZM0 38L-6 6 0 0ZM-38 0L-6-6 0 0Z" fill="#9e2a22" />
    </g>
  );
}
