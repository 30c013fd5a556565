import { Band, Count, Man } from "../../parts/paint/people";
import { Scene } from "../../parts/paint/scene";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { ENGLAND, OUTLINES, PLACES, SEEN, SITES } from "./england";
import { HOUSES, houseOf, seatOf } from "./facts";
import { aidsOf, asks, RESERVE, SUPPLY, viewOf, YORK } from "./generated";
import { Banner, FRANCE, liveryOf, RoseShape } from "./houses";

const at = ([x, y]: readonly [number, number]) => `translate(${x} ${y})`;

interface Site {
  card: number;
  place: [x: number, y: number];
}

function sitesOf(session: Session): Site[] {
  return Object.entries(session.info.lexicon).flatMap(([element, { id }]) => {
    const place = element.startsWith("card:") ? SITES[id] : undefined;
    return place ? [{ place, card: Number(element.slice(5)) }] : [];
  });
}

export function Swords() {
  return (
    <g stroke="#2a1a0b" stroke-linecap="round">
      <path d="M-8-8L8 8M8-8L-8 8" stroke-width="4.5" />
      <path d="M-8-8L7 7M8-8L-7 7" stroke="#e8ecee" stroke-width="2" />
      <path d="M3 9L9 3M-3 9L-9 3" stroke="#caa03a" stroke-width="2.4" />
    </g>
  );
}

/** Whether the name of a region stands where the name of a site would. */
const isUnder = ([x, y]: [number, number], [sx, sy]: [number, number]) =>
  Math.abs(x - sx) < 80 && y > sy && y - sy < 60;

/** A battle site: crossed swords, or the rose of the winner; only the present one is named. */
function SiteMark({ session, site }: { session: Session; site: Site }) {
  const view = viewOf(session);
  const winner = view.won.findIndex((cards) => cards.includes(site.card));
  const current = view.battlefield === site.card && winner < 0;
  const crowded = PLACES.some(({ name }) => isUnder(name, site.place));
  return (
    <g class={`vk-site ${current ? "current" : ""}`} transform={at(site.place)}>
      {current && <circle class="pulse" r="19" />}
      <g transform={`scale(${winner >= 0 ? 0.5 : current ? 1.35 : 0.9})`}>
        {winner >= 0 ? <RoseShape house={houseOf(view, winner)} /> : <Swords />}
      </g>
      {current && (
        <text class="vk-site-name" y={crowded ? -24 : 34}>
          {session.speaker.value.element(`card:${site.card}`)}
        </text>
      )}
    </g>
  );
}

/** The chance of an attempt in a region, while one is being made. */
function oddsOf(session: Session, region: number) {
  if (asks(session, "place-in")) return { ...aidsOf(session).placing[region]!, hot: false };
  if (asks(session, "remove-in")) return { ...aidsOf(session).removing[region]!, hot: true };
  return null;
}

function Odds({ session, region }: { session: Session; region: number }) {
  const odds = oddsOf(session, region);
  if (!odds) return null;
  return (
    <g class={`vk-tag ${odds.hot ? "hot" : ""}`} transform={at(PLACES[region]!.odds)}>
      <path d="M-33-16H33V16H-33Z" />
      <text y="6">{odds.percent} %</text>
    </g>
  );
}

/** Whoever presses troops that nothing asks for means the land they stand on. */
function landInstead(session: Session, stack: string, region: string) {
  const asked = session.mark(stack) === "idle" && session.mark(region) === "legal";
  return asked ? () => session.click(region) : undefined;
}

