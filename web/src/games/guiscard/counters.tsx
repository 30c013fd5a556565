import type { ComponentChildren } from "preact";
import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { Foot, LIVERIES, Lying, Rider, Steed, type Livery, type Weapon } from "./figures";
import { centreOf, hexagon, type Point } from "./hexes";
import { shortcut } from "./journey";
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
/** Figures are drawn for hexes 69 units high; those of the map are 42 high. */
const SCALE = 0.6;
const HEX = hexagon(0.96);

const codeOf = (session: Session, n: number) =>
  String(session.info.lexicon[`unit:${n}`]?.facts["code"] ?? "Nil");
const nationOf = (session: Session, unit: Unit) => codeOf(session, unit.n)[0]!;
const liveryOf = (code: string): Livery => LIVERIES[code[0]!] ?? LIVERIES["N"]!;

/** What somebody holds: the last letter of the code says what he fights with. */
function weaponOf(code: string, unit: Unit): Weapon {
  if (unit.mount >= 0 && unit.lance > 0) return "lance";
  const fights: Record<string, Weapon> = { a: "bow", s: "bow", c: "none", p: "axe", k: "sword" };
  const named = unit.mount < 0 || code[2] === "a" ? fights[code[2]!] : undefined;
  return code[1] === "c" && unit.mount < 0 ? "sword" : (named ?? "spear");
}

/** The angle in degrees under which a rider looks from the rear to the head hex. */
function heading(at: number, rear: number, facing: number): number {
  if (rear < 0) return 60 * facing;
  const [[hx, hy], [rx, ry]] = [centreOf(at), centreOf(rear)];
  return (Math.atan2(hy - ry, hx - rx) * 180) / Math.PI + 90;
}

const LONGEST = 31; // units of the map that a name may take, so that it stays inside its hex

/** A name that fits on a ribbon: of somebody without one his arm and number, "Inf. 13". */
export function shortName(name: string): string {
  const [arm = "", number = ""] = name.split(" ").slice(-2);
  return /^\d+$/.test(number) ? `${arm.slice(0, 3)}. ${number}` : name;
}

/** The name on a ribbon, squeezed rather than spilling; golden for whoever can be chosen. */
function Ribbon({ name, hurt, open }: { name: string; hurt: boolean; open: boolean }) {
  const natural = name.length * 5.9;
  const width = Math.min(LONGEST, Math.max(24, natural));
  return (
    <g class={`gu-ribbon ${hurt ? "hurt" : ""} ${open ? "open" : ""}`} transform="translate(0 15)">
      <path d={`M${-width / 2 - 2.5}-5.600h${width + 5}l-2 5.600 2 5.600h${-width - 5}l2-5.600z`} />
      <text
        class="gu-name"
        y="4"
        {...(natural > LONGEST ? { textLength: LONGEST, lengthAdjust: "spacingAndGlyphs" } : {})}
      >
        {name}
      </text>
    </g>
  );
}

/** Attack at the left (disc for the first side, square for the second), defence at the right. */
function Values({ unit }: { unit: Unit }) {
  return (
    <>
      <g transform="translate(-12 -12.2)">
        {unit.seat === 0 ? (
          <circle class="gu-badge" r="7.8" />
        ) : (
          <rect class="gu-badge" x="-7.500" y="-7.500" width="15" height="15" rx="3" />
        )}
        <text class="gu-attack" y="4.300">
          {unit.attack}
        </text>
      </g>
      <g transform="translate(12 -12.2)">
        <path
          class={unit.armoured ? "gu-armour" : "gu-leather"}
          d="M-7-7.500H7V1C7 5 3.300 8 0 9.100-3.300 8-7 5-7 1Z"
        />
        <text class="gu-defence" y="4.300">
          {unit.defence}
        </text>
      </g>
    </>
  );
}

