import { outline } from "../../parts/outline";
import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { GROUNDS, NORTH, SOUTH } from "./land";
import { sanchoNamed, standsIn, unitsOf } from "./facts";
import { FIELD, GARRISON, STACK, viewOf, type Region, type Stand } from "./generated";
import { Army, Site } from "./pieces";

const SEA = outline(NORTH);
const SAND = outline(SOUTH);
const ALL = GROUNDS.map(({ line }) => line).join("");

const factsOf = (session: Session, number: number) =>
  session.info.lexicon[`region:${number}`]?.facts ?? {};

/** One or two units that can be clicked apart: the troops, and the crown above them. */
function Standing({ session, stand }: { session: Session; stand: Stand }) {
  const { region, place, sancho, troops, king } = stand;
  const speaker = session.speaker.value;
  const label = (count: number, crowned: boolean) =>
    [
      speaker.element(`sancho:${sancho}`),
      crowned ? speaker.text("ds-king") : speaker.text("ds-troops", { count }),
      speaker.text(`ds-place-${place}`),
      speaker.element(`region:${region}`),
    ].join(", ");
  // where only the region can be meant, a click on its pieces goes through to it
  const through = (element: string) =>
    session.mark(element) === "idle" && session.mark(`region:${region}`) === "legal"
      ? "through"
      : "";
  const [troop, crown] = [`unit:${stand.troop_unit}`, `unit:${stand.king_unit}`];
  return (
    <>
      {troops > 0 && (
        <Spot
          session={session}
          element={troop}
          class={`ds-unit ${through(troop)}`}
          label={label(troops, false)}
        >
          <Army sancho={sancho}>
            <text class="count" y="9">
              {troops}
            </text>
          </Army>
        </Spot>
      )}
      {king && (
        <Spot
          session={session}
          element={crown}
          class={`ds-unit king ${through(crown)}`}
          label={label(1, true)}
        >
          {troops > 0 ? (
            <g transform="translate(0 -31)">
              <Crown sancho={sancho} />
            </g>
          ) : (
            <Army sancho={sancho}>
              <g transform="translate(0 1) scale(.74)">
                <Crown sancho={sancho} />
              </g>
            </Army>
          )}
        </Spot>
      )}
    </>
  );
}

function Crown({ sancho }: { sancho: number }) {
  return (
    <g class={`ds-king of-${sancho}`}>
      <path d="M-17 12L-22-10-10-3 0-15 10-3 22-10 17 12Z" />
      <path class="band" d="M-17 7H17V13H-17Z" />
    </g>
  );
}

/** The field armies of a region at the places of the three Sanchos. */
function Field({ session, stands, n }: { session: Session; stands: Stand[]; n: number }) {
  return (
    <>
      {stands
        .filter(({ place }) => place === FIELD)
        .map((stand) => (
          <g transform={`translate(${GROUNDS[n]!.armies[stand.sancho]!.join(" ")}) scale(.88)`}>
            <Standing session={session} stand={stand} />
          </g>
        ))}
    </>
  );
}

/** Castle or tower with its points, who holds it, and who lies before it. */
function GarrisonField(props: { session: Session; region: Region; stands: Stand[]; n: number }) {
  const { session, region, stands, n } = props;
  const inside = stands.find(({ place }) => place === GARRISON);
  const outside = stands.find(({ place }) => place === STACK);
  const kind = String(factsOf(session, region.number)["site"] ?? "tower");
  const { garrison, site, siege } = GROUNDS[n]!;
  return (
    <g transform={`translate(${garrison.join(" ")})`}>
      {outside && <circle class={`ds-siege of-${outside.sancho}`} cx="0" cy="0" r="36" />}
      <circle class={`ds-ring ${inside ? `of-${inside.sancho}` : "empty"}`} r="28" />
      <g transform={`translate(${site.join(" ")})`}>
        <Site kind={kind} />
        <g class="ds-vp" transform="translate(0 24)">
          <rect x="-15" y="-11" width="30" height="22" rx="11" />
          <text y="7">{region.vp}</text>
        </g>
      </g>
      {inside && <Standing session={session} stand={inside} />}
      {outside && (
        <g transform={`translate(${siege.join(" ")})`}>
          <Standing session={session} stand={outside} />
          <text class="ds-ratio" y="42">
            {unitsOf(outside)}:{unitsOf(inside)}
          </text>
        </g>
      )}
    </g>
  );
}

