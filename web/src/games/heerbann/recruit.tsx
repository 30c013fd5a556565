import { useSignal } from "@preact/signals";
import { Die } from "../../parts/die";
import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Card, CardBack } from "./card";
import { aboutOf, aidsOf, DEAREST, FEWER_CARDS, HERALD, viewOf, YOUNGER } from "./generated";
import { historyOf, type Reason, type Round } from "./history";

/** The chances to form a cost with 1 to 6 dice; the number that counts is highlighted. */
function Odds({ session, card }: { session: Session; card: number }) {
  const view = viewOf(session);
  const odds = aidsOf(session).odds[view.display.indexOf(card)] ?? [];
  const pick = session.view.value!.picks[0];
  const mine = view.numbers[session.me.value] || (pick?.[0] === "dice" ? pick[1][0] : 0);
  return (
    <span class="hb-odds" aria-hidden="true">
      {odds.map((percent, i) => (
        <span class={i + 1 === mine ? "mine" : ""}>
          <Die face={i + 1} quiet />
          <svg viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect width={percent} height="10" />
          </svg>
          <b>{percent}</b>
        </span>
      ))}
    </span>
  );
}

function Deck({ session, count }: { session: Session; count: number }) {
  const words = session.speaker.value.text("hb-deck", { count });
  return (
    <div class={`hb-deck ${count ? "" : "empty"}`} role="img" aria-label={words}>
      {count > 0 && <CardBack />}
      <b>{count}</b>
    </div>
  );
}

/** The characters that can be recruited, on a cloth. */
function Market({ session, hover }: { session: Session; hover: (card: number) => void }) {
  const view = viewOf(session);
  return (
    <section
      class={`hb-market ${view.display.length > 3 ? "crowded" : ""}`}
      aria-label={session.speaker.value.text("hb-display")}
    >
      <Deck session={session} count={view.deck} />
      {view.display.map((card) => (
        <div
          key={card}
          class="hb-open"
          onPointerEnter={() => hover(card)}
          onPointerLeave={() => hover(0)}
          onFocusIn={() => hover(card)}
          onFocusOut={() => hover(0)}
        >
          <Card session={session} card={card} size="full" />
          <Odds session={session} card={card} />
        </div>
      ))}
    </section>
  );
}

function takeFrom(list: number[], face: number): boolean {
  const at = list.indexOf(face);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** The roll of the player in turn; `preview` is the card that is looked at. */
function Roll({ session, preview }: { session: Session; preview: number }) {
  const view = viewOf(session);
  const used = aidsOf(session).forms[view.display.indexOf(preview)] ?? [];
  const marked = [...(aboutOf(session).chosen ?? [])];
  const again = [...view.rerolled];
  const equal: Record<number, number> = {};
  const rolls = session.events.value.filter(([, key]) => key.startsWith("rolled")).length;
  return (
    <span class="hb-dice" key={rolls}>
      {view.dice.map((face, i) => {
        const copy = (equal[face] = (equal[face] ?? 0) + 1);
        const style = [
          used.includes(i) ? "raised" : "",
          takeFrom(marked, face) ? "marked" : "",
          takeFrom(again, face) ? "again" : "",
        ].join(" ");
        return (
          <Element
            session={session}
            element={`face:${face}`}
            copy={copy}
            class={`hb-die ${style}`}
            label={String(face)}
          >
            <Die face={face} class="tumbling" quiet />
          </Element>
        );
      })}
    </span>
  );
}

/** What a roll of this round came to: the dice that were used, and whoever follows now. */
function Outcome({ session, round, seat }: { session: Session; round: Round; seat: number }) {
  const speaker = session.speaker.value;
  const taken = round.taken[seat];
  const used = [...(round.used[seat] ?? [])];
  return (
    <span class="hb-outcome">
      {(round.rolls[seat] ?? []).map((face) => (
        <Die face={face} class={takeFrom(used, face) ? "used" : ""} />
      ))}
      {typeof taken === "number" && <b>{speaker.element(`card:${taken}`)}</b>}
      {typeof taken === "string" && <span class="hb-words">{speaker.text(`hb-${taken}`)}</span>}
    </span>
  );
}

const REASONS: Record<Reason["why"], string> = {
  [HERALD]: "herald",
  [FEWER_CARDS]: "fewer-cards",
  [DEAREST]: "dearest",
  [YOUNGER]: "younger",
};

/** The dice number of a seat: covered until all have chosen. */
function Number({ session, seat, round }: { session: Session; seat: number; round?: Round }) {
  const { pending, picks } = session.view.value!;
  const speaker = session.speaker.value;
  const own = seat === session.me.value ? (picks[0]?.[1][0] ?? 0) : 0;
  const number = round?.numbers[seat] || viewOf(session).numbers[seat] || own;
  if (!round && pending.includes(seat) && !number) {
    return <span class="hb-words">{speaker.text("hb-choosing")}</span>;
  }
  return number ? (
    <Die face={number} class="number" label={speaker.text("hb-number", { number })} />
  ) : (
    <Die face={0} class="number" />
  );
}

/** One player in this round: dice number and why it is their turn, roll, outcome, followers. */
function Row(props: { session: Session; seat: number; round?: Round; preview: number }) {
  const { session, seat, round, preview } = props;
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const rolls = view.roller === seat && view.dice.length > 0 && round?.round === view.round;
  const reason = round?.reasons[seat];
  return (
    <li class={`hb-lane ink-of-${seat % 5} ${rolls ? "current" : ""}`} data-lane={seat}>
      <span class="hb-who">
        <SeatShield seat={seat} />
        <b>{speaker.seat(seat)}</b>
        {reason && (
          <small>{speaker.text(`hb-reason-${REASONS[reason.why]}`, { cost: reason.cost })}</small>
        )}
      </span>
      <span class="hb-number">
        <Number session={session} seat={seat} {...(round ? { round } : {})} />
      </span>
      {rolls && round.taken[seat] === undefined ? (
        <Roll session={session} preview={preview} />
      ) : round ? (
        <Outcome session={session} round={round} seat={seat} />
      ) : (
        <span />
      )}
      <span class="hb-followers">
        {seat !== session.me.value &&
          (view.armies[seat] ?? []).map((card) => (
            <Card key={card} session={session} card={card} size="mini" />
          ))}
      </span>
    </li>
  );
}

/** The open characters over a lane for each player, in the order of this round. */
export function Recruiting({ session }: { session: Session }) {
  const preview = useSignal(0);
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const { rounds } = historyOf(session.events.value);
  const now = rounds.find((r) => r.round === view.round && r.order.length > 0);
  const before = rounds.find((r) => r.round === view.round - 1 && r.order.length > 0);
  const order = (now ?? before)?.order ?? view.army_sizes.map((_, seat) => seat);
  return (
    <div class="hb-recruiting">
      <Market session={session} hover={(card) => (preview.value = card)} />
      <section class="hb-order">
        <h2>
          {speaker.text("hb-round", { round: view.round })}{" "}
          <small>{speaker.text("hb-deck", { count: view.deck })}</small>
        </h2>
        <ol class="hb-lanes">
          {order.map((seat) => (
            <Row
              key={seat}
              session={session}
              seat={seat}
              {...(now ? { round: now } : {})}
              preview={preview.value}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}