/** What is left to move, for whoever is chosen or pointed at. */
function Points({ unit }: { unit: Unit }) {
  return (
    <g class="gu-points" transform="translate(0 -21)">
      <rect x="-9" y="-8" width="18" height="14" rx="7" />
      <text class="gu-speed" y="3.500">
        {unit.left}
      </text>
    </g>
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
    unit.captor >= 0 ? speaker.text("gu-prisoner") : "",
    unit.asleep ? speaker.text("gu-asleep") : "",
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

function Figure({ code, unit }: { code: string; unit: Unit }) {
  const livery = liveryOf(code);
  const asleep = unit.asleep && unit.health < STUNNED;
  if (asleep || unit.health === STUNNED) return <Lying livery={livery} asleep={asleep} />;
  const held = { livery, weapon: weaponOf(code, unit), armoured: unit.armoured };
  return unit.mount >= 0 ? <Rider {...held} /> : <Foot {...held} />;
}

const FOOT_SHADOW = "M0 18A17 15 0 1 0 0-12 17 15 0 1 0 0 18ZM11 18V-36h4V18z";
const HORSE_SHADOW =
  "M0-46C8-46 9-20 12-4 17 20 18 60 16 76 12 98-12 98-16 76-18 60-17 20-12-4-9-20-8-46 0-46Z";

/** A unit on its hex, or on its two hexes if it rides: rim, shadow and figure. */
export function Counter({ session, unit }: { session: Session; unit: Unit }) {
  const places = [unit.at, ...(unit.rear >= 0 ? [unit.rear] : [])];
  const [x, y] = centreOf(unit.at);
  // where only the hex can be meant, a click on whoever stands there goes through to it
  const idle = session.mark(`unit:${unit.n}`) === "idle";
  const named = isNamed(session, unit);
  const meant = [unit.at, unit.rear].some((hex) => session.mark(`hex:${hex}`) === "legal");
  const turned = `rotate(${heading(unit.at, unit.rear, unit.facing).toFixed(1)}) scale(${SCALE * (unit.rear >= 0 ? 1.06 : 1.2)})`;
  return (
    <Spot
      session={session}
      element={`unit:${unit.n}`}
      class={`gu-unit nation-${nationOf(session, unit)} ${STATES[unit.health] ?? ""} ${idle && meant ? "through" : ""} ${named ? "named" : ""}`}
      label={wordsOf(session, unit)}
      onPress={shortcut(session, unit.n)}
    >
      {places.map((hex) => (
        <path class="gu-rim" transform={`translate(${centreOf(hex).join(" ")})`} d={HEX} />
      ))}
      <g class="gu-shadow" transform={`translate(${x + 4} ${y + 5.5}) ${turned}`}>
        <path d={unit.rear >= 0 ? HORSE_SHADOW : FOOT_SHADOW} />
      </g>
      <g transform={`translate(${x} ${y}) ${turned}`}>
        <Figure code={codeOf(session, unit.n)} unit={unit} />
      </g>
      {unit.form === FOULKON && (
        <path class="gu-form" transform={`translate(${x} ${y})`} d="M-19-10Q0-26 19-10" />
      )}
      {unit.health === HEALTHY ? null : <title>{wordsOf(session, unit)}</title>}
    </Spot>
  );
}

const isNamed = (session: Session, { n }: Unit) =>
  n === viewOf(session).mover || n === aboutOf(session).unit;

/** Where the plate of a unit lies: on its hex, of a rider where he sits. */
export function plateAt({ at, rear }: Unit): Point {
  const head = centreOf(at);
  if (rear < 0) return head;
  const tail = centreOf(rear);
  return [head[0] + (tail[0] - head[0]) * 0.55, head[1] + (tail[1] - head[1]) * 0.55];
}

/** A unit's picture and values, wherever it is. */
export function Token({ session, unit }: { session: Session; unit: Unit }) {
  const code = codeOf(session, unit.n);
  const riding = unit.mount >= 0 && unit.health < STUNNED;
  return (
    <svg
      class={`gu-map gu-unit gu-token nation-${code[0]} ${unit.at >= 0 ? "placed" : ""}`}
      viewBox="-25 -25 50 50"
      aria-hidden="true"
    >
      <g transform={riding ? "translate(0 -6) scale(.42)" : "scale(.62)"}>
        <Figure code={code} unit={unit} />
      </g>
      {unit.health < STUNNED && <Values unit={unit} />}
    </svg>
  );
}

/** Two rings of a chain: somebody's prisoner. */
const Chain = () => (
  <g class="gu-chain" transform="translate(0 -13)">
    <rect x="-14" y="-8" width="28" height="16" rx="8" />
    <ellipse cx="-4.500" rx="6" ry="4" />
    <ellipse cx="4.500" rx="6" ry="4" />
  </g>
);

/** Whether somebody can strike and be struck: neither senseless nor a prisoner. */
const fights = (unit: Unit) => unit.health < STUNNED && unit.captor < 0;

/** Names of units over all figures, then their values, which no name of a neighbour covers. */
export function Plates({ session, units }: { session: Session; units: Unit[] }) {
  const looked = session.inspected.value;
  const part = (unit: Unit, children: ComponentChildren) => (
    <g
      data-plate={unit.n}
      class={`nation-${nationOf(session, unit)}`}
      transform={`translate(${plateAt(unit).join(" ")})`}
    >
      {children}
    </g>
  );
  return (
    <g class="gu-plates" aria-hidden="true">
      {units.map((unit) => {
        const name = session.speaker.value.element(`unit:${unit.n}`);
        const open = session.mark(`unit:${unit.n}`) === "legal";
        return part(
          unit,
          <Ribbon name={shortName(name)} hurt={unit.health === WOUNDED} open={open} />,
        );
      })}
      {units.map((unit) =>
        part(
          unit,
          <>
            {fights(unit) && <Values unit={unit} />}
            {unit.captor >= 0 && <Chain />}
            {unit.health === WOUNDED && (
              <path
                class="gu-drop"
                transform="translate(21 11)"
                d="M0-5C3-1.500 3.800.5 3.800 2A3.800 3.800 0 0 1-3.800 2C-3.800.5-3-1.500 0-5Z"
              />
            )}
            {fights(unit) && (isNamed(session, unit) || looked === `unit:${unit.n}`) && (
              <Points unit={unit} />
            )}
          </>,
        ),
      )}
    </g>
  );
}

/** A horse without its rider. */
export function LooseHorse({ session, horse }: { session: Session; horse: Horse }) {
  if (horse.at < 0) return null;
  const [x, y] = centreOf(horse.at);
  const turned = `rotate(${heading(horse.at, horse.rear, 0).toFixed(1)}) scale(${SCALE})`;
  const owner = viewOf(session).units.find(({ n }) => n === horse.n);
  const livery = liveryOf(owner ? codeOf(session, owner.n) : "N");
  return (
    <Spot session={session} element={`horse:${horse.n}`} class="gu-horse">
      {[horse.at, horse.rear].map(
        (hex) =>
          hex >= 0 && (
            <path class="gu-rim" transform={`translate(${centreOf(hex).join(" ")})`} d={HEX} />
          ),
      )}
      <g class="gu-shadow" transform={`translate(${x + 4} ${y + 5.5}) ${turned}`}>
        <path d={HORSE_SHADOW} />
      </g>
      <g transform={`translate(${x} ${y}) ${turned}`}>
        <Steed livery={livery} />
      </g>
    </Spot>
  );
}

const MOST_LYING = 2;

/** The dead in a hex: lying and pale, and a number where there are more than two. */
export function Bodies({ bodies }: { bodies: View["bodies"] }) {
  return (
    <g class="gu-bodies" aria-hidden="true">
      {bodies.map(([hex, men, horses]) => {
        const [x, y] = centreOf(hex);
        const lying = Math.min(MOST_LYING, men);
        return (
          <g transform={`translate(${x} ${y})`}>
            {horses > 0 && (
              <g class="dead" transform={`rotate(${(hex * 47) % 360}) translate(0 -16) scale(.38)`}>
                <Steed livery={LIVERIES["S"]!} />
              </g>
            )}
            {Array.from({ length: lying }, (_, i) => (
              <g
                transform={`translate(${6 * i} ${5 * i}) rotate(${(hex * 71 + 130 * i) % 360}) scale(.5)`}
              >
                <Lying livery={LIVERIES["S"]!} dead />
              </g>
            ))}
            {men + horses > 1 && (
              <text x="13" y="17">
                {men + horses}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
