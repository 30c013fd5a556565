import type { ComponentChildren } from "preact";
import type { Point } from "../../parts/outline";
import { Rim } from "../../parts/paint/regions";
import { PanZoom } from "../../parts/panzoom";
import type { Session } from "../../table/session";
import { pressed, Spot } from "../../table/spot";
import { Tower } from "./castillo";
import { pickOf, printedIn } from "./facts";
import { aboutOf, aidsOf, asks, CASTILLO, COURT, viewOf, type Scored } from "./generated";
import { ORIGIN, PAINTING, SIZE } from "./ground";
import { insideTower, scoredNow } from "./history";
import { hasDisc, turnDisc } from "./disc";
import { centreOf, COURT_AT, GROUNDS, sizeIn, spotsIn, spotsInTower, TOWER, WALLS } from "./land";
import { Arms, Band, Caballeros, Coins, King, Pill } from "./pieces";

const at = ([x, y]: Point) => `translate(${x} ${y})`;

/** The three numbers that count here now; a movable scoreboard covers the printed ones. */
function Values({ session, place }: { session: Session; place: number }) {
  const view = viewOf(session);
  const covered = view.boards.includes(place);
  return (
    <g class={`eg-values ${covered ? "covered" : ""}`}>
      {covered && <rect x="-15" y="-15" width="77" height="30" rx="4" />}
      <Coins values={view.values[place]!} />
    </g>
  );
}

/** What stays readable of the numbers under a movable scoreboard. */
function Printed({ session, place }: { session: Session; place: number }) {
  if (!viewOf(session).boards.includes(place)) return null;
  const values = printedIn(session, place).join("/");
  return <title>{session.speaker.value.text("eg-printed", { values })}</title>;
}

/** Where an action names a colour and its place at once, the pieces can be clicked. */
function Pickable(props: {
  session: Session;
  place: number;
  seat: number;
  children: ComponentChildren;
}) {
  const { session, place, seat, children } = props;
  const option = pickOf(session, seat, place);
  if (!option) return <>{children}</>;
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
      <ellipse cy="4" rx="26" ry="30" />
      {children}
    </g>
  );
}

/** King and caballeros of a place, with points that they get or would get. */
function Crowd(props: {
  session: Session;
  place: number;
  counts: (number | null)[];
  points: number[];
}) {
  const { session, place, counts, points } = props;
  const view = viewOf(session);
  const seats = counts
    .map((count, seat) => ({ seat, count: count ?? 0 }))
    .filter(({ seat, count }) => count > 0 || view.grande[seat] === place);
  const all = [...(view.king === place ? [null] : []), ...seats];
  const size = sizeIn(place, all.length);
  const spots = place === CASTILLO ? spotsInTower(all.length) : spotsIn(place, all.length);
  return (
    <>
      {all.map((piece, i) => (
        <g transform={`${at(spots[i]!)} scale(${size})`}>
          {piece ? (
            <Pickable session={session} place={place} seat={piece.seat}>
              <Band {...piece} grande={view.grande[piece.seat] === place} />
            </Pickable>
          ) : (
            <King />
          )}
          {piece && points[piece.seat]! > 0 && (
            <g class="eg-gain" transform="translate(0 -28)">
              <g class="painted-read">
                <circle r="13" />
                <text class="eg-points" y="5">
                  +{points[piece.seat]}
                </text>
              </g>
            </g>
          )}
        </g>
      ))}
    </>
  );
}

/** What everybody gets in a place: in the scoring that is shown, or now, if it is looked at. */
function pointsIn(session: Session, place: number, scored: Scored | undefined): number[] {
  if (scored?.place === place) return scored.points;
  return session.inspected.value === `place:${place}` ? aidsOf(session).worth[place]! : [];
}

/** Arms, name, numbers and pieces of a region, above all grounds so that no border covers them. */
function Standing(props: { session: Session; place: number; scored: Scored | undefined }) {
  const { session, place, scored } = props;
  const { label, arms } = GROUNDS[place]!;
  return (
    <g class="eg-standing" data-standing={place}>
      <g transform={at(label)}>
        <g class="painted-read">
          <Arms charge={arms} />
          <text class="eg-name" x="20" y="-4">
            {session.speaker.value.element(`place:${place}`)}
          </text>
          <g transform="translate(33 13)">
            <Values session={session} place={place} />
          </g>
        </g>
      </g>
      <Crowd
        session={session}
        place={place}
        counts={viewOf(session).regions[place]!}
        points={pointsIn(session, place, scored)}
      />
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
      class="eg-region region"
      label={spoken(session, place)}
      onPress={hasDisc(session) ? () => turnDisc(session, place) : undefined}
    >
      <Printed session={session} place={place} />
      <path class="ground" d={GROUNDS[place]!.line} />
      {royal && <path class="taboo" d={GROUNDS[place]!.line} />}
    </Spot>
  );
}