function Ground({ session, n }: { session: Session; n: number }) {
  const number = n + 1;
  const kingdom = sanchoNamed(String(factsOf(session, number)["kingdom"]));
  return (
    <Spot session={session} element={`region:${number}`} class={`ds-region land-${kingdom}`}>
      <path class="ground" d={GROUNDS[n]!.line} />
    </Spot>
  );
}

/** Number and name of a region. */
function Name({ session, n }: { session: Session; n: number }) {
  const name = session.speaker.value.element(`region:${n + 1}`);
  return (
    <g
      class={`ds-name ${GROUNDS[n]!.narrow ? "narrow" : ""}`}
      transform={`translate(${GROUNDS[n]!.label.join(" ")})`}
    >
      <text>
        <tspan class="number">{n + 1}</tspan> {name}
      </text>
    </g>
  );
}

/** The gold around regions that can be answered with, above all grounds. */
function Glow({ session }: { session: Session }) {
  const { contested } = viewOf(session);
  return (
    <g class="ds-glow" aria-hidden="true">
      {GROUNDS.map(({ line }, n) => {
        const mark = session.mark(`region:${n + 1}`);
        return mark === "legal" || mark === "picked" ? <path class={mark} d={line} /> : null;
      })}
      {contested > 0 && <path class="contested" d={GROUNDS[contested - 1]!.line} />}
    </g>
  );
}

/** The violet marker of a battle. */
function CombatMarker({ session }: { session: Session }) {
  const { contested } = viewOf(session);
  if (contested === 0) return null;
  const [x, y] = GROUNDS[contested - 1]!.label;
  return (
    <g class="ds-combat" transform={`translate(${x} ${y - 36})`}>
      <title>{session.speaker.value.text("ds-contested")}</title>
      <path d="M-11-5L0-12 11-5V8L0 15-11 8Z" />
      <path class="edge" d="M-11-5L0 1 11-5M0 1V15" />
    </g>
  );
}

function Surroundings({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  return (
    <g class="ds-around" aria-hidden="true">
      <path class="north" d={SEA} />
      <path class="south" d={SAND} />
      <path class="wave" d="M60 30q12-8 24 0t24 0M430 24q12-8 24 0t24 0M1050 40q12-8 24 0t24 0" />
      <path class="hill" d="M120 540l26-30 26 30M190 556l20-24 20 24M1090 540l26-30 26 30" />
      <path
        class="hill"
        d="M700 40l22-26 22 26M752 42l18-22 18 22M806 46l22-26 22 26M900 62l18-22 18 22"
      />
      <text x="260" y="34">
        {speaker.text("ds-north")}
      </text>
      <text x="960" y="566">
        {speaker.text("ds-south")}
      </text>
      <path class="shadow" d={ALL} />
    </g>
  );
}

/** The twelve regions of the three kingdoms with everything that stands there. */
export function KingdomsMap({ session }: { session: Session }) {
  const view = viewOf(session);
  const stands = view.regions.map(({ number }) => standsIn(session, number));
  return (
    <div class="ds-map-frame" tabIndex={0}>
      <svg
        class="ds-map"
        viewBox="24 8 1156 568"
        role="group"
        aria-label={session.speaker.value.scene("area-map", {})}
      >
        <Surroundings session={session} />
        {GROUNDS.map((_, n) => (
          <Ground session={session} n={n} />
        ))}
        <Glow session={session} />
        {view.regions.map((region, n) => (
          <g data-standing={region.number}>
            <Name session={session} n={n} />
            <GarrisonField session={session} region={region} stands={stands[n]!} n={n} />
            <Field session={session} stands={stands[n]!} n={n} />
          </g>
        ))}
        <CombatMarker session={session} />
      </svg>
    </div>
  );
}
