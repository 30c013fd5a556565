import { letterOf } from "../../parts/shield";

// Every seat has a colour, a shape and a letter. Shapes fill a square of 42 around the origin.
const SHAPES = [
  "M-19-19H19V0C19 11 11 17 0 21-11 17-19 11-19 0Z",
  "M0-20A20 20 0 1 1 0 20 20 20 0 1 1 0-20Z",
  "M0-24L23 0 0 24-23 0Z",
  "M-18-19H18V20L0 13-18 20Z",
  "M-11-19H11L22 0 11 19H-11L-22 0Z",
];
const PATTERNS = ["pale", "fess", "bend", "chevron", "saltire"];
const CROWN = "M-15-17L-18-31-8-25 0-34 8-25 18-31 15-17Z";

/** The caballeros of one seat in one place, with a crown if its Grande lives there. */
export function Band(props: { seat: number; count: number; grande: boolean }) {
  const n = props.seat % 5;
  return (
    <g class={`eg-band fill-${n}`}>
      {props.grande && <path class="crown" d={CROWN} />}
      <path class="body" d={SHAPES[n]} />
      <path d={SHAPES[n]} fill={`url(#${PATTERNS[n]})`} />
      <path class="rim" d={SHAPES[n]} />
      <text class="count" y="9">
        {props.count}
        <tspan class="letter">{letterOf(props.seat)}</tspan>
      </text>
    </g>
  );
}

/** The King: black, tall, and nobody's. */
export function King() {
  return (
    <g class="eg-king">
      <path d="M-17 20C-17 4-10-4 0-4S17 4 17 20Z" />
      <circle cy="-8" r="9" />
      <path class="gold" d="M-12-13L-15-27-6-21 0-30 6-21 15-27 12-13Z" />
    </g>
  );
}

/** A small wooden cube for numbers of caballeros on cards and buttons. */
export function Cube() {
  return (
    <svg class="eg-cube" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 6l8-4 8 4v8l-8 4-8-4z" />
      <path class="edge" d="M2 6l8 4 8-4M10 10v8" />
    </svg>
  );
}
