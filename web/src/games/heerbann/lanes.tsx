import { Die } from "../../parts/die";
import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { Card, CardBack } from "./card";
import { NOBODYS, viewOf } from "./generated";
import { historyOf, type Fought } from "./history";

const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "–");

/** The luck die of a side: doubled by its Captain, nothing beside another's Bishop. */
function Luck({ session, battle, seat }: LaneProps) {
  const face = battle.luck[seat] ?? 0;
  const denied = battle.denied.includes(seat);
  const times = battle.luckTimes[seat];
  if (face === 0) return null;
  return (
    <span class={`hb-luck ${denied ? "denied" : ""}`}>
      <Die face={face} class="tumbling" />
      {times && <b>×{times}</b>}
      {denied && <b>{session.speaker.value.text("hb-denied")}</b>}
    </span>
  );
}

interface LaneProps {
  session: Session;
  battle: Fought;
  seat: number;
}

/** Strength, abilities, luck and their sum. */
function Sums(props: LaneProps) {
  const { session, battle, seat } = props;
  const speaker = session.speaker.value;
  const side = battle.sides[seat];
  const total = battle.totals[seat] ?? -1;
  const opened = side && side.cards.length > 0;
  return (
    <dl class="hb-sums">
      <div>
        <dd>{opened && side.printed}</dd>
        <dt>{speaker.text("hb-strength")}</dt>
      </div>
      <div>
        <dd>{opened && signed(side.ability)}</dd>
        <dt>{speaker.text("hb-ability")}</dt>
      </div>
      <div>
        <dd>
          <Luck {...props} />
        </dd>
        <dt>{speaker.text("hb-luck")}</dt>
      </div>
      <div class="hb-sum">
        <dd>{total >= 0 && total}</dd>
        <dt>{speaker.text("hb-sum-head")}</dt>
      </div>
    </dl>
  );
}

/** Covered cards: the same picture for any number. */
function CoveredPile({ session }: { session: Session }) {
  return (
    <span class="hb-pile" role="img" aria-label={session.speaker.value.text("hb-covered")}>
      <CardBack />
      <CardBack />
    </span>
  );
}

/** The abilities that decide here, in words. */
function Deeds({ session, cards }: { session: Session; cards: number[] }) {
  const speaker = session.speaker.value;
  if (cards.length === 0) return null;
  return (
    <ul class="hb-deeds">
      {cards.map((card) => (
        <li>
          <b>{speaker.element(`card:${card}`)}</b> {speaker.wording(`card:${card}`)}
        </li>
      ))}
    </ul>
  );
}

/** Before the reveal: whoever has chosen has a covered pile; known hands lie small beside it. */
function Waiting({ session, seat }: { session: Session; seat: number }) {
  const { asked, pending, over } = session.view.value!;
  const { armies, army_sizes: sizes } = viewOf(session);
  const speaker = session.speaker.value;
  const own = seat === session.me.value;
  const chosen = asked.includes(seat) && !pending.includes(seat);
  const words = over
    ? ""
    : sizes[seat] === 0
      ? speaker.text("hb-no-cards")
      : pending.includes(seat)
        ? speaker.text("hb-choosing")
        : "";
  return (
    <>
      {chosen && <CoveredPile session={session} />}
      {!own && (
        <span class="hb-known">
          {(armies[seat] ?? []).map((card) => (
            <Card key={card} session={session} card={card} size="mini" />
          ))}
        </span>
      )}
      {words && !chosen && <span class="hb-words">{words}</span>}
    </>
  );
}

/** The bar behind a lane grows with what is counted so far. */
function share(battle: Fought, seat: number): number {
  const side = battle.sides[seat];
  if (!side || side.cards.length === 0) return 0;
  const total = battle.totals[seat] ?? -1;
  const sum = total >= 0 ? total : side.strength;
  return Math.min(100, (100 * Math.max(0, sum)) / Math.max(18.5, ...battle.totals));
}

function Lane(props: LaneProps) {
  const { session, battle, seat } = props;
  const speaker = session.speaker.value;
  const side = battle.sides[seat];
  const won = battle.winner === seat;
  return (
    <li
      class={`hb-lane ink-of-${seat % 5} ${won ? "won" : ""} ${side ? "" : "covered"}`}
      data-lane={seat}
    >
      <span class="hb-bar" style={{ width: `${share(battle, seat)}%` }} />
      <span class="hb-who">
        <SeatShield seat={seat} />
        <b>{speaker.seat(seat)}</b>
      </span>
      <span class="hb-laid">
        {side ? (
          <>
            {side.cards.map((card) => (
              <Card
                key={card}
                session={session}
                card={card}
                size="mini"
                class="laid"
                struck={card === battle.slain}
              />
            ))}
            {side.cards.length === 0 && (
              <span class="hb-words">{speaker.text("hb-nothing-committed")}</span>
            )}
            <Deeds session={session} cards={side.deeds} />
          </>
        ) : (
          <Waiting session={session} seat={seat} />
        )}
      </span>
      <Sums {...props} />
      {won && (
        <span class="hb-won">
          {speaker.text(battle.tie ? `hb-won-by-${battle.tie}` : "hb-won", {
            value: battle.value,
          })}
        </span>
      )}
    </li>
  );
}

/** The battle for a province: a lane for each player, as far as it has come. */
export function Lanes({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const battle = historyOf(session.events.value).battles.at(-1);
  if (!battle) return null;
  return (
    <section class="hb-battle">
      <h2 class="hidden-words">
        {speaker.text("hb-battle", { province: battle.province, value: battle.value })}
      </h2>
      <ol class="hb-lanes">
        {view.army_sizes.map((_, seat) => (
          <Lane key={seat} session={session} battle={battle} seat={seat} />
        ))}
      </ol>
      {battle.winner === NOBODYS && <p class="hb-words">{speaker.text("hb-nobody")}</p>}
    </section>
  );
}
