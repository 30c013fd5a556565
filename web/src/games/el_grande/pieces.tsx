// Knights, King and coins: small figures that look the same on the map, on cards and in reports.

import type { ComponentChildren } from "preact";
import type { Charge } from "./land";

const SHAPES = [
  "M-18-20H18V-2C18 12 9 18 0 23-9 18-18 12-18-2Z",
  "M0-21A21 21 0 1 1 0 21 21 21 0 1 1 0-21Z",
  "M0-24L22 0 0 24-22 0Z",
  "M-18-20H18V22L0 12-18 22Z",
  "M-11-21H11L22 0 11 21H-11L-22 0Z",
];
const CHARGES = [
  "M-12-20H-5V23H-12ZM5-20H12V23H5Z",
  "M-24-11H24V-3H-24ZM-24 5H24V13H-24Z",
  "M-26 8L8-26 18-20-22 20Z",
  "M-20 14L0-4 20 14V2L0-16-20 2Z",
  "M-24-14L-14-24 0-8 14-24 24-14 8 0 24 14 14 24 0 8-14 24-24 14-8 0Z",
];
const CROWN = "M-11 6L-13-7-5 0 0-10 5 0 13-7 11 6Z";
const MOST = 6; // more than that in one place are told by the number alone

/** The caballeros of all seats, drawn once; `Caballero` uses them. */
export function Caballeros() {
  return (
    <>
      {SHAPES.map((shape, seat) => (
        <g id={`eg-man-${seat}`} class={`eg-man seat-${seat}`}>
          <ellipse class="shade" cx="3" cy="11" rx="9" ry="3.6" />
          <path class="cloak" d="M-7.5 11C-8 2-5-3 0-3S8 2 7.5 11Z" />
          <path class="fold" d="M1-3C6-2 8 3 7.5 11H3Z" />
          <circle class="steel" cy="-7.5" r="5" />
          <path class="slit" d="M-5-7H5V-5H-5Z" />
          <path class="plume" d="M0-12.5q4-4 7-1q-4 0-6 3z" />
          <g class="arms" transform="translate(-2.5 4) scale(.25)">
            <path d={shape} />
            <path class="charge" d={CHARGES[seat]} />
          </g>
        </g>
      ))}
    </>
  );
}

/** A caballero: cloak, helmet, and the shield of his house by shape and charge. */
export function Caballero({ seat, x = 0, y = 0 }: { seat: number; x?: number; y?: number }) {
  return <use href={`#eg-man-${seat % SHAPES.length}`} x={x} y={y} />;
}

/** A number on the colour of its seat, never smaller than can be read. */
export function Pill({ seat, children }: { seat: number; children: ComponentChildren }) {
  return (
    <g class={`eg-pill painted-read seat-${seat % 5}`}>
      <rect x="-11.500" y="-9.500" width="23" height="19" rx="9.500" />
      <text class="count" y="5.500">
        {children}
      </text>
    </g>
  );
}

const ranks = (count: number): [back: number, front: number] => {
  const shown = Math.min(count, MOST);
  const back = shown > MOST / 2 ? Math.floor(shown / 2) : 0;
  return [back, shown - back];
};

function Rank({ seat, count, y }: { seat: number; count: number; y: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <Caballero seat={seat} x={(i - (count - 1) / 2) * 12.5} y={y} />
      ))}
    </>
  );
}

/** The caballeros of one seat in ranks with their number; the Grande stands in light, crowned. */
export function Band(props: { seat: number; count: number; grande?: boolean }) {
  const { seat, count, grande = false } = props;
  const [back, front] = ranks(count);
  return (
    <g class="eg-band" data-band={seat}>
      {grande && <ellipse class="halo" cy="6" rx="27" ry="14" />}
      <Rank seat={seat} count={back} y={-11} />
      <Rank seat={seat} count={front} y={back ? 1 : -3} />
      {grande && (
        <g transform={`translate(0 ${count === 0 ? 2 : back ? -36 : -27})`}>
          <path class={`eg-crown seat-${seat % 5}`} d={CROWN} />
        </g>
      )}
      <g transform="translate(0 22)">
        <Pill seat={seat}>{count}</Pill>
      </g>
    </g>
  );
}

