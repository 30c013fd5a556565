import { useSignal } from "@preact/signals";
import { api } from "../../api";
import { PanZoom } from "../../parts/panzoom";
import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import type { Sight } from "../../wire";
import { Bodies, Counter, LooseHorse } from "./counters";
import { Crests, Ground, type Terrain } from "./ground";
import { centreOf, COLUMNS, HALF, hexagon, labelOf, rowOf, sideOf } from "./hexes";
import { previewOf, reachOf, standing, viewOf, type GuiscardView } from "./view";

const HEX = hexagon(0.94);

const fieldOf = (view: GuiscardView): Terrain => ({
  terrain: view.terrain,
  levels: [...view.levels].map(Number),
  rows: view.rows,
});

/** Walls, windows, doors and palisades on the sides of hexes. */
function Sides({ view }: { view: GuiscardView }) {
  return (
    <g class="gu-sides" aria-hidden="true">
      {view.features.map(([hex, side, feature]) => {
        const [a, b] = sideOf(hex, side);
        return <path class={`side-${feature}`} d={`M${a.join(" ")}L${b.join(" ")}`} />;
      })}
    </g>
  );
}

/** Hexes that can be clicked now, with what is left on arrival and what threatens there. */
function Targets({ session }: { session: Session }) {
  const reach = new Map(reachOf(session).map(([hex, ...rest]) => [hex, rest]));
  const chances = new Map((previewOf(session).targets ?? []).map(([hex, chance]) => [hex, chance]));
  const named = new Set(
    session.options.value.flatMap((o) => o.elements.filter((e) => e.startsWith("hex:"))),
  );
  for (const hex of reach.keys()) named.add(`hex:${hex}`);
  const speaker = session.speaker.value;
  return (
    <g class="gu-targets">
      {[...named].map((element) => {
        const hex = Number(element.slice(4));
        const [left, worst, checks, shots] = reach.get(hex) ?? [];
        const chance = chances.get(hex);
        const words = [
          labelOf(hex),
          left === undefined ? "" : speaker.text("gu-left", { left }),
          checks ? speaker.text("gu-checks", { count: checks, percent: 10 * worst! }) : "",
          shots ? speaker.text("gu-shots", { count: shots }) : "",
          chance === undefined ? "" : `${chance} %`,
        ];
        return (
          <Spot
            session={session}
            element={element}
            class={`gu-target ${checks ? "checked" : ""} ${shots ? "fired" : ""} ${reach.has(hex) ? "reached" : ""}`}
            label={words.filter(Boolean).join(", ")}
          >
            <g transform={`translate(${centreOf(hex).join(" ")})`}>
              <path d={HEX} />
              {left !== undefined && <text y="-9">{left}</text>}
              {checks ? <path class="gu-danger" d="M-14 15l4-7 4 7z" /> : null}
              {shots ? <path class="gu-arrow" d="M6 15L14 7M14 7h-5M14 7v5" /> : null}
              {chance !== undefined && <text y="16">{chance}%</text>}
            </g>
          </Spot>
        );
      })}
    </g>
  );
}

/** Charges and counter-charges as arrows. */
function Charges({ view }: { view: GuiscardView }) {
  const line = (path: number[]) =>
    path.length > 1 ? `M${path.map((hex) => centreOf(hex).join(" ")).join("L")}` : "";
  return (
    <g class="gu-charges" aria-hidden="true">
      {view.charges.map(({ path, counter_path }) => (
        <>
          <path d={line(path)} marker-end="url(#gu-head)" />
          <path class="counter" d={line(counter_path)} marker-end="url(#gu-head)" />
        </>
      ))}
    </g>
  );
}

/** The line-of-sight tool: two hexes, and what lies between them. */
function useSight(session: Session) {
  const on = useSignal(false);
  const from = useSignal(-1);
  const found = useSignal<Sight | null>(null);
  const pick = async (hex: number) => {
    if (from.value < 0) {
      from.value = hex;
      found.value = null;
      return;
    }
    found.value = await api.look(session.id, from.value, hex).catch(() => null);
    from.value = -1;
  };
  return { on, from, found, pick };
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
    </g>
  );
}

function sightWords(session: Session, { line, blocked, key, cover }: Sight): string {
  const speaker = session.speaker.value;
  const ends = `${labelOf(line[0]!)} – ${labelOf(line.at(-1)!)}: `;
  if (blocked) return ends + speaker.text(`refusal-${key}`, { hex: line.at(-1)! });
  return ends + speaker.text("gu-sight-clear", { cover: speaker.text(`gu-cover-${cover}`) });
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

/** The map with its terrain, features, pieces, and what can be chosen. */
export function HexMap({ session }: { session: Session }) {
  const view = viewOf(session);
  const labels = useSignal(false);
  const sight = useSight(session);
  const speaker = session.speaker.value;
  const field = fieldOf(view);
  const size = { width: 36 * COLUMNS + 36, height: 2 * HALF * view.rows + 40 };
  const units = standing(view).sort((a, b) => rowOf(a.at) - rowOf(b.at));
  return (
    <div class="gu-frame">
      <PanZoom size={size} label={speaker.scene("area-map", {})} class="gu-map">
        <defs>
          <marker id="gu-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" orient="auto">
            <path d="M0 0L10 5 0 10Z" fill="#c8352a" />
          </marker>
        </defs>
        <Ground field={field} labels={labels.value} />
        <Crests field={field} />
        <Sides view={view} />
        <Bodies bodies={view.bodies} />
        <Targets session={session} />
        {view.horses.map((horse) => (
          <LooseHorse session={session} horse={horse} />
        ))}
        {units.map((unit) => (
          <Counter key={unit.n} session={session} unit={unit} />
        ))}
        <Charges view={view} />
        <SightLine sight={sight} />
        {sight.on.value && (
          <SightHexes count={view.terrain.length} pick={(hex) => void sight.pick(hex)} />
        )}
      </PanZoom>
      <label class="gu-toggle">
        <input
          type="checkbox"
          checked={labels.value}
          onChange={(event) => (labels.value = event.currentTarget.checked)}
        />
        {speaker.text("gu-labels")}
      </label>
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
            }}
          />
          {speaker.text("gu-sight")}
        </label>
      )}
      {sight.on.value && (
        <p class="gu-sight-words" role="status">
          {sight.found.value
            ? sightWords(session, sight.found.value)
            : speaker.text(sight.from.value < 0 ? "gu-sight-from" : "gu-sight-to")}
        </p>
      )}
    </div>
  );
}
