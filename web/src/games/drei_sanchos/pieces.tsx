// The people and strongholds of the three Sanchos. Each house has a colour, a crest and a shape.

import type { ComponentChildren } from "preact";
import { Band, type Livery } from "../../parts/paint/people";

const HEATER = "M-18-20H18V-2C18 12 9 18 0 23-9 18-18 12-18-2Z";
const ROUND = "M0-21A21 21 0 1 1 0 21 21 21 0 1 1 0-21Z";
const BANNER = "M-18-20H18V22L0 12-18 22Z";
const CROWN = "M-12 7L-14-7-6 0 0-11 6 0 14-7 12 7Z";
const CASTLE = "M-11 11V-12H-7V-8H-3V-14H3V-8H7V-12H11V11H4V4A4 4 0 0 0-4 4V11Z";
const PALES = "M-13-18H-8V18L-13 20ZM-2.500-18H2.500V13L0 12-2.500 13ZM8-18H13V20L8 18Z";
const CRESTS = [
  [HEATER, CASTLE],
  [ROUND, CROWN],
  [BANNER, PALES],
];

export const LIVERIES: Livery[] = [
  { cloth: "#b0262c", dark: "#5f0d12", light: "#f1cf72", ink: "#fff" },
  { cloth: "#e3b32c", dark: "#6b4a06", light: "#fff0b8", ink: "#2a1c06" },
  { cloth: "#2f7a44", dark: "#123d20", light: "#b9dcae", ink: "#fff" },
];

/** The crest of a house: castle, crown, or pales. */
export function Crest({ sancho }: { sancho: number }) {
  const [shape, charge] = CRESTS[sancho]!;
  return (
    <g class={`ds-crest house-${sancho}`}>
      <path class="field" d={shape} />
      <path class="charge" d={charge} />
    </g>
  );
}

/** The crest of a Sancho beside words. */
export function Mark({ sancho }: { sancho: number }) {
  return (
    <svg class="ds-mark" viewBox="-26 -26 52 52" aria-hidden="true">
      <Crest sancho={sancho} />
    </svg>
  );
}

/** Men in ranks with their number. */
export function Troops({ sancho, count }: { sancho: number; count: number }) {
  return (
    <g class="ds-army">
      <Band livery={LIVERIES[sancho]!} count={count} />
    </g>
  );
}

/** The king: a crowned rider, larger than all. */
export function King({ sancho }: { sancho: number }) {
  return (
    <g class={`ds-rider house-${sancho}`}>
      <ellipse class="shade" cx="2" cy="18" rx="20" ry="4.500" />
      <path class="tail" d="M-18 0Q-25 6-22 14" />
      <path class="legs" d="M-14 8L-15 18H-11L-9 9ZM9 8L11 18H15L14 7Z" />
      <path
        class="horse"
        d="M9-2C10-12 13-18 18-20L20-24 22-19C26-17 28-13 26-11L21-11C19-8 18-2 16 3Z"
      />
      <path
        class="cloth"
        d="M-18-2C-12-8 6-9 15-5L17 11Q10 15 6 11 2 15-2 11-6 15-10 11-14 15-19 11Z"
      />
      <path class="trim" d="M-18 3Q0-3 16 3V7Q0 1-18.500 7Z" />
      <path class="robe" d="M-7-5C-8-17-4-21 0-21S7-17 6-5Z" />
      <path class="cape" d="M-7-5C-7-13-9-18-5-21L-13-3Z" />
      <circle class="skin" cy="-26" r="5.300" />
      <path class="beard" d="M-5-24Q0-19 5-24L4-21H-4Z" />
      <path class="crown" transform="translate(0 -33) scale(.55)" d={CROWN} />
    </g>
  );
}

/** A crown on the colour of its house, where a rider would be too large. */
export function Crowned({ sancho }: { sancho: number }) {
  return (
    <g class={`ds-crowned house-${sancho}`}>
      <circle r="11" />
      <path transform="scale(.62)" d={CROWN} />
    </g>
  );
}

