// The land that is fought for: six provinces along a river, painted once.
import type { Painting } from "../../parts/paint/bake";
import { Blur, Stains } from "../../parts/paint/filters";
import { seeded } from "../../parts/paint/random";
import { Scene } from "../../parts/paint/scene";
import { Hill, strew, Town, Tree } from "../../parts/paint/strewn";
import type { Point } from "../../parts/outline";
import { slender } from "../../parts/screen";
import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { aidsOf, NOBODYS, NOT_YET, viewOf } from "./generated";

export const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];
const TINTS = ["#b9b568", "#cdb468", "#a9ae63", "#d0a85f", "#b2a35c", "#c19560"];
const WHOLE = { x: 0, y: -60, width: 1080, height: 356 };
const MIDDLE = { ...WHOLE, y: -17, height: 226 };
const PENNANTS = { ...WHOLE, y: 6, height: 176 };
const wide = WHOLE.width / TINTS.length; // a province

const parts = 40; // of a border
const winding = seeded(21);

/** The border left of a province winds; those of the land are straight. */
const borders: Point[][] = Array.from({ length: TINTS.length + 1 }, (_, i) =>
  Array.from({ length: parts + 1 }, (__, k): Point => {
    const winds = i % TINTS.length > 0;
    const bend = Math.sin(k * 0.26 + i * 2.1) * 12 + Math.sin(k * 0.9 + i) * 3;
    const x = i * wide + (winds ? bend + (winding() - 0.5) * 2 : 0);
    return [x, WHOLE.y + (k * WHOLE.height) / parts];
  }),
);
const path = (line: Point[]) => line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
const AREAS = TINTS.map((_, i) => `M${path(borders[i]!)}L${path(borders[i + 1]!.toReversed())}Z`);
const RIVER = "M-10 176C120 150 180 214 320 186S560 150 660 184 900 206 1093 164";

const HILLS: [x: number, y: number, size: number][] = [
  [30, 46, 0.9],
  [62, 38, 1.1],
  [318, 40, 1],
  [346, 52, 0.8],
  [560, 36, 1.1],
  [592, 46, 0.9],
  [706, 40, 0.8],
  [880, 38, 1],
  [1010, 42, 1.2],
  [1046, 50, 0.9],
  [120, -20, 1.2],
  [470, -24, 1.1],
  [820, -22, 1.3],
  [214, 222, 0.8],
  [676, 228, 0.8],
];

function trees(): Point[] {
  const random = seeded(34);
  const near = [60, 205, 430, 610, 790, 985].map((x): Point => [x, 218]);
  const few = [330, 520, 900].map((x): Point => [x, 220]);
  const far = [140, 300, 480, 520, 690, 860, 1060].map((x): Point => [x, 45]);
  const edges = [40, 170, 380, 540, 720, 930].flatMap((x): Point[] => [
    [x, 270],
    [x + 60, -36],
  ]);
  return [
    ...strew(far, 4, [40, 22], random),
    ...strew(edges, 7, [90, 30], random),
    ...strew(few, 5, [90, 22], random),
    ...strew(near, 9, [90, 22], random),
  ].sort((a, b) => a[1] - b[1]);
}

