import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Chip } from "./card";
import { Bubble, Tray } from "./dice";
import { factsOf, houseOf, nearSeat } from "./facts";
import { aidsOf, BATTLE, CLEANUP, viewOf } from "./generated";
import { latestLosses } from "./history";
import { FRANCE, Points, Rose, Source, Troop, Troops } from "./pieces";

/** Supply, reserve, hand and battles won of one seat. */
function Side({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const house = houseOf(view, seat);
  const hand = view.hands[seat]!;
  const known = seat === session.me.value ? [] : hand.known;
  return (
    <div class="vk-side">
      <Rose house={house} />
      {[view.reserve, view.supply].map((stock, i) => (
        <Stock session={session} seat={seat} stock={1 - i} count={stock[seat]!} />
      ))}
      <span class="vk-cards">
        <CardBacks />
        {speaker.text("vk-cards", { count: hand.count })}
      </span>
      {known.length > 0 && (
        <span class="vk-known">
          {speaker.text("vk-known")}
          {known.map((card) => (
            <Chip key={card} session={session} card={card} />
          ))}
        </span>
      )}
    </div>
  );
}

const CardBacks = () => (
  <svg class="vk-backs" viewBox="0 0 28 24" aria-hidden="true">
    <rect x="3" y="3" width="13" height="18" rx="2" transform="rotate(-8 9 12)" />
    <rect x="11" y="3" width="13" height="18" rx="2" transform="rotate(7 18 12)" />
  </svg>
);

interface StockProps {
  session: Session;
  seat: number;
  stock: number;
  count: number;
}

/** Supply or reserve; only the own ones can be named by an action. */
function Stock({ session, seat, stock, count }: StockProps) {
  const view = viewOf(session);
  const name = session.speaker.value.element(`stock:${stock}`);
  const inside = (
    <>
      <span class="vk-stock-name">{name}</span>
      <Troops side={houseOf(view, seat)} count={count} />
    </>
  );
  return seat === session.me.value ? (
    <Element
      session={session}
      element={`stock:${stock}`}
      class="vk-stock"
      label={`${name}: ${count}`}
    >
      {inside}
    </Element>
  ) : (
    <span class="vk-stock">{inside}</span>
  );
}

/** The troops that just fell, French first; they drop one after the other where motion is welcome. */
function Fallen({ session, seat }: { session: Session; seat: number }) {
  const clash = latestLosses(session.events.value);
  const house = houseOf(viewOf(session), seat);
  const losses = clash?.losses.filter(([loser, count]) => loser === seat && count > 0) ?? [];
  const sides = losses.flatMap(([, count, french]) =>
    Array.from({ length: count }, (_, i) => (i < french ? FRANCE : house)),
  );
  if (sides.length === 0) return null;
  return (
    <span class="vk-fallen" key={`${clash!.number} ${sides.length}`} aria-hidden="true">
      <b>−{sides.length}</b>
      {sides.map((side) => (
        <Troop side={side} />
      ))}
    </span>
  );
}

/** One half of the battlefield: whose it is, troops, French troops, and dice in a battle. */
function Half({ session, seat, near }: { session: Session; seat: number; near: boolean }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const house = houseOf(view, seat);
  const stacks = aidsOf(session).halves[seat]!;
  const french = `stack:${stacks.french}`;
  const attacker = view.battle.attacker;
  const fights = view.phase === BATTLE && attacker >= 0;
  const role = seat === attacker ? "vk-attacker" : "vk-defender";
  return (
    <div class={`vk-half ${near ? "near" : "far"} house-${house}`}>
      <p class="vk-who">
        <SeatShield seat={seat} />
        <span>{speaker.seat(seat)}</span>
        {fights && <span class={`vk-role ${role}`}>{speaker.text(role)}</span>}
      </p>
      <div class="vk-army">
        <Element session={session} element={`stack:${stacks.own}`} class="vk-stack">
          <Troops side={house} count={view.half[seat]!} />
        </Element>
        {(view.french[seat]! > 0 || session.mark(french) !== "idle") && (
          <Element session={session} element={french} class="vk-stack">
            <Troops side={FRANCE} count={view.french[seat]!} />
          </Element>
        )}
        {view.phase === BATTLE && <Fallen session={session} seat={seat} />}
      </div>
      {fights && <Tray session={session} seat={seat} />}
    </div>
  );
}

/** The card between the halves: name, date, region, owner, and the French who may still come. */
function Ground({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const element = `card:${view.battlefield}`;
  const facts = factsOf(session, view.battlefield)!;
  return (
    <div class="vk-ground">
      <Element session={session} element={element} class={`vk-site-card ground-${facts.region}`}>
        <b>{speaker.element(element)}</b>
        <span>
          {speaker.wording(element)} · {speaker.element(`region:${facts.region}`)}
        </span>
        <span class="vk-site-foot">
          <Points count={facts.points} />
          <Source session={session} from={facts.sources[0]} />
        </span>
      </Element>
      {view.battle.claim >= 0 && view.phase === BATTLE ? (
        <Bubble session={session} />
      ) : (
        <p class="vk-owner quiet-words">
          {speaker.text("vk-owner", { seat: view.owner })}
          <br />
          {speaker.text("vk-french-left", { count: view.french_supply })}
        </p>
      )}
    </div>
  );
}

/** The battlefield of the round between the two sides; the own one is nearer. */
export function Battlefield({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const near = nearSeat(session);
  const fought = [BATTLE, CLEANUP].includes(view.phase) || session.view.value!.over;
  return (
    <section class="vk-field panel" aria-label={speaker.text("vk-battlefield")}>
      <Side session={session} seat={1 - near} />
      {view.battlefield > 0 ? (
        <div class="vk-halves">
          <Half session={session} seat={1 - near} near={false} />
          <Ground session={session} />
          <Half session={session} seat={near} near={true} />
        </div>
      ) : (
        <p class="vk-no-field quiet-words">
          {speaker.text(fought ? "vk-field-done" : "vk-no-field")}
        </p>
      )}
      <Side session={session} seat={near} />
    </section>
  );
}
