import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { centreOf } from "./hexes";
import {
  aboutOf,
  FOULKON,
  HEALTHY,
  STUNNED,
  viewOf,
  WOUNDED,
  type View,
  type Horse,
  type Unit,
} from "./generated";

const STATES = ["healthy", "wounded", "stunned"];

const nationOf = (session: Session, unit: Unit) =>
  String(session.info.lexicon[`unit:${unit.n}`]?.facts["code"] ?? "N")[0]!;

/** The body of a rider's counter: a capsule over head and rear hex. */
function capsule(unit: { at: number; rear: number }): { d: string; angle: number } {
  const [hx, hy] = centreOf(unit.at);
  const [rx, ry] = centreOf(unit.rear);
  const [dx, dy] = [rx - hx, ry - hy];
  const length = Math.hypot(dx, dy);
  return {
    d: `M0-16A16 16 0 0 1 0 16H${-length}A16 16 0 0 1 ${-length}-16Z`,
    angle: (Math.atan2(-dy, -dx) * 180) / Math.PI,
  };
}

/** Attack, defence and movement of a unit; the defence on red means armour. */
function Values({ unit }: { unit: Unit }) {
  if (unit.health === STUNNED) {
    return (
      <text class="gu-stars" y="5">
        ✶✶
      </text>
    );
  }
  return (
    <>
      <text class="gu-attack" x="-7" y="2">
        {unit.attack}
      </text>
      {unit.armoured ? (
        <rect class="gu-armour" x="0.5" y="-7.5" width="14" height="12" rx="4" />
      ) : null}
      <text class={unit.armoured ? "gu-defence ringed" : "gu-defence"} x="7.5" y="2">
        {unit.defence}
      </text>
      <text class="gu-speed" y="12.5">
        {Math.max(0, unit.allowance - unit.spent)}
      </text>
    </>
  );
}

/** Everything about a unit in one line. */
export function wordsOf(session: Session, unit: Unit): string {
  const speaker = session.speaker.value;
  return [
    speaker.element(`unit:${unit.n}`),
    speaker.wording(`unit:${unit.n}`),
    unit.at >= 0 ? speaker.element(`hex:${unit.at}`) : speaker.text("gu-reserve"),
    speaker.text(`gu-${STATES[unit.health] ?? "healthy"}`),
    unit.mount >= 0 ? speaker.text("gu-mounted") : "",
    speaker.text("gu-values", {
      attack: unit.attack,
      defence: unit.defence,
      allowance: unit.allowance,
    }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A unit on its hex, or on its two hexes if it rides. */
export function Counter({ session, unit }: { session: Session; unit: Unit }) {
  const [x, y] = centreOf(unit.at);
  const rides = unit.mount >= 0 && unit.rear >= 0;
  const shape = rides ? capsule(unit) : null;
  // where only the hex can be meant, a click on whoever stands there goes through to it
  const idle = session.mark(`unit:${unit.n}`) === "idle";
  const { mover } = viewOf(session);
  const named = unit.n === mover || unit.n === aboutOf(session).unit;
  const meant = [unit.at, unit.rear].some((hex) => session.mark(`hex:${hex}`) === "legal");
  return (
    <Spot
      session={session}
      element={`unit:${unit.n}`}
      class={`gu-unit nation-${nationOf(session, unit)} ${STATES[unit.health] ?? ""} ${idle && meant ? "through" : ""} ${named ? "named" : ""}`}
      label={wordsOf(session, unit)}
    >
      <g transform={`translate(${x} ${y})`}>
        {shape ? (
          <g transform={`rotate(${shape.angle.toFixed(1)})`}>
            <path class="body" d={shape.d} />
            <path class="nose" d="M11-10L24 0 11 10Z" />
          </g>
        ) : (
          <circle class="body" r="17" />
        )}
        <circle class="face" r="15" />
        <Values unit={unit} />
        {unit.form === FOULKON && <path class="gu-form" d="M-19-10Q0-26 19-10" />}
        {unit.lance > 0 && unit.health < STUNNED && <path class="gu-lance" d="M14-14L20-22" />}
        {named && <circle class="gu-named" r="21" />}
        {unit.health === WOUNDED && <circle class="gu-wound" r="18" />}
        {unit.health === HEALTHY ? null : <title>{wordsOf(session, unit)}</title>}
      </g>
    </Spot>
  );
}

/** A unit's values beside its name, wherever it is. */
export function Token({ session, unit }: { session: Session; unit: Unit }) {
  return (
    <svg
      class={`gu-map gu-unit gu-token nation-${nationOf(session, unit)} ${unit.at >= 0 ? "placed" : ""}`}
      viewBox="-22 -22 44 44"
      aria-hidden="true"
    >
      {unit.mount >= 0 && <path class="nose" d="M11-11L23 0 11 11Z" />}
      <circle class="body" r="17" />
      <circle class="face" r="15" />
      <Values unit={unit} />
      {unit.lance > 0 && <path class="gu-lance" d="M14-14L20-22" />}
    </svg>
  );
}

/** The names of units, over all counters. */
export function Names({ session, units }: { session: Session; units: Unit[] }) {
  return (
    <g class="gu-names" aria-hidden="true">
      {units.map((unit) => {
        const [x, y] = centreOf(unit.at);
        return (
          <text class="gu-name" x={x} y={y + 23}>
            {session.speaker.value.element(`unit:${unit.n}`)}
          </text>
        );
      })}
    </g>
  );
}

/** A horse without its rider: an empty capsule, or crossed out. */
export function LooseHorse({ session, horse }: { session: Session; horse: Horse }) {
  if (horse.at < 0) return null;
  const [x, y] = centreOf(horse.at);
  const { d, angle } = capsule({ at: horse.at, rear: horse.rear >= 0 ? horse.rear : horse.at });
  return (
    <Spot session={session} element={`horse:${horse.n}`} class="gu-horse">
      <g transform={`translate(${x} ${y}) rotate(${angle.toFixed(1)})`}>
        <path class="body" d={d} />
        <path class="nose" d="M8-9L19 0 8 9Z" />
      </g>
    </Spot>
  );
}

/** The dead in a hex, as a cross with their number. */
export function Bodies({ bodies }: { bodies: View["bodies"] }) {
  return (
    <g class="gu-bodies" aria-hidden="true">
      {bodies.map(([hex, men, horses]) => {
        const [x, y] = centreOf(hex);
        return (
          <g transform={`translate(${x + 11} ${y - 11})`}>
            <path d="M0-6V6M-4-2H4" />
            <text x="8" y="4">
              {men + horses}
            </text>
          </g>
        );
      })}
    </g>
  );
}
