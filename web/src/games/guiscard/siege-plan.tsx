import { useMemo } from "preact/hooks";
import { PanZoom } from "../../parts/panzoom";
import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { Crest } from "./emblem";
import { viewOf, type SiegePart, type SiegeView, type SiegeWall } from "./generated";
import { centreOf, hexagon, labelOf, type Point } from "./hexes";
import { fieldOf, Sides } from "./map";
import { paintingOf } from "./painting";

const AIR = 58; // around the building, in units of the map
const ROOM = 74; // more of it on the right, where the engines stand
const HEX = hexagon(0.92);

/** The piece of the map on which the building stands. */
export function windowOf({ plan, walls }: SiegeView) {
  const places = [...plan.flatMap(({ hexes }) => hexes), ...walls.map(({ hex }) => hex)];
  const [xs, ys] = [0, 1].map((n) => places.map((hex) => centreOf(hex)[n]!)) as [
    number[],
    number[],
  ];
  const [x, y] = [Math.min(...xs) - AIR, Math.min(...ys) - AIR];
  const width = Math.max(...xs) + AIR + ROOM - x;
  return { x, y, width, height: Math.max(...ys) + AIR - y };
}

/** One of the quarters (or halves) of a ring. */
function arc(n: number, of: number): string {
  if (of === 1) return "M0-8A8 8 0 1 1-.1-8";
  const gap = 6;
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * 11).toFixed(2)} ${(Math.sin(angle) * 11).toFixed(2)}`;
  };
  const step = 360 / of;
  return `M${at(n * step + gap)}A11 11 0 0 1 ${at((n + 1) * step - gap)}`;
}

const CRACKS = "M-17-9L-8-3-11 4-3 8M13-15L7-9 12-2 4 4M-8-3L-3-12";
const RUBBLE = "M-16 8l6-9 7 5 4-8 8 7 6-3 4 8-9 6H-8z";

/** A wall of the plan: whole, damaged, or a breach. */
function Wall({ wall }: { wall: SiegeWall }) {
  const { level, most } = wall;
  const down = level >= most;
  return (
    <>
      {level > 0 && <path class="gu-cracks" d={CRACKS} />}
      {down && <path class="gu-breach" d={HEX} />}
      {down && <path class="gu-rubble" d={RUBBLE} />}
      {level === 0 && !wall.open && <circle class="gu-whole" r="4.5" />}
      {(level > 0 || wall.open) && (
        <g class="gu-ring">
          <circle r={most > 1 ? 11 : 8} />
          {Array.from({ length: most }, (_, n) => (
            <>
              <path class="rim" d={arc(n, most)} />
              <path class={n < level ? "gone" : "sound"} d={arc(n, most)} />
            </>
          ))}
          <text y="4">{level}</text>
        </g>
      )}
    </>
  );
}

const SIZE = 40; // of a hex, in the units of the map
const BESIDE = 26; // so far from its hex a name leaves the damage readable

/** The middle of some hexes. */
function middleOf(hexes: number[]): Point {
  const places = hexes.map(centreOf);
  const mean = (n: 0 | 1) => places.reduce((sum, at) => sum + at[n], 0) / places.length;
  return [mean(0), mean(1)];
}

/** Where the name of a part stands: in its middle, or beside its outermost hex where the middle is
 * elsewhere or shows damage. */
function placeOf(part: SiegePart, siege: SiegeView): Point {
  const isWall = (hex: number) => siege.walls.some((wall) => wall.hex === hex);
  const [x, y] = middleOf(part.hexes);
  const inside = part.hexes.find((hex) => {
    const at = centreOf(hex);
    return Math.hypot(at[0] - x, at[1] - y) < SIZE / 2;
  });
  if (inside !== undefined && !isWall(inside)) return [x, y];
  const all = middleOf(siege.plan.flatMap(({ hexes }) => hexes));
  const side = y > all[1] + SIZE / 8 ? 1 : -1; // below or above
  const outermost = part.hexes.reduce((best, hex) =>
    side * centreOf(hex)[1] > side * centreOf(best)[1] ? hex : best,
  );
  const at = centreOf(outermost);
  return [at[0], at[1] + (isWall(outermost) ? side * BESIDE : 0)];
}

/** The name of a part with the shield of whoever holds it. */
function Holder(props: { session: Session; part: SiegePart; siege: SiegeView }) {
  const { session, part, siege } = props;
  const words = session.speaker.value.text(`gu-part-${part.name}`);
  const [x, y] = placeOf(part, siege);
  const half = words.length * 3.1 + 14;
  return (
    <g class="gu-holder" data-part={part.name} transform={`translate(${x} ${y})`}>
      <rect x={-half} y="-10" width={2 * half} height="20" rx="10" />
      <svg x={-half + 3} y="-8" width="16" height="16" viewBox="0 0 48 48">
        <Crest side={viewOf(session).sides[part.seat] ?? ""} />
      </svg>
      <text x="8" y="4.5">
        {words}
      </text>
    </g>
  );
}

/** The stone throwers beside the building, ready to throw. */
function Engines({ siege, x, y }: { siege: SiegeView; x: number; y: number }) {
  const count = siege.gear[siege.besieger]?.["stone_thrower"] ?? 0;
  return (
    <g class="gu-engines">
      {Array.from({ length: Math.min(4, count) }, (_, n) => (
        <g data-engine={n} transform={`translate(${x} ${y + n * 44}) rotate(-80) scale(.3)`}>
          <path d="M-30-30H30V96H-30Z" fill="#120c04" opacity=".3" transform="translate(8 8)" />
          <path d="M-24-26V94M24-26V94M-30-20H30M-30 36H30M-30 88H30M0 18V86" class="rim" />
          <path d="M-24-26V94M24-26V94M-30-20H30M-30 36H30M-30 88H30M0 18V86" class="beam" />
          <path d="M-12 22h24v-18h-24z" fill="#6d6556" stroke="#221c13" stroke-width="2.4" />
        </g>
      ))}
    </g>
  );
}

function Walls({ session, siege }: { session: Session; siege: SiegeView }) {
  const speaker = session.speaker.value;
  return (
    <g class="gu-walls">
      {siege.walls.map((wall) => {
        const { hex, level, most, hits } = wall;
        const element = `hex:${hex}`;
        const legal = session.mark(element) !== "idle";
        const words = [
          speaker.text("gu-siege-damage", { hex: labelOf(hex), level, most }),
          legal ? speaker.text("gu-hits", { one: 10 * hits[0]!, two: 10 * hits[1]! }) : "",
        ];
        return (
          <Spot
            session={session}
            element={element}
            class={`gu-wall ${legal ? "aimed" : ""}`}
            label={words.filter(Boolean).join(". ")}
          >
            <g transform={`translate(${centreOf(hex).join(" ")})`} data-damage={level}>
              <path class="gu-wall-hex" d={HEX} />
              <Wall wall={wall} />
              {legal && (
                <text class="gu-hit-chance" y="19">
                  {10 * hits[0]!} %
                </text>
              )}
            </g>
          </Spot>
        );
      })}
    </g>
  );
}

/** The building as it stands: painted ground, walls with their damage, who holds which part. */
export function Plan({ session, siege }: { session: Session; siege: SiegeView }) {
  const view = viewOf(session);
  const field = useMemo(() => fieldOf(session), [view.terrain, view.levels]);
  const painting = useMemo(() => paintingOf(view.scenario, field), [field]);
  const box = windowOf(siege);
  return (
    <section class="gu-plan on-oak">
      <PanZoom
        size={box}
        origin={[box.x, box.y]}
        label={session.speaker.value.text("gu-plan")}
        class="gu-map"
        ground={painting}
        legible={330}
      >
        <Sides view={view} />
        <Engines siege={siege} x={box.x + box.width - 46} y={box.y + box.height * 0.4} />
        <Walls session={session} siege={siege} />
        {siege.plan.map((part) => (
          <Holder session={session} part={part} siege={siege} />
        ))}
      </PanZoom>
    </section>
  );
}