/** The King: larger than all, and nobody's. */
export function King() {
  return (
    <g class="eg-king">
      <ellipse class="shade" cx="4" cy="19" rx="16" ry="5" />
      <path class="gold" d="M-13 19C-14 1-9-8 0-8S14 1 13 19Z" />
      <path class="robe" d="M-4-4L-5 19H5L4-4Z" />
      <circle class="skin" cy="-13" r="8" />
      <path class="gold" d="M-10-16L-12-29-4-23 0-32 4-23 12-29 10-16Z" />
    </g>
  );
}

/** The three numbers of a place as gold, silver and copper. */
export function Coins({ values }: { values: number[] }) {
  return (
    <>
      {values.map((value, rank) => (
        <g class={`eg-coin rank-${rank}`} transform={`translate(${rank * 23} 0)`}>
          <circle r={12 - rank} />
          <text y="5.500">{value}</text>
        </g>
      ))}
    </>
  );
}

const HEATER = "M-14-15H14V-2C14 9 7 14 0 18-7 14-14 9-14-2Z";
const ARMS: Record<Charge, [field: string, charge: () => ComponentChildren]> = {
  chalice: [
    "#23608f",
    () => <path d="M-6-9H6Q6 0 1 2V7H5V10H-5V7H-1V2Q-6 0-6-9Z" fill="#f1cf72" />,
  ],
  oak: [
    "#f6ecd6",
    () => (
      <path
        d="M-1.500 10V2H1.500V10ZM0-10a6 6 0 0 1 6 6 5 5 0 0 1-2 8H-4a5 5 0 0 1-2-8 6 6 0 0 1 6-6Z"
        fill="#2f7352"
      />
    ),
  ],
  pales: [
    "#f1cf72",
    () => <path d="M-9-12H-5V12H-9ZM-1-12H3V13H-1ZM7-12H11V8H7Z" fill="#a32b22" />,
  ],
  bars: [
    "#f1cf72",
    () => <path d="M-12-9H12V-5H-12ZM-12-1H12V3H-12ZM-9 7H9V10H-9Z" fill="#a32b22" />,
  ],
  castle: [
    "#a32b22",
    () => (
      <path d="M-9 9V-3H-9V-9H-6V-6H-3V-11H-1V-8H1V-11H3V-6H6V-9H9V9H3V3H-3V9Z" fill="#f1cf72" />
    ),
  ],
  knot: [
    "#5b3a86",
    () => (
      <path
        d="M-8 0C-8-8 0-8 0 0S8 8 8 0 0-8 0 0-8 8-8 0Z"
        fill="none"
        stroke="#f1cf72"
        stroke-width="3"
      />
    ),
  ],
  apple: [
    "#f6ecd6",
    () => (
      <>
        <circle r="7" cy="2" fill="#a32b22" />
        <path d="M-3-4L-4-10 0-7 4-10 3-4Z" fill="#2f7352" />
        <path d="M0-3V7" stroke="#f1cf72" stroke-width="3" />
      </>
    ),
  ],
  bat: [
    "#2f7352",
    () => <path d="M0-3L3-6 12-6Q9-1 9 4 5 1 0 8-5 1-9 4-9-1-12-6L-3-6Z" fill="#f6ecd6" />,
  ],
};

/** The arms of a region. */
export function Arms({ charge }: { charge: Charge }) {
  const [field, drawn] = ARMS[charge];
  return (
    <g class="eg-arms">
      <path d={HEATER} fill={field} stroke="#2a1c0c" stroke-width="2.200" />
      {drawn()}
    </g>
  );
}

/** A caballero beside words, in the colour of a seat or of nobody. */
export function Cube({ seat }: { seat?: number }) {
  return (
    <svg
      class={`eg-cube ${seat === undefined ? "of-nobody" : `seat-${seat % SHAPES.length}`}`}
      viewBox="-10 -16 20 30"
      aria-hidden="true"
    >
      <path class="cloak" d="M-8 12C-9 2-5-3 0-3S9 2 8 12Z" />
      <circle class="steel" cy="-7.5" r="6" />
      <path class="slit" d="M-6-7H6V-4.5H-6Z" />
    </svg>
  );
}
