import { outline, type Point } from "../../parts/outline";
import type { Session } from "../../table/session";
import { pressed, Spot } from "../../table/spot";
import { centreOf, GROUNDS, PORTUGAL, TOWER, type Ground } from "./land";
import { pickOf, printedIn } from "./facts";
import { aboutOf, aidsOf, asks, CASTILLO, COURT, viewOf, type Scored } from "./generated";
import { Band, King } from "./pieces";

const OUTLINES = GROUNDS.map((ground) => outline(ground.corners));
const PORTUGAL_LINE = outline(PORTUGAL);
const LAND = [...OUTLINES, PORTUGAL_LINE].join("");
const WALLS = "M800 640V478H818V490H836V478H854V490H876V478H894V490H912V478H930V640Z";
const STEP = 48;

/** The three numbers that count here now; a movable scoreboard covers the printed ones. */
function Values({ session, place, ground }: { session: Session; place: number; ground: Ground }) {
  const view = viewOf(session);
  return (
    <g
      class={`eg-values ${view.boards.includes(place) ? "covered" : ""}`}
      transform={`translate(${ground.values.join(" ")})`}
    >
      <rect x="-42" y="-16" width="84" height="32" rx="16" />
      <text y="9">{view.values[place]!.join("/")}</text>
    </g>
  );
}

/** What stays readable of the numbers under a movable scoreboard. */
function Printed({ session, place }: { session: Session; place: number }) {
  if (!viewOf(session).boards.includes(place)) return null;
  const values = printedIn(session, place).join("/");
  return <title>{session.speaker.value.text("eg-printed", { values })}</title>;
}

/** One colour's caballeros; where an action names colour and place, they can be clicked. */
function Pieces(props: { session: Session; place: number; seat: number; count: number }) {
  const { session, place, seat, count } = props;
  const grande = viewOf(session).grande[seat] === place;
  const option = pickOf(session, seat, place);
  const band = <Band seat={seat} count={count} grande={grande} />;
  if (!option) return band;
  const choose = () => session.choose(option);
  return (
    <g
      role="button"
      tabindex={0}
      class="eg-pick"
      data-el={option.elements.join(" ")}
      aria-label={session.speaker.value.action(option.action)}
      onClick={(event) => {
        event.stopPropagation();
        choose();
      }}
      onKeyDown={(event) => pressed(event, choose)}
    >
      <circle r="26" />
      {band}
    </g>
  );
}