/** Washes, river, hills, woods, towns and borders. */
function Paint() {
  return (
    <>
      <defs>
        <Blur id="soft" by={6} />
        <Stains
          id="stains"
          grain={0.013}
          octaves={4}
          seed={2}
          values="0 0 0 0 .3  0 0 0 0 .22  0 0 0 0 .05  0 2.6 0 0 -1.2"
        />
        {AREAS.map((d, i) => (
          <clipPath id={`province-${i}`}>
            <path d={d} />
          </clipPath>
        ))}
      </defs>
      {AREAS.map((d, i) => (
        <g clip-path={`url(#province-${i})`}>
          <path d={d} fill={TINTS[i]} />
          <path
            d={d}
            fill="none"
            stroke="#5d3c12"
            stroke-width="20"
            opacity=".35"
            filter="url(#soft)"
          />
        </g>
      ))}
      <rect {...WHOLE} filter="url(#stains)" opacity=".55" />
      <g fill="none">
        <path d={RIVER} stroke="#2d5a6d" stroke-width="17" />
        <path d={RIVER} stroke="#5b93a3" stroke-width="11" />
        <g stroke="#bcd8d6" stroke-width="1.4" opacity=".8">
          <path d={RIVER} stroke-dasharray="22 30 9 18" transform="translate(0 -2)" />
          <path d={RIVER} stroke-dasharray="12 40" transform="translate(8 3)" />
        </g>
      </g>
      {HILLS.map(([x, y, size]) => (
        <Hill x={x} y={y} size={size} />
      ))}
      {trees().map(([x, y]) => (
        <Tree x={x} y={y} />
      ))}
      {TINTS.map((_, i) => (
        <Town x={i * wide + 140} y={140 + (i % 2) * 8} />
      ))}
      <g fill="none" stroke="#3f270b" stroke-width="2.6" stroke-dasharray="10 5 2 5">
        {borders.slice(1, -1).map((line) => (
          <path d={`M${path(line)}`} />
        ))}
      </g>
    </>
  );
}

const VALLEY: Painting = { name: "heerbann", box: WHOLE, draw: () => <Paint /> };

/** Everything that a screen reader hears about a province. */
function wordsOf(session: Session, n: number): string {
  const speaker = session.speaker.value;
  const view = viewOf(session);
  const value = view.values[n - 1]!;
  const holder = view.holder[n - 1]!;
  const { low, high } = aidsOf(session).provinces[n - 1]!;
  const worth = value
    ? speaker.fact("value", value).join(" ")
    : speaker.fact("range", [low, high]).join(" ");
  const held =
    holder >= 0 ? speaker.seat(holder) : holder === NOBODYS ? speaker.fact("nobodys", "")[0] : "";
  return [speaker.element(`province:${n}`), worth, held].filter(Boolean).join(", ");
}

/** Pennant with number and worth; whose land it is, shown by colour and shield. */
function Province({ session, n }: { session: Session; n: number }) {
  const view = viewOf(session);
  const value = view.values[n - 1]!;
  const holder = view.holder[n - 1]!;
  const { low, high } = aidsOf(session).provinces[n - 1]!;
  const current = holder === NOT_YET && n === view.ordinal;
  const left = (n - 1) * wide;
  return (
    <g
      class={`hb-province ${current ? "current" : ""}`}
      role="img"
      aria-label={wordsOf(session, n)}
    >
      {holder >= 0 && <path class={`hb-own fill-${holder % 5}`} d={AREAS[n - 1]} />}
      {holder === NOBODYS && <path class="hb-waste" d={AREAS[n - 1]} />}
      {current && <path class="hb-here" d={AREAS[n - 1]} />}
      <g transform={`translate(${left + 70} 62)`}>
        <path class="hb-pennant" d="M-40-30H40V22L0 38-40 22Z" />
        <path class={`hb-pennant-head ${value ? "known" : ""}`} d="M-40-30H40V-10H-40Z" />
        <text class="hb-numeral" y="-14">
          {NUMERALS[n - 1]}
        </text>
        <text class={value ? "hb-value" : "hb-range"} y="19">
          {value || `${low}–${high}`}
        </text>
      </g>
      {holder >= 0 && (
        <svg class="hb-holder" x={left + 74} y="122" width="56" height="56" viewBox="0 0 48 48">
          <SeatShield seat={holder} />
        </svg>
      )}
    </g>
  );
}

/** Where all six would be small, three provinces around the present one. */
function focusOf(ordinal: number) {
  const all = ordinal === 0 ? PENNANTS : MIDDLE;
  if (!slender.value) return all;
  const first = Math.min(Math.max(ordinal - 2, 0), TINTS.length / 2);
  return { ...all, x: first * wide, width: WHOLE.width / 2 };
}

export function Valley({ session }: { session: Session }) {
  const view = viewOf(session);
  return (
    <Scene
      class="hb-valley"
      painting={VALLEY}
      focus={focusOf(view.ordinal)}
      cover
      label={session.speaker.value.text("hb-valley")}
    >
      {view.values.map((_, i) => (
        <Province session={session} n={i + 1} />
      ))}
    </Scene>
  );
}