/** The tower in the sea; whose contents nobody may know stays closed. */
function Castillo(props: { session: Session; scored: Scored | undefined }) {
  const { session, scored } = props;
  const { castillo } = viewOf(session);
  const inside = insideTower(session.events.value) ?? castillo;
  const known = inside.some((count) => count !== null);
  return (
    <g transform={at(TOWER)}>
      <Spot session={session} element={`place:${CASTILLO}`} class="eg-castillo">
        <Printed session={session} place={CASTILLO} />
        <Tower open={known}>
          <g class="eg-standing" data-standing={CASTILLO}>
            <Crowd
              session={session}
              place={CASTILLO}
              counts={inside}
              points={pointsIn(session, CASTILLO, scored)}
            />
          </g>
        </Tower>
      </Spot>
      <g class="eg-standing" aria-hidden="true">
        <g transform="translate(0 -66)">
          <g class="eg-sign painted-read">
            <rect x="-52" y="-16" width="104" height="31" rx="4" />
            <text class="eg-name" y="6">
              {session.speaker.value.element(`place:${CASTILLO}`)}
            </text>
          </g>
        </g>
        <g transform="translate(0 128)">
          <g class="painted-read">
            <g transform="translate(-23 0)">
              <Values session={session} place={CASTILLO} />
            </g>
          </g>
        </g>
      </g>
    </g>
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
    <g transform={at(COURT_AT)}>
      <Spot session={session} element={`place:${COURT}`} class="eg-court" label={words}>
        <ellipse cx="4" cy="34" rx="62" ry="14" fill="#0b2028" opacity=".35" />
        <ellipse class="ground" cy="28" rx="60" ry="17" />
        <path class={`tent seat-${seat % 5}`} d="M-46 26L-40-8 0-38 40-8 46 26Z" />
        <path class="stripes" d="M-20 26L-12-29 0-38 12-29 20 26Z" />
        <path class="door" d="M-9 26Q-8 4 0-6 8 4 9 26Z" />
        <path class="flag" d="M0-38V-56L18-51 0-46" />
      </Spot>
      <g class="eg-standing" aria-hidden="true">
        <g transform="translate(30 26)">
          <Pill seat={seat}>{count}</Pill>
        </g>
        <g transform="translate(0 58)">
          <text class="eg-name small painted-read" y="4">
            {speaker.scene("court", {})}
          </text>
        </g>
      </g>
    </g>
  );
}

/** The gold around places that can be answered with, above all grounds; a place in a report. */
function Glow({ session, scored }: { session: Session; scored: Scored | undefined }) {
  const lines: [string, Point][] = [
    ...GROUNDS.map(({ line }): [string, Point] => [line, [0, 0]]),
    [WALLS, TOWER],
  ];
  const rim = (kind: string, [d, to]: [string, Point]) => <Rim kind={kind} d={d} at={at(to)} />;
  return (
    <g class="region-glow" aria-hidden="true">
      {lines.map((line, place) => {
        const mark = session.mark(`place:${place}`);
        return mark === "legal" || mark === "picked" ? rim(mark, line) : null;
      })}
      {scored && rim("shown", lines[scored.place]!)}
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

/** Names in the sea and beyond the border. */
function Abroad({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  return (
    <g class="eg-abroad" aria-hidden="true">
      <text class="land" transform="translate(132 480) rotate(-84)">
        Portugal
      </text>
      <text x="690" y="92">
        {speaker.text("eg-north")}
      </text>
      <text transform="translate(716 744) rotate(-10)">Mare Nostrum</text>
    </g>
  );
}

/** Where a phone looks first: at what was picked, or at what the question is about. */
function focusOf(session: Session, scored: Scored | undefined): Point | null {
  if (scored) return centreOf(scored.place);
  if (asks(session, "veto")) {
    const { source = -1, target = source } = aboutOf(session);
    return target >= 0 && target <= CASTILLO ? centreOf(target) : null;
  }
  return null;
}

/** Spain with its nine regions, the castillo in the sea, and everything that stands there. */
export function SpanishMap({ session }: { session: Session }) {
  const scored = scoredNow(session);
  return (
    <PanZoom
      class="eg-map region-map on-oak"
      size={SIZE}
      origin={[ORIGIN.x, ORIGIN.y]}
      ground={PAINTING}
      legible={660}
      focus={focusOf(session, scored)}
      label={session.speaker.value.scene("area-map", {})}
    >
      <defs>
        <Caballeros />
        <pattern
          id="eg-hatch"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0h3v14H0z" fill="#3a2610" fill-opacity=".22" />
        </pattern>
        <marker id="eg-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" orient="auto">
          <path d="M0 0L10 5 0 10Z" fill="#c8352a" />
        </marker>
      </defs>
      <Abroad session={session} />
      {GROUNDS.map((_, place) => (
        <Region session={session} place={place} />
      ))}
      <Castillo session={session} scored={scored} />
      <Glow session={session} scored={scored} />
      <Court session={session} />
      {GROUNDS.map((_, place) => (
        <Standing session={session} place={place} scored={scored} />
      ))}
      <Announced session={session} />
    </PanZoom>
  );
}