/** A region: its land, name, banner and the troops of both houses, all of them clickable. */
function Region({ session, region }: { session: Session; region: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const place = PLACES[region]!;
  const controller = view.control[region]!;
  const { troops, stacks } = aidsOf(session).regions[region]!;
  const held =
    controller >= 0
      ? speaker.text("vk-controls", { seat: controller })
      : speaker.text("vk-contested");
  const hot = oddsOf(session, region)?.hot ?? false;
  return (
    <>
      <Spot
        session={session}
        element={`region:${region}`}
        class={`vk-region ${hot ? "hot" : ""}`}
        label={`${speaker.element(`region:${region}`)}, ${held}`}
      >
        <path class="vk-land" d={OUTLINES[region]} />
        <text class="vk-region-name" x={place.name[0]} y={place.name[1]}>
          {speaker.element(`region:${region}`)}
        </text>
      </Spot>
      {controller >= 0 && (
        <g transform={at([place.name[0] + 48, place.name[1] - 10])}>
          <Banner house={houseOf(view, controller)} />
        </g>
      )}
      {view.york >= 0 &&
        HOUSES.map((house) => (
          <Spot
            key={house}
            session={session}
            element={`stack:${stacks[house]}`}
            class="vk-stack"
            onPress={landInstead(session, `stack:${stacks[house]}`, `region:${region}`)}
          >
            <g transform={`${at(place.troops[house]!)} scale(1.34)`}>
              <rect class="vk-grip" x="-26" y="-30" width="52" height="64" rx="8" />
              <Band livery={liveryOf(house)} count={troops[house]!} />
            </g>
          </Spot>
        ))}
      <Odds session={session} region={region} />
    </>
  );
}

/** Reserve and supply of a house, in a camp on the North Sea's edge of the sheet. */
function Camp({ session, house }: { session: Session; house: number }) {
  const view = viewOf(session);
  const seat = seatOf(view, house);
  const own = seat === session.me.value;
  const stock = (n: number, count: number) => {
    const name = session.speaker.value.element(`stock:${n}`);
    const inside = (
      <g transform={`translate(${n === RESERVE ? -4 : 48} 0)`}>
        <rect class="vk-grip" x="-26" y="-27" width="52" height="54" rx="6" />
        <g transform="translate(-9 -2) scale(.78)">
          <Man livery={liveryOf(house)} />
        </g>
        <text class="vk-stock-count" x="12" y="5">
          {count}
        </text>
        <text class="vk-stock-name" y="22">
          {name}
        </text>
      </g>
    );
    return own ? (
      <Spot session={session} element={`stock:${n}`} class="vk-stock" label={`${name}: ${count}`}>
        {inside}
      </Spot>
    ) : (
      <g role="img" aria-label={`${name}: ${count}`}>
        {inside}
      </g>
    );
  };
  return (
    <g class="vk-camp" transform={`translate(482 ${house === YORK ? 168 : 232})`}>
      <path class="vk-camp-sheet" d="M-70-29H78V29H-70Z" />
      <g transform="translate(-50 0) scale(.62)">
        <RoseShape house={house} />
      </g>
      {stock(RESERVE, view.reserve[seat]!)}
      {stock(SUPPLY, view.supply[seat]!)}
    </g>
  );
}

/** The French who may still come, beside their ship. */
function FrenchSupply({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const count = viewOf(session).french_supply;
  return (
    <g
      class="vk-french"
      role="img"
      aria-label={speaker.text("vk-french-left", { count })}
      transform="translate(92 708)"
    >
      <Count livery={liveryOf(FRANCE)} text={count} />
      <text class="vk-stock-name" y="29">
        {speaker.element(`stock:${SUPPLY}`)}
      </text>
    </g>
  );
}

/** The rounds, and the twist of this one. */
function Rounds({ session }: { session: Session }) {
  const view = viewOf(session);
  const { rounds } = aidsOf(session);
  const speaker = session.speaker.value;
  return (
    <div class="vk-rounds">
      <ol aria-label={speaker.text("vk-round", { round: view.round, rounds })}>
        {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => (
          <li
            class={n === view.round ? "now" : n < view.round ? "past" : ""}
            aria-current={n === view.round ? "step" : undefined}
          >
            {n}
          </li>
        ))}
      </ol>
      {view.twist > 0 && (
        <Element session={session} element={`twist:${view.twist}`} class="vk-twist">
          {speaker.element(`twist:${view.twist}`)}
        </Element>
      )}
    </div>
  );
}

export function EnglandMap({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const view = viewOf(session);
  return (
    <section class="vk-map vk-pane" aria-label={speaker.text("vk-map")}>
      <Scene painting={ENGLAND} focus={SEEN} label={speaker.text("vk-map")}>
        <g class="vk-sea" aria-hidden="true">
          <text x="430" y="134">
            {speaker.text("vk-north-sea")}
          </text>
          <text x="330" y="782">
            {speaker.text("vk-channel")}
          </text>
          <text class="vk-abroad" x="150" y="186">
            {speaker.text("vk-scotland")}
          </text>
        </g>
        {PLACES.map((_, region) => (
          <Region key={region} session={session} region={region} />
        ))}
        {sitesOf(session).map((site) => (
          <SiteMark key={site.card} session={session} site={site} />
        ))}
        {view.york >= 0 &&
          HOUSES.map((house) => <Camp key={house} session={session} house={house} />)}
        <FrenchSupply session={session} />
      </Scene>
      <Rounds session={session} />
    </section>
  );
}
