// The houses of the war: their liveries, badges, banners, cups and dice, drawn for this game.
import type { Livery } from "../../parts/paint/people";
import { LANCASTER, YORK } from "./generated";

export const FRANCE = 2;

export const LIVERIES: readonly Livery[] = [
  { cloth: "#f3ead4", dark: "#4b4436", light: "#fffdf5", ink: "#2a2019", hose: "#5c6470" },
  { cloth: "#a61c28", dark: "#5c0c12", light: "#e07a6c", ink: "#fff", hose: "#4a3a34" },
  { cloth: "#2f5fa8", dark: "#14305e", light: "#f1cf72", ink: "#fff", hose: "#7a6a4c" },
];
export const liveryOf = (side: number): Livery => LIVERIES[side]!;

const PETALS = Array.from({ length: 5 }, (_, i) => i * 72);

/** The rose of a house around a point, 46 wide. */
export function RoseShape({ house }: { house: number }) {
  const red = house === LANCASTER;
  const [petal, inner, edge] = red
    ? ["#b8202c", "#d5463f", "#4e070c"]
    : ["#fffaf0", "#efe3c6", "#5a5140"];
  return (
    <g stroke-linejoin="round">
      {PETALS.map((angle) => (
        <path
          d="M-4-8L0-23 4-8Z"
          fill="#2f7a44"
          stroke="#123d20"
          stroke-width="1.2"
          transform={`rotate(${angle + 36})`}
        />
      ))}
      {PETALS.map((angle) => (
        <path
          d="M0-2C-12-5-14-17-7-21-3-22.5-1-20 0-19 1-20 3-22.5 7-21 14-17 12-5 0-2Z"
          fill={petal}
          stroke={edge}
          stroke-width="1.7"
          transform={`rotate(${angle})`}
        />
      ))}
      {PETALS.map((angle) => (
        <path
          d="M0-1C-6-3-7-9-3.5-11-1.5-11.6-.5-10.5 0-10 .5-10.5 1.5-11.6 3.5-11 7-9 6-3 0-1Z"
          fill={inner}
          stroke={edge}
          stroke-width="1"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="4.3" fill="#e9b93f" stroke="#6b4a06" stroke-width="1.3" />
    </g>
  );
}

export function Rose({ house, class: style = "" }: { house: number; class?: string }) {
  return (
    <svg class={`vk-rose ${style}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <RoseShape house={house} />
    </svg>
  );
}

/** The lily of France around a point. */
export function Lily() {
  return (
    <path
      d="M0-17C6-10 5-2 2 4H-2C-5-2-6-10 0-17ZM3 4C5-3 8-8 13-8 18-7 17 1 12 1 13-3 9-3 5 5ZM-3 4C-5-3-8-8-13-8-18-7-17 1-12 1-13-3-9-3-5 5ZM-2 9L0 17 2 9ZM-7 4.5H7V8.5H-7Z"
      fill="#f1cf72"
      stroke="#6b4a06"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
  );
}

/** What a side wears on its breast. */
export const Badge = ({ side }: { side: number }) =>
  side === FRANCE ? <Lily /> : <RoseShape house={side} />;

/** York's white needs a dark ground, Lancaster's red a light one. */
const fieldOf = (house: number) => (house === YORK ? "#3f5468" : "#f3ead4");

/** A small banner at the name of a region: whoever controls it. */
export function Banner({ house }: { house: number }) {
  return (
    <g>
      <path d="M0 22V-24" stroke="#2a1a0b" stroke-width="3" />
      <circle cy="-25" r="3" fill="#e9b93f" stroke="#2a1a0b" stroke-width="1.2" />
      <path d="M1-22H35L29-8 35 6H1Z" fill={fieldOf(house)} stroke="#2a1a0b" stroke-width="1.7" />
      <g transform="translate(14.5 -8) scale(.5)">
        <RoseShape house={house} />
      </g>
    </g>
  );
}

/** A great standard behind a host, flying to the right; `left` mirrors it. */
export function Standard({ house, left }: { house: number; left: boolean }) {
  const side = left ? -1 : 1;
  return (
    <g>
      <path d="M0 60V-108" stroke="#2a190b" stroke-width="6" />
      <path d="M0 60V-108" stroke="#a9733c" stroke-width="3" />
      <circle cy="-110" r="6" fill="#e9b93f" stroke="#4a3208" stroke-width="2" />
      <path
        transform={`scale(${side} 1)`}
        d="M3-100Q40-114 70-100T112-96L96-74 112-52Q92-46 70-54T3-52Z"
        fill={fieldOf(house)}
        stroke="#1d150c"
        stroke-width="2.5"
      />
      <g transform={`translate(${side * 42} -78) scale(.95)`}>
        <RoseShape house={house} />
      </g>
    </g>
  );
}

/** A leather cup, mouth down, with the rose of its house. */
export function Cup({ house }: { house: number }) {
  return (
    <g stroke-linejoin="round">
      <path
        d="M-46 54Q-44 70 0 70T46 54L33-48Q0-58-33-48Z"
        fill="#7a4520"
        stroke="#241204"
        stroke-width="3"
      />
      <path d="M14 68Q44 66 46 54L33-48Q24-52 12-53Q30 10 14 68Z" fill="#3f200b" opacity=".55" />
      <path
        d="M-38 50Q-34 0-26-44"
        fill="none"
        stroke="#c98d52"
        stroke-width="5"
        opacity=".55"
        stroke-linecap="round"
      />
      <ellipse cy="-49" rx="33" ry="9" fill="#8f562b" stroke="#241204" stroke-width="2.6" />
      <path
        d="M-44 40Q0 56 44 40L45.5 51Q0 67-45.5 51Z"
        fill="#5a2f12"
        stroke="#241204"
        stroke-width="2"
      />
      <path
        d="M-42 46Q0 61 43 46"
        fill="none"
        stroke="#e3b871"
        stroke-width="1.8"
        stroke-dasharray="5 5"
      />
      <g transform="translate(0 -2) scale(.92)">
        <RoseShape house={house} />
      </g>
    </g>
  );
}

const PIPS: Record<number, string> = {
  1: "M0 0",
  2: "M-10.5-10.5M10.5 10.5",
  3: "M-10.5-10.5M0 0M10.5 10.5",
  4: "M-10.5-10.5M10.5-10.5M-10.5 10.5M10.5 10.5",
  5: "M-10.5-10.5M10.5-10.5M0 0M-10.5 10.5M10.5 10.5",
  6: "M-10.5-10.5M10.5-10.5M-10.5 0M10.5 0M-10.5 10.5M10.5 10.5",
};

/** A die in the colours of a house around a point, 44 wide; face 0 is covered. */
export function HouseDie(props: { house: number; face: number; label: string; bright?: boolean }) {
  const { cloth, dark, ink } = liveryOf(props.house);
  const pips = (PIPS[props.face] ?? "").replace(/M[^M]+/g, (at) => `${at}h.01`);
  return (
    <g class="die" role="img" aria-label={props.label}>
      <ellipse cx="4" cy="20" rx="21" ry="6" fill="#0b0703" opacity=".45" />
      <rect
        x="-20"
        y="-20"
        width="40"
        height="40"
        rx="8"
        fill={cloth}
        stroke={dark}
        stroke-width="2.5"
      />
      <path d="M-18-12Q-18-18-12-18H12Q18-18 18-12 0-6-18-12Z" fill="#fff" opacity=".3" />
      {props.face > 0 ? (
        <path d={pips} stroke={ink} stroke-width="7.6" stroke-linecap="round" />
      ) : (
        <path d="M0-9L9 0 0 9-9 0Z" fill={ink} opacity=".5" />
      )}
      {props.bright && (
        <rect
          x="-24"
          y="-24"
          width="48"
          height="48"
          rx="11"
          fill="none"
          stroke="#ffe28a"
          stroke-width="3.5"
        />
      )}
    </g>
  );
}

/** A ribbon with great words: an announcement, a verdict. */
export function Ribbon(props: { text: string; sub?: string; fill: string }) {
  const { text, sub = "", fill } = props;
  const half = Math.max(text.length * 8.6 + 30, sub.length * 4.6 + 24);
  return (
    <g>
      <path
        d={`M${-half - 14}-22L${-half} 6 ${-half - 14} 34H${-half + 26}V-22ZM${half + 14}-22L${half} 6 ${half + 14} 34H${half - 26}V-22Z`}
        fill="#4e0d08"
        stroke="#1d0502"
        stroke-width="2"
      />
      <path
        d={`M${-half}-30H${half}V26Q0 34${-half} 26Z`}
        fill={fill}
        stroke="#1d0502"
        stroke-width="2.5"
      />
      <text class="vk-ribbon" y={sub ? 1 : 8}>
        {text}
      </text>
      {sub && (
        <text class="vk-ribbon-sub" y="21">
          {sub}
        </text>
      )}
    </g>
  );
}

/** A tray for dice, lined in the colour of a house. */
export function DiceTray({ x, house }: { x: number; house: number }) {
  const lining = house === YORK ? "#54616b" : "#5a2420";
  return (
    <g transform={`translate(${x} 532)`}>
      <rect x="-142" y="-66" width="284" height="140" rx="14" fill="#120a04" opacity=".55" />
      <rect
        x="-146"
        y="-72"
        width="284"
        height="140"
        rx="14"
        fill="#6b4523"
        stroke="#1d1006"
        stroke-width="3"
      />
      <g fill="none">
        <rect
          x="-134"
          y="-60"
          width="260"
          height="116"
          rx="9"
          fill={lining}
          stroke="#241204"
          stroke-width="2.5"
        />
        <rect
          x="-134"
          y="-60"
          width="260"
          height="116"
          rx="9"
          stroke="#000"
          stroke-width="16"
          opacity=".16"
        />
      </g>
    </g>
  );
}