function Turret({ x, width, top }: { x: number; width: number; top: number }) {
  const [left, right] = [x - width / 2, x + width / 2];
  const rim = `H${left - 2}V${top - 7}H${left + 2}V${top - 3.5}H${x - 2}V${top - 7}H${x + 2}V${top - 3.5}H${right - 2}V${top - 7}H${right + 2}V${top}H${right}`;
  return (
    <>
      <path class="stone" d={`M${left} 14V${top}${rim}V14Z`} />
      <path class="dusk" d={`M${x + width / 8} 14V${top}H${right}V14Z`} />
      <path class="slit" d={`M${x - 1.5} ${top + 7}v5`} />
    </>
  );
}

function Wall({ half }: { half: number }) {
  const d = `M${-half} 14V-2H${-half + 4}V1H${-half + 8}V-2H${half - 8}V1H${half - 4}V-2H${half}V14Z`;
  return <path class="wall" d={d} />;
}

const SITES: Record<
  string,
  { high: number; flag: number; shade: number; body: () => ComponentChildren }
> = {
  tower: { high: -25, flag: 0, shade: 17, body: () => <Turret x={0} width={19} top={-18} /> },
  castle: {
    high: -19,
    flag: -23,
    shade: 36,
    body: () => (
      <>
        <Wall half={25} />
        <Turret x={-23} width={14} top={-12} />
        <Turret x={23} width={14} top={-12} />
      </>
    ),
  },
  home: {
    high: -33,
    flag: 0,
    shade: 40,
    body: () => (
      <>
        <Turret x={0} width={18} top={-26} />
        <Wall half={28} />
        <Turret x={-27} width={14} top={-12} />
        <Turret x={27} width={14} top={-12} />
      </>
    ),
  },
};

/** Tower, castle or home castle; above it the flag of its owner, if it has one. */
export function Stronghold({ kind, owner }: { kind: string; owner: number }) {
  const { high, flag, shade, body } = SITES[kind] ?? SITES["tower"]!;
  return (
    <g class={`ds-site ${kind}`}>
      <ellipse class="shade" cx="5" cy="15" rx={shade} ry="5.500" />
      {owner >= 0 && (
        <g class={`house-${owner}`} transform={`translate(${flag} ${high})`}>
          <path class="pole" d="M0 2V-19" />
          <path class="flag" d="M0-18Q9-22 18-17L15-12 18-7Q9-11 0-7Z" />
        </g>
      )}
      {body()}
      {owner < 0 && <path class="gate" d="M-6 14V6A6 6 0 0 1 6 6V14Z" />}
    </g>
  );
}

/** How many stand in the gate. */
export function GateShield({ sancho, count }: { sancho: number; count: number }) {
  return (
    <g class={`ds-army ds-gate house-${sancho}`}>
      <path d="M-12-11H12V1C12 9 5 13 0 15-5 13-12 9-12 1Z" />
      <text class="painted-count count" y="6">
        {count}
      </text>
    </g>
  );
}

const STAKES = Array.from({ length: 11 }, (_, i) => {
  const turn = Math.PI * (0.08 + (i / 10) * 0.84);
  return `M${(Math.cos(turn) * 40).toFixed(1)} ${(2 + Math.sin(turn) * 20).toFixed(1)}l2-13 4 12z`;
}).join("");

/** A ring of stakes and two tents in the colour of the besieger. */
export function Siege({ sancho }: { sancho: number }) {
  return (
    <g class={`ds-siege house-${sancho}`}>
      <path class="stakes" d={STAKES} />
      {[-47, 47].map((x) => (
        <g transform={`translate(${x} 8)`}>
          <path class="tent" d="M-13 10L0-13 13 10Z" />
          <path class="door" d="M-4 10L0-5 4 10Z" />
        </g>
      ))}
    </g>
  );
}

const STAR =
  "M0-4.500L1.400-1.400 4.500-1.200 2 1 2.800 4.300 0 2.500-2.800 4.300-2 1-4.500-1.200-1.400-1.400Z";

/** Victory points as coins side by side. */
export function Coins({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <g class="ds-coin" transform={`translate(${i * 13} 0)`}>
          <circle r="8" />
          <path d={STAR} />
        </g>
      ))}
    </>
  );
}
