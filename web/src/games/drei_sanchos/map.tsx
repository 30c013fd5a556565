import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Point } from "../../parts/outline";
import { Rim } from "../../parts/paint/regions";
import { PanZoom } from "../../parts/panzoom";
import type { Mark, Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { sanchoNamed, standsIn } from "./facts";
import { FIELD, GARRISON, STACK, viewOf, type Region, type Stand } from "./generated";
import { ORIGIN, paintingOf, SIZE } from "./ground";
import { GROUNDS } from "./land";
import { Coins, Crowned, GateShield, King, Siege, Stronghold, Troops } from "./pieces";

const at = ([x, y]: Point) => `translate(${x} ${y})`;

const factsOf = (session: Session, number: number) =>
  session.info.lexicon[`region:${number}`]?.facts ?? {};

export const kingdomOf = (session: Session, number: number) =>
  sanchoNamed(String(factsOf(session, number)["kingdom"]));

/** Units of one kind that stand together; only those of whoever acts now can be chosen. */
function Unit(props: {
  session: Session;
  stand: Stand;
  king: boolean;
  children: ComponentChildren;
}) {
  const { session, stand, king, children } = props;
  const speaker = session.speaker.value;
  const element = `unit:${king ? stand.king_unit : stand.troop_unit}`;
  const { active } = viewOf(session);
  const words = [
    speaker.element(`sancho:${stand.sancho}`),
    king ? speaker.text("ds-king") : speaker.text("ds-troops", { count: stand.troops }),
    speaker.text(`ds-place-${stand.place}`),
    speaker.element(`region:${stand.region}`),
  ].join(", ");
  if (active >= 0 && active !== stand.sancho) {
    return (
      <g class="ds-bystander" role="img" aria-label={words}>
        {children}
      </g>
    );
  }
  // where only the region can be meant, a click on its pieces goes through to it
  const through =
    session.mark(element) === "idle" && session.mark(`region:${stand.region}`) === "legal";
  return (
    <Spot
      session={session}
      element={element}
      class={`ds-unit ${king ? "king" : ""} ${through ? "through" : ""}`}
      label={words}
    >
      {children}
    </Spot>
  );
}

/** A field army: the king before his men, one number for them. */
function Army({ session, stand }: { session: Session; stand: Stand }) {
  const both = stand.king && stand.troops > 0;
  return (
    <>
      {stand.troops > 0 && (
        <g transform={`translate(${both ? 17 : 0} 0)`}>
          <Unit session={session} stand={stand} king={false}>
            <ellipse class="aim" cy="4" rx="22" ry="30" />
            <Troops sancho={stand.sancho} count={stand.troops} />
          </Unit>
        </g>
      )}
      {stand.king && (
        <g transform={`translate(${both ? -21 : 0} -1)`}>
          <Unit session={session} stand={stand} king>
            <ellipse class="aim" cy="-6" rx="25" ry="32" />
            <King sancho={stand.sancho} />
          </Unit>
        </g>
      )}
    </>
  );
}

/** The field armies of a region: a lone one before the castle, several side by side. */
function Field({ session, stands, n }: { session: Session; stands: Stand[]; n: number }) {
  const field = stands.filter(({ place }) => place === FIELD);
  const { alone, armies } = GROUNDS[n]!;
  return (
    <>
      {field.map((stand) => (
        <g class="ds-field-army" transform={at(field.length === 1 ? alone : armies[stand.sancho]!)}>
          <g transform={field.length > 1 ? "scale(.86)" : undefined}>
            <Army session={session} stand={stand} />
          </g>
        </g>
      ))}
    </>
  );
}

/** Troops in the gate and the king on the wall. */
function Inside({ session, stand }: { session: Session; stand: Stand }) {
  return (
    <>
      {stand.troops > 0 && (
        <g transform="translate(0 0)">
          <Unit session={session} stand={stand} king={false}>
            <circle class="aim" r="18" cy="2" />
            <GateShield sancho={stand.sancho} count={stand.troops} />
          </Unit>
        </g>
      )}
      {stand.king && (
        <g transform={stand.troops > 0 ? "translate(0 -24)" : undefined}>
          <Unit session={session} stand={stand} king>
            <circle class="aim" r="16" />
            <Crowned sancho={stand.sancho} />
          </Unit>
        </g>
      )}
    </>
  );
}

/** The besiegers' number against the garrison, between their tents. */
function Outside(props: { session: Session; stand: Stand; inside: Stand | undefined }) {
  const { session, stand, inside } = props;
  const ratio = (
    <g class={`ds-ratio-plate house-${stand.sancho}`}>
      <rect x="-24" y="-11" width="48" height="22" rx="11" />
      <text class="ds-ratio" y="5.500">
        {stand.units}:{inside?.units ?? 0}
      </text>
    </g>
  );
  return (
    <>
      <Siege sancho={stand.sancho} />
      <g class="painted-read" transform="translate(0 34)">
        {stand.troops > 0 ? (
          <Unit session={session} stand={stand} king={false}>
            {ratio}
          </Unit>
        ) : (
          ratio
        )}
      </g>
      {stand.king && (
        <g transform="translate(-47 -12)">
          <Unit session={session} stand={stand} king>
            <circle class="aim" r="16" />
            <Crowned sancho={stand.sancho} />
          </Unit>
        </g>
      )}
    </>
  );
}

/** Castle or tower with its points, who holds it, and who lies before it. */
function Site(props: { session: Session; region: Region; stands: Stand[]; n: number }) {
  const { session, region, stands, n } = props;
  const inside = stands.find(({ place }) => place === GARRISON);
  const outside = stands.find(({ place }) => place === STACK);
  const kind = String(factsOf(session, region.number)["site"] ?? "tower");
  return (
    <g transform={at(GROUNDS[n]!.site)}>
      <g transform="translate(0 -6)">
        <Stronghold kind={kind} owner={inside?.sancho ?? -1} />
        {inside && <Inside session={session} stand={inside} />}
        {outside && <Outside session={session} stand={outside} inside={inside} />}
      </g>
      <g class="ds-vp" transform={`translate(${kind === "tower" ? 26 : 47} -20)`}>
        <Coins count={region.vp} />
      </g>
    </g>
  );
}

function Ground({ session, n }: { session: Session; n: number }) {
  return (
    <Spot session={session} element={`region:${n + 1}`} class="region">
      <path class="ground" d={GROUNDS[n]!.line} />
    </Spot>
  );
}

/** Number and name of a region. */
function Name({ session, n }: { session: Session; n: number }) {
  const name = session.speaker.value.element(`region:${n + 1}`);
  const half = name.length * 4.6;
  const [x, y] = GROUNDS[n]!.site;
  return (
    <g class="ds-name" transform={`translate(${x} ${y - 62})`} aria-hidden="true">
      <g class="painted-read">
        <g class={`house-${kingdomOf(session, n + 1)}`} transform={`translate(${-half - 4} -6)`}>
          <circle r="11" />
          <text class="number" y="5">
            {n + 1}
          </text>
        </g>
        <text class="place" x={-half + 11}>
          {name}
        </text>
      </g>
    </g>
  );
}

/** The gold around regions that can be answered with, red where it is fought. */
function Glow({ session }: { session: Session }) {
  const { contested } = viewOf(session);
  return (
    <g class="region-glow" aria-hidden="true">
      {GROUNDS.map(({ line }, n) => {
        const mark = session.mark(`region:${n + 1}`);
        return mark === "legal" || mark === "picked" ? <Rim kind={mark} d={line} /> : null;
      })}
      {contested > 0 && <Rim kind="contested" d={GROUNDS[contested - 1]!.line} />}
    </g>
  );
}

function Abroad({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  return (
    <g class="ds-abroad" aria-hidden="true">
      <text class="sea" x="190" y="62">
        {speaker.text("ds-north")}
      </text>
      <text x="960" y="66">
        {speaker.text("ds-france")}
      </text>
      <text x="112" y="536">
        León
      </text>
      <text x="1020" y="546">
        {speaker.text("ds-south")}
      </text>
    </g>
  );
}

/** The regions in which something bears this mark. */
function marked(session: Session, mark: Mark): number[] {
  const { regions } = viewOf(session);
  const bears = (element: string) => session.mark(element) === mark;
  return regions
    .map(({ number }) => number)
    .filter(
      (number) =>
        bears(`region:${number}`) ||
        standsIn(session, number).some(
          ({ troop_unit, king_unit }) => bears(`unit:${troop_unit}`) || bears(`unit:${king_unit}`),
        ),
    );
}

/** Where the action is: the battle, what was picked, or the middle of what can be chosen. */
function focusOf(session: Session): Point | null {
  const { contested } = viewOf(session);
  if (contested > 0) return GROUNDS[contested - 1]!.site;
  const [picked] = marked(session, "picked");
  if (picked) return GROUNDS[picked - 1]!.site;
  const sites = marked(session, "legal").map((number) => GROUNDS[number - 1]!.site);
  if (sites.length === 0) return null;
  const between = (of: number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  const middle: Point = [between(sites.map(([x]) => x)), between(sites.map(([, y]) => y))];
  // one that can be chosen rather than empty land between two of them
  const away = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  return sites.reduce((best, site) => (away(site) < away(best) ? site : best));
}

/** The twelve regions of the three kingdoms with everything that stands there. */
export function KingdomsMap(props: { session: Session; children?: ComponentChildren }) {
  const { session } = props;
  const view = viewOf(session);
  const stands = view.regions.map(({ number }) => standsIn(session, number));
  const painting = useMemo(
    () => paintingOf(view.regions.map(({ number }) => kingdomOf(session, number))),
    [session],
  );
  return (
    <PanZoom
      class="ds-map region-map"
      size={SIZE}
      origin={ORIGIN}
      ground={painting}
      legible={960}
      focus={focusOf(session)}
      label={session.speaker.value.scene("area-map", {})}
    >
      <Abroad session={session} />
      {GROUNDS.map((_, n) => (
        <Ground session={session} n={n} />
      ))}
      <Glow session={session} />
      {view.regions.map((region, n) => (
        <g data-standing={region.number}>
          <Name session={session} n={n} />
          <Site session={session} region={region} stands={stands[n]!} n={n} />
        </g>
      ))}
      {view.regions.map(({ number }, n) => (
        <g data-standing={number}>
          <Field session={session} stands={stands[n]!} n={n} />
        </g>
      ))}
      {props.children}
    </PanZoom>
  );
}
