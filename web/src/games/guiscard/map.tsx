import { useSignal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { api } from "../../api";
import { PanZoom } from "../../parts/panzoom";
import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { Bodies, Counter, LooseHorse, plateAt, Plates } from "./counters";
import { FigureDefs } from "./figures";
import { Fires, Gear } from "./gear";
import { Readings } from "./ground";
import { riskWords } from "./panels";
import { centreOf, HALF, hexagon, labelOf, RADIUS, rowOf, sideOf, type Point } from "./hexes";
import { journeyOf } from "./journey";
import { paintingOf, sizeOf, type Terrain } from "./painting";
import { groundsOf, reachOf, standing } from "./facts";
import {
  aboutOf,
  aidsOf,
  asks,
  COMPLETED,
  DECLARED,
  hear,
  previewOf,
  viewOf,
  type Charge,
  type LineOfSight,
  type View,
  type Unit,
} from "./generated";

const HEX = hexagon(0.94);

export function fieldOf(session: Session): Terrain {
  const { levels, rows, ways } = viewOf(session);
  return { terrain: groundsOf(session), levels: [...levels].map(Number), rows, ways };
}

/** In the gate hex: barred, open, or gone. */
const GATES: Record<string, string> = {
  tornefol: "M-9 9V-2a9 9 0 0 1 18 0V9ZM-3-10V9M3-10V9M-9 1H9",
  tornefol_open: "M-9 9V-2a9 9 0 0 1 18 0V9",
  tornefol_destroyed: "M-9-9 9 9M9-9-9 9",
};

/** Walls, windows, doors and palisades on the sides of hexes. */
export function Sides({ view }: { view: View }) {
  return (
    <g class="gu-sides" aria-hidden="true">
      {view.features.map(([hex, side, feature]) => {
        const [a, b] = sideOf(hex, side);
        const gate = GATES[feature];
        return (
          <>
            <path class={`side-${feature}`} d={`M${a.join(" ")}L${b.join(" ")}`} />
            {gate && <path class="gu-gate" d={gate} transform={`translate(${centreOf(hex)})`} />}
          </>
        );
      })}
    </g>
  );
}

const ROOFED = new Set(["interior", "tower"]);
const SLATES = "M-14-7H14M-18 0H18M-14 7H14";
const [EAVES, SUNNY, SHADY] = [hexagon(1), facet([3, 4]), facet([0, 1])];

/** Two neighbouring sixths of a hex, from the sixth with the first number on. */
function facet(sixths: number[]): string {
  const at = (turn: number) => {
    const angle = (Math.PI / 3) * turn;
    return `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)}`;
  };
  return sixths.map((n) => `M0 0L${at(n)} ${at(n + 1)}Z`).join("");
}

/** Roofs over houses and tower, lifted hex by hex where somebody is or may come. */
function Roofs({ session, grounds }: { session: Session; grounds: readonly string[] }) {
  const view = viewOf(session);
  const open = new Set([
    ...standing(view).flatMap(({ at, rear }) => [at, rear]),
    ...view.bodies.map(([hex]) => hex),
    ...(view.fires ?? []).map(([hex]) => hex),
    ...(previewOf(session).zone ?? []),
    ...reachOf(session).map(([hex]) => hex),
    ...session.options.value.flatMap(({ elements }) =>
      elements.filter((e) => e.startsWith("hex:")).map((e) => Number(e.slice(4))),
    ),
  ]);
  return (
    <g class="gu-roofs" aria-hidden="true">
      {grounds.map((ground, hex) =>
        ROOFED.has(ground) && !open.has(hex) ? (
          <g transform={`translate(${centreOf(hex).join(" ")})`} data-roof={hex}>
            <path class={ground} d={EAVES} />
            <path class="sunny" d={SUNNY} />
            <path class="shady" d={SHADY} />
            <path class="slates" d={SLATES} />
          </g>
        ) : null,
      )}
    </g>
  );
}

/** Inside the hex that is looked at: the directions in which a rider may stop there. */
function Facings({ session, hex }: { session: Session; hex: number }) {
  const turns = previewOf(session).turns?.[hex] ?? {};
  const speaker = session.speaker.value;
  return (
    <>
      {Object.keys(turns).map((direction) => (
        <path
          class="gu-facing"
          data-facing={direction}
          role="button"
          aria-label={speaker.element(`direction:${direction}`)}
          transform={`rotate(${60 * Number(direction)})`}
          d={`M0 ${-0.96 * HALF}L9 ${-0.5 * HALF}H-9Z`}
          onClick={(event) => {
            event.stopPropagation();
            journeyOf(session).start(hex, direction);
          }}
        />
      ))}
    </>
  );
}

/** Around the goal that a finger has chosen for a rider: the ways to face there. */
function Turns({ session }: { session: Session }) {
  const journey = journeyOf(session);
  const hex = journey.aimed.value;
  const turns = previewOf(session).turns?.[hex];
  if (!turns) return null;
  const [x, y] = centreOf(hex);
  return (
    <g class="gu-directions gu-turns">
      <path class="gu-pivot" transform={`translate(${x} ${y})`} d={HEX} />
      {Object.keys(turns).map((direction) => (
        <g
          class="el legal gu-direction"
          data-facing={direction}
          role="button"
          aria-label={session.speaker.value.element(`direction:${direction}`)}
          transform={`translate(${x} ${y}) rotate(${60 * Number(direction)}) translate(0 ${-2 * HALF})`}
          onClick={() => journey.start(hex, direction)}
        >
          <path d={HEX} transform="scale(.9)" />
          <path class="gu-turn" d="M0-14L12 4H5V14H-5V4H-12Z" />
        </g>
      ))}
    </g>
  );
}

const isTouch = (event: Event) => "pointerType" in event && event.pointerType === "touch";

/** Hexes that can be clicked now, with what is left on arrival and what threatens there. */
function Targets({ session }: { session: Session }) {
  const reach = new Map(reachOf(session).map(([hex, ...rest]) => [hex, rest]));
  const chances = new Map(
    (previewOf(session).targets ?? []).map(({ hex, percent }) => [hex, percent]),
  );
  const named = new Set(
    session.options.value.flatMap((o) => o.elements.filter((e) => e.startsWith("hex:"))),
  );
  for (const hex of reach.keys()) named.add(`hex:${hex}`);
  const speaker = session.speaker.value;
  const { ways = {}, risks = {} } = previewOf(session);
  const journey = journeyOf(session);
  return (
    <g class="gu-targets">
      {[...named].map((element) => {
        const hex = Number(element.slice(4));
        const [left, worst, checks, shots] = reach.get(hex) ?? [];
        const chance = chances.get(hex);
        const free = session.mark(element) === "idle" || asks(session, "move-step");
        const far = free && !session.verb.value && ways[hex];
        const words = [
          labelOf(hex),
          left === undefined ? "" : speaker.text("gu-left", { left }),
          checks ? speaker.text("gu-checks", { count: checks, percent: 10 * worst! }) : "",
          riskWords(session, risks[hex]),
          shots ? speaker.text("gu-shots", { count: shots }) : "",
          chance === undefined ? "" : `${chance} %`,
        ];
        return (
          <Spot
            session={session}
            element={element}
            class={`gu-target ${checks ? "checked" : ""} ${shots ? "fired" : ""} ${reach.has(hex) ? "reached" : ""} ${far ? "far" : ""}`}
            label={words.filter(Boolean).join(", ")}
            onPress={far ? (event) => journey.press(hex, isTouch(event)) : undefined}
          >
            <g transform={`translate(${centreOf(hex).join(" ")})`}>
              <path d={HEX} />
              {left !== undefined && <text y="-9">{left}</text>}
              {checks ? <path class="gu-danger" d="M-14 15l4-7 4 7z" /> : null}
              {shots ? <path class="gu-arrow" d="M6 15L14 7M14 7h-5M14 7v5" /> : null}
              {far && session.inspected.value === element && (
                <Facings session={session} hex={hex} />
              )}
            </g>
          </Spot>
        );
      })}
    </g>
  );
}

/** Where the next unit of a set-up may stand, before it is chosen. */
function Zone({ session }: { session: Session }) {
  const { zone = [] } = previewOf(session);
  if (session.options.value.some(({ elements: [first = ""] }) => first.startsWith("hex:")))
    return null;
  return (
    <g class="gu-zone" aria-hidden="true">
      {zone.map((hex) => (
        <path data-hex={hex} transform={`translate(${centreOf(hex).join(" ")})`} d={HEX} />
      ))}
    </g>
  );
}

/** The hex around which directions are chosen: where somebody stands, or was just put. */
export function pivotOf(session: Session): number {
  const { unit = -1 } = aboutOf(session);
  let placed = -1;
  const last = session.events.value.at(-1);
  if (last) hear(last, { "head-placed": ({ hex }) => (placed = hex) });
  return placed >= 0 ? placed : (viewOf(session).units.find(({ n }) => n === unit)?.at ?? -1);
}

/** Six arrows around a unit where its answer is a direction. */
function Directions({ session }: { session: Session }) {
  const hex = pivotOf(session);
  const named = new Set(
    session.options.value.flatMap((o) => o.elements.filter((e) => e.startsWith("direction:"))),
  );
  if (hex < 0 || named.size === 0) return null;
  const [x, y] = centreOf(hex);
  return (
    <g class="gu-directions">
      <path class="gu-pivot" transform={`translate(${x} ${y})`} d={HEX} />
      {[...named].map((element) => {
        const turn = 60 * Number(element.split(":")[1]);
        return (
          <Spot session={session} element={element} class="gu-direction">
            <g transform={`translate(${x} ${y}) rotate(${turn}) translate(0 ${-2 * HALF})`}>
              <path d={HEX} transform="scale(.9)" />
              <path class="gu-turn" d="M0-14L12 4H5V14H-5V4H-12Z" />
            </g>
          </Spot>
        );
      })}
    </g>
  );
}

/** The chance to hit, over the target of whoever aims, or over those who could fire. */
function Chances({ session }: { session: Session }) {
  const { targets, shooters = {}, runs, strikes } = previewOf(session);
  const units = standing(viewOf(session));
  const places = new Map(units.map(({ n, at }) => [n, at]));
  const firing = Object.entries(shooters).map(([n, shots]) => ({
    hex: places.get(Number(n))!,
    percent: Math.max(...shots.map(({ percent }) => percent)),
  }));
  const charged = Object.entries(runs ?? {}).map(([n, { odds }]) => ({
    hex: places.get(Number(n))!,
    percent: odds.wins,
  }));
  const struck = Object.entries(strikes ?? {}).map(([n, { wins }]) => ({
    hex: places.get(Number(n))!,
    percent: wins,
  }));
  return (
    <g class="gu-chances" aria-hidden="true">
      {(targets ?? [...firing, ...charged, ...struck]).map(({ hex, percent }) => {
        const there = units.find(({ at, rear }) => at === hex || rear === hex);
        const [x, y] = there ? plateAt(there) : centreOf(hex);
        return (
          <g class="gu-chance" data-hex={hex} transform={`translate(${x} ${y})`}>
            <rect x="-18" y="-4.500" width="36" height="14" rx="4" />
            <text y="7">{percent}%</text>
          </g>
        );
      })}
    </g>
  );
}

const lineOf = (path: number[]) => `M${path.map((hex) => centreOf(hex).join(" ")).join("L")}`;

/** The way that the moving unit would take to the hex, or a charger to the enemy, pointed at. */
function Way({ session }: { session: Session }) {
  const { mover, units } = viewOf(session);
  const [, kind = "", number = ""] = session.inspected.value?.match(/^(hex|unit):(\d+)$/) ?? [];
  const { ways, runs } = previewOf(session);
  const run = kind === "unit" ? runs?.[number] : undefined;
  const way = run ? [...run.path, run.hex] : kind === "hex" ? ways?.[number] : undefined;
  const unit = units.find(({ n }) => n === (run ? aboutOf(session).unit : mover));
  if (!way || !unit || unit.at < 0) return null;
  return <path class="gu-way" d={lineOf([unit.at, ...way])} aria-hidden="true" />;
}

/** Where a charge is ridden: from where its rider stands now, along what is left of the path. */
export function chargeLine({ path, hex }: Pick<Charge, "path" | "hex">, at: number): number[] {
  const ridden = path.indexOf(at);
  return [at, ...path.slice(ridden + 1), ...(hex >= 0 ? [hex] : [])];
}

/** Charges and counter-charges as arrows, until they are fought. */
function Charges({ view }: { view: View }) {
  const placeOf = (n: number) => view.units.find((unit) => unit.n === n)?.at ?? -1;
  const pending = view.charges.filter(({ state }) => state === DECLARED || state === COMPLETED);
  return (
    <g class="gu-charges" aria-hidden="true">
      {pending.map((charge) => {
        const [rider, meets] = [placeOf(charge.unit), placeOf(charge.counter)];
        const { counter_path: met } = charge;
        const back = { path: met, hex: met.length > 0 ? -1 : rider };
        return (
          <>
            {rider >= 0 && (
              <path d={lineOf(chargeLine(charge, rider))} marker-end="url(#gu-head)" />
            )}
            {meets >= 0 && (
              <path
                class="counter"
                d={lineOf(chargeLine(back, meets))}
                marker-end="url(#gu-head)"
              />
            )}
          </>
        );
      })}
    </g>
  );
}

/** Front and rear of the rider or spearman that is looked at. */
function Arcs({ session }: { session: Session }) {
  const looked = session.inspected.value;
  const arcs = aidsOf(session).arcs.find(({ unit }) => `unit:${unit}` === looked);
  if (!arcs) return null;
  const draw = (hexes: number[], name: string) =>
    hexes.map((hex) => (
      <path class={name} transform={`translate(${centreOf(hex).join(" ")})`} d={HEX} />
    ));
  return (
    <g class="gu-arcs" aria-hidden="true">
      {draw(arcs.front, "front")}
      {draw(arcs.rear, "back")}
    </g>
  );
}

/**
 * Who can be chosen, ringed over all figures: in a crowd the rim below them is hardly seen.
 * Enemies, and whoever stands in a hex that can be aimed at, have a red ring.
 */
function Rings({ session, units }: { session: Session; units: Unit[] }) {
  const legal = (element: string) => session.mark(element) === "legal";
  const rings = units.flatMap(({ n, seat, at, rear }) => {
    const places = [at, rear].filter((hex) => hex >= 0);
    const aimed = places.some((hex) => legal(`hex:${hex}`));
    if (!aimed && !legal(`unit:${n}`)) return [];
    return places.map((hex) => ({ hex, hostile: seat !== session.me.value }));
  });
  return (
    <g class="gu-rings" aria-hidden="true">
      {["casing", ""].map((layer) =>
        rings.map(({ hex, hostile }) => (
          <path
            class={`${layer} ${hostile ? "hostile" : ""}`}
            transform={`translate(${centreOf(hex).join(" ")})`}
            d={HEX}
          />
        )),
      )}
    </g>
  );
}

/** The spear tips of formations, in the hexes before their men. */
function Spears({ units }: { units: Unit[] }) {
  return (
    <g class="gu-spears" aria-hidden="true">
      {units
        .filter(({ marker }) => marker >= 0)
        .map(({ at, marker, beaten }) => {
          const [[x, y], [tx, ty]] = [centreOf(at), centreOf(marker)];
          const angle = (Math.atan2(ty - y, tx - x) * 180) / Math.PI;
          return (
            <g transform={`translate(${tx} ${ty}) rotate(${angle.toFixed(1)})`}>
              <path class={beaten ? "beaten" : ""} d="M-24 0H4M4-5L16 0 4 5Z" />
            </g>
          );
        })}
    </g>
  );
}

/** Where the action is: the unit that is asked about, or the middle of all that may be chosen. */
export function focusOf(session: Session): Point | null {
  const view = viewOf(session);
  const about = aboutOf(session).unit;
  const one = view.units.find(({ n, at }) => (n === view.mover || n === about) && at >= 0);
  if (one) return centreOf(one.at);
  const places = session.options.value.flatMap(({ elements: [first = ""] }) => {
    const [kind, number] = first.split(":");
    const n = Number(number);
    if (kind === "hex") return [n];
    return kind === "unit" ? view.units.filter((u) => u.n === n && u.at >= 0).map((u) => u.at) : [];
  });
  if (places.length === 0) places.push(...(previewOf(session).zone ?? []));
  if (places.length === 0) return null;
  const middle = places.map(centreOf).sort(([x], [other]) => x - other)[places.length >> 1]!;
  return middle;
}

/** The line-of-sight tool: two hexes, and what lies between them. */
function useSight(session: Session) {
  const on = useSignal(false);
  const from = useSignal(-1);
  const found = useSignal<LineOfSight | null>(null);
  const seen = useSignal<NonNullable<LineOfSight["seen"]>>([]);
  const pick = async (hex: number) => {
    const first = from.value < 0;
    const start = first ? hex : from.value;
    from.value = first ? hex : -1;
    found.value = null;
    seen.value = [];
    const line = await api.look<LineOfSight>(session.id, start, hex).catch(() => null);
    if (line?.seen) seen.value = line.seen;
    else found.value = line;
  };
  return { on, from, found, seen, pick };
}

function SightLine({ sight }: { sight: ReturnType<typeof useSight> }) {
  const { line = [], blocked = false } = sight.found.value ?? {};
  const [first, last] = [line[0], line.at(-1)];
  return (
    <g class={`gu-sight ${blocked ? "blocked" : ""}`}>
      {line.map((hex) => (
        <path transform={`translate(${centreOf(hex).join(" ")})`} d={HEX} />
      ))}
      {first !== undefined && last !== undefined && (
        <path class="line" d={`M${centreOf(first).join(" ")}L${centreOf(last).join(" ")}`} />
      )}
      {sight.from.value >= 0 && (
        <path transform={`translate(${centreOf(sight.from.value).join(" ")})`} d={HEX} />
      )}
      {sight.seen.value.map(([hex, cover]) => (
        <path
          class={`gu-seen cover-${cover}`}
          data-hex={hex}
          transform={`translate(${centreOf(hex).join(" ")})`}
          d={HEX}
        />
      ))}
    </g>
  );
}

function sightWords(session: Session, { line, blocked, key, cover }: LineOfSight): string {
  const speaker = session.speaker.value;
  const ends = `${labelOf(line[0]!)} – ${labelOf(line.at(-1)!)}: `;
  if (blocked) return ends + speaker.text(`refusal-${key}`, { hex: line.at(-1)! });
  return ends + speaker.text("gu-sight-clear", { cover: speaker.text(`gu-cover-${cover}`) });
}

/** Who is seen from the hex that was picked first, and in which cover. */
function seenWords(session: Session, from: number, seen: NonNullable<LineOfSight["seen"]>): string {
  const speaker = session.speaker.value;
  if (from < 0) return speaker.text("gu-sight-from");
  const units = standing(viewOf(session));
  const names = seen.map(([hex, cover]) => {
    const unit = units.find(({ at, rear }) => at === hex || rear === hex);
    const name = unit ? speaker.element(`unit:${unit.n}`) : labelOf(hex);
    return `${name} (${speaker.text(`gu-cover-${cover}`)})`;
  });
  const who = names.length > 0 ? names.join(", ") : speaker.text("gu-sight-nobody");
  return `${speaker.text("gu-sight-seen", { hex: labelOf(from) })} ${who}. ${speaker.text("gu-sight-to")}`;
}

/** While the tool is in hand, every hex can be picked and nothing else. */
function SightHexes({ count, pick }: { count: number; pick: (hex: number) => void }) {
  return (
    <g class="gu-sight-hexes">
      {Array.from({ length: count }, (_, hex) => (
        <path
          transform={`translate(${centreOf(hex).join(" ")})`}
          d={HEX}
          data-hex={hex}
          onClick={() => pick(hex)}
        />
      ))}
    </g>
  );
}

/** Switches of the map: names of hexes, and the line-of-sight tool. */
function Switches(props: {
  session: Session;
  labels: Signal<boolean>;
  /** null where there is no house */
  roofs: Signal<boolean> | null;
  sight: ReturnType<typeof useSight>;
}) {
  const { session, labels, roofs, sight } = props;
  const speaker = session.speaker.value;
  return (
    <div class="gu-switches">
      <label class="gu-toggle">
        <input
          type="checkbox"
          checked={labels.value}
          onChange={(event) => (labels.value = event.currentTarget.checked)}
        />
        {speaker.text("gu-labels")}
      </label>
      {roofs && (
        <label class="gu-toggle">
          <input
            type="checkbox"
            data-tool="roofs"
            checked={roofs.value}
            onChange={(event) => (roofs.value = event.currentTarget.checked)}
          />
          {speaker.text("gu-roofs")}
        </label>
      )}
      {session.live && (
        <label class="gu-toggle">
          <input
            type="checkbox"
            data-tool="sight"
            checked={sight.on.value}
            onChange={(event) => {
              sight.on.value = event.currentTarget.checked;
              sight.from.value = -1;
              sight.found.value = null;
              sight.seen.value = [];
            }}
          />
          {speaker.text("gu-sight")}
        </label>
      )}
      {sight.on.value && (
        <p class="gu-sight-words" role="status">
          {sight.found.value
            ? sightWords(session, sight.found.value)
            : seenWords(session, sight.from.value, sight.seen.value)}
        </p>
      )}
    </div>
  );
}

/** The map with its painted ground, features, pieces, and what can be chosen. */
export function HexMap({ session }: { session: Session }) {
  const view = viewOf(session);
  const labels = useSignal(session.state.value?.lesson != null); // a coach names hexes
  const roofs = useSignal(true);
  const sight = useSight(session);
  const field = useMemo(() => fieldOf(session), [view.terrain, view.levels]);
  const painting = useMemo(() => paintingOf(view.scenario, field), [field]);
  const units = standing(view).sort((a, b) => rowOf(a.at) - rowOf(b.at));
  return (
    <div class="gu-frame on-oak" data-way={journeyOf(session).left.value.length}>
      <PanZoom
        size={sizeOf(view.rows)}
        label={session.speaker.value.scene("area-map", {})}
        class="gu-map"
        focus={focusOf(session)}
        ground={painting}
        legible={1000}
        narrow={800}
      >
        <FigureDefs />
        <defs>
          <marker id="gu-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" orient="auto">
            <path d="M0 0L10 5 0 10Z" fill="#c8352a" />
          </marker>
        </defs>
        <Readings field={field} labels={labels.value} />
        {roofs.value && <Roofs session={session} grounds={field.terrain} />}
        <Sides view={view} />
        <Bodies bodies={view.bodies} />
        <Gear view={view} />
        <Arcs session={session} />
        <Zone session={session} />
        <Targets session={session} />
        {view.horses.map((horse) => (
          <LooseHorse session={session} horse={horse} />
        ))}
        {units.map((unit) => (
          <Counter key={unit.n} session={session} unit={unit} />
        ))}
        <Spears units={units} />
        <Rings session={session} units={units} />
        <Fires view={view} />
        <Plates session={session} units={units} />
        <Chances session={session} />
        <Way session={session} />
        <Charges view={view} />
        <Directions session={session} />
        <Turns session={session} />
        <SightLine sight={sight} />
        {sight.on.value && (
          <SightHexes count={view.terrain.length} pick={(hex) => void sight.pick(hex)} />
        )}
      </PanZoom>
      <Switches
        session={session}
        labels={labels}
        roofs={field.terrain.some((ground) => ROOFED.has(ground)) ? roofs : null}
        sight={sight}
      />
    </div>
  );
}