/** King and caballeros in rows, with points that they get or would get. */
function Crowd(props: { session: Session; place: number; ground: Ground; points: number[] }) {
  const { session, place, ground, points } = props;
  const view = viewOf(session);
  const counts = place === CASTILLO ? view.castillo : view.regions[place]!;
  const seats = counts
    .map((count, seat) => ({ seat, count: count ?? 0 }))
    .filter(({ seat, count }) => count > 0 || view.grande[seat] === place);
  const all = [...(view.king === place ? [null] : []), ...seats];
  return (
    <>
      {all.map((piece, i) => {
        const row = Math.floor(i / ground.columns);
        const inRow = Math.min(ground.columns, all.length - row * ground.columns);
        const x = ground.pieces[0] + STEP * ((i % ground.columns) - (inRow - 1) / 2);
        return (
          <g transform={`translate(${x} ${ground.pieces[1] + row * (STEP + 4)})`}>
            {piece ? <Pieces session={session} place={place} {...piece} /> : <King />}
            {piece && points[piece.seat]! > 0 && (
              <text class="eg-points" y="45">
                +{points[piece.seat]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Name, numbers and pieces of a place, above all grounds so that no border covers them. */
function Standing(props: { session: Session; place: number; scored: Scored | undefined }) {
  const { session, place, scored } = props;
  const ground = GROUNDS[place] ?? TOWER;
  const looked = session.inspected.value === `place:${place}`;
  const points =
    scored?.place === place ? scored.points : looked ? aidsOf(session).worth[place]! : [];
  return (
    <g class="eg-standing" data-standing={place}>
      <text class="eg-name" x={ground.name[0]} y={ground.name[1]}>
        {session.speaker.value.element(`place:${place}`)}
      </text>
      <Values session={session} place={place} ground={ground} />
      <Crowd session={session} place={place} ground={ground} points={points} />
    </g>
  );
}

/** A region in words: numbers, King, who stands there and what that would bring now. */
function spoken(session: Session, place: number): string {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const worth = aidsOf(session).worth[place]!;
  const standing = view.regions[place]!.flatMap((count, seat) =>
    count > 0 ? [`${speaker.seat(seat)} ${count}${worth[seat] ? ` (+${worth[seat]})` : ""}`] : [],
  );
  const king = view.king === place ? [speaker.fact("king", "")[0]] : [];
  const values = speaker.fact("values", view.values[place]!).join(" ");
  return [speaker.element(`place:${place}`), values, ...king, ...standing].join(", ");
}

function Region({ session, place }: { session: Session; place: number }) {
  const royal = viewOf(session).king === place;
  return (
    <Spot
      session={session}
      element={`place:${place}`}
      class={`eg-spot eg-region tint-${place}`}
      label={spoken(session, place)}
    >
      <Printed session={session} place={place} />
      <path class="ground" d={OUTLINES[place]} />
      {royal && <path class="taboo" d={OUTLINES[place]} />}
    </Spot>
  );
}

function Castillo({ session }: { session: Session }) {
  const hidden = viewOf(session).castillo.every((count) => count === null);
  return (
    <Spot session={session} element={`place:${CASTILLO}`} class="eg-spot eg-castillo">
      <Printed session={session} place={CASTILLO} />
      <path class="ground" d={WALLS} />
      <path class="stones" d="M800 548H930M800 594H930M832 490V548M898 490V548M865 548V594" />
      {hidden && <path class="gate" d="M846 640V606A19 19 0 0 1 884 606V640Z" />}
    </Spot>
  );
}

/** The observer's own court, which some cards name as a place. */
function Court({ session }: { session: Session }) {
  const seat = session.me.value;
  if (seat < 0) return null;
  const speaker = session.speaker.value;
  const count = viewOf(session).court[seat]!;
  const words = `${speaker.scene("court", {})}: ${count}`;
  return (
    <Spot session={session} element={`place:${COURT}`} class="eg-spot eg-court" label={words}>
      <path class="ground" d="M800 424V362L865 338 930 362V424Z" />
      <text class="eg-name" x="838" y="404">
        {speaker.scene("court", {})}
      </text>
      <g transform="translate(902 392)">
        <Band seat={seat} count={count} grande={false} />
      </g>
    </Spot>
  );
}

/** The gold around places that can be answered with, above all grounds; a place in a report. */
function Glow({ session, scored }: { session: Session; scored: Scored | undefined }) {
  const lines = [...OUTLINES, WALLS];
  return (
    <g class="eg-glow" aria-hidden="true">
      {lines.map((d, place) => {
        const mark = session.mark(`place:${place}`);
        return mark === "legal" || mark === "picked" ? <path class={mark} d={d} /> : null;
      })}
      {scored && <path class="shown" d={lines[scored.place]} />}
    </g>
  );
}

const bow = (from: Point, to: Point) =>
  `M${from.join(" ")}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 - 60} ${to.join(" ")}`;

/** An announced step that waits for vetoes, as an arrow. */
function Announced({ session }: { session: Session }) {
  if (!asks(session, "veto")) return null;
  const { source = -1, target = -1 } = aboutOf(session);
  const [from, to] = [source, target].map((place) =>
    place >= 0 && place <= CASTILLO ? centreOf(place) : null,
  );
  if (!to) return from && <circle class="eg-aim" cx={from[0]} cy={from[1]} r="34" />;
  return (
    <>
      {from && (
        <g class="eg-arrow">
          <path class="under" d={bow(from, to)} />
          <path marker-end="url(#eg-head)" d={bow(from, to)} />
        </g>
      )}
      <circle class="eg-aim" cx={to[0]} cy={to[1]} r="34" />
    </>
  );
}

const WAVES = [
  "M20 770q15-9 30 0t30 0",
  "M700 745q15-9 30 0t30 0",
  "M690 690q15-9 30 0t30 0",
  "M820 705q15-9 30 0t30 0",
  "M30 330q-9 15 0 30t0 30",
  "M640 60q15-9 30 0t30 0",
];

function Sea() {
  return (
    <g class="eg-sea" aria-hidden="true">
      <rect x="0" y="30" width="960" height="760" />
      {WAVES.map((d) => (
        <path class="wave" d={d} />
      ))}
      <g class="rose" transform="translate(884 92)">
        <circle r="30" />
        <path d="M0-42L8-8 42 0 8 8 0 42-8 8-42 0-8-8Z" />
        <path class="north" d="M0-42L8-8 0 0-8-8Z" />
      </g>
      <path class="shallows" d={LAND} />
      <path class="shore" d={LAND} />
      <path class="portugal" d={PORTUGAL_LINE} />
      <text class="abroad" x="132" y="470" transform="rotate(-90 132 470)">
        Portugal
      </text>
    </g>
  );
}

/** Spain with its nine regions, the castillo in the sea, and everything that stands there. */
export function SpanishMap(props: { session: Session; scored: Scored | undefined }) {
  const { session, scored } = props;
  const speaker = session.speaker.value;
  return (
    <svg
      class="eg-map"
      viewBox="40 40 908 722"
      role="group"
      aria-label={speaker.scene("area-map", {})}
    >
      <defs>
        <pattern
          id="eg-hatch"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0h4v14H0z" fill="#2a2019" fill-opacity=".2" />
        </pattern>
        <marker id="eg-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" orient="auto">
          <path d="M0 0L10 5 0 10Z" fill="#c8352a" />
        </marker>
      </defs>
      <Sea />
      {GROUNDS.map((_, place) => (
        <Region session={session} place={place} />
      ))}
      <Castillo session={session} />
      <Glow session={session} scored={scored} />
      <Court session={session} />
      {viewOf(session).values.map((_, place) => (
        <Standing session={session} place={place} scored={scored} />
      ))}
      <Announced session={session} />
    </svg>
  );
}
