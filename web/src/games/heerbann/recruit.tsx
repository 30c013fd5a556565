import { useSignal } from "@preact/signals";
import { Die } from "../../parts/die";
import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Card } from "./card";
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
          <svg viewBox="0 0 10 24" preserveAspectRatio="none">
            <rect x="0" y={24 - (24 * percent) / 100} width="10" height={(24 * percent) / 100} />
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
    <div class="hb-deck" role="img" aria-label={words}>
      <svg viewBox="0 0 130 190" aria-hidden="true">
        {count > 6 && <rect class="under" x="9" y="9" width="118" height="178" rx="9" />}
        {count > 1 && <rect class="under" x="5" y="5" width="118" height="178" rx="9" />}
        <rect class={count ? "back" : "empty"} x="1" y="1" width="118" height="178" rx="9" />
        {count > 0 && (
          <>
            <rect class="frame" x="11" y="11" width="98" height="158" rx="5" />
            <path class="charge" d="M60 40l34 20v34c0 22-16 36-34 44-18-8-34-22-34-44V60z" />
          </>
        )}
        <text x="60" y="108">
          {count}
        </text>
      </svg>
    </div>
  );
}

function Display({ session, hover }: { session: Session; hover: (card: number) => void }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <section class={`hb-display ${view.display.length > 5 ? "crowded" : ""}`}>
      <h2>{speaker.text("hb-display")}</h2>
      <div class="hb-row">
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
      </div>
    </section>
  );
}

/** The roll of the player in turn. Equal faces are one element: any of them will do. */
function Tray({ session, preview }: { session: Session; preview: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  if (view.roller < 0 || view.dice.length === 0) return null;
  const used = aidsOf(session).forms[view.display.indexOf(preview)] ?? [];
  const marked = [...(aboutOf(session).chosen ?? [])];
  const again = [...view.rerolled];
  const takeFrom = (list: number[], face: number) => {
    const at = list.indexOf(face);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  };
  const rolls = session.events.value.filter(([, key]) => key.startsWith("rolled")).length;
  return (
    <section class="hb-tray" key={rolls}>
      <h2 class={`ink-${view.roller % 5}`}>
        <SeatShield seat={view.roller} /> {speaker.text("hb-rolls", { seat: view.roller })}
      </h2>
      <div class="hb-dice">
        {view.dice.map((face, i) => {
          const isMarked = takeFrom(marked, face);
          const style = [
            used.includes(i) ? "raised" : "",
            isMarked ? "marked" : "",
            takeFrom(again, face) ? "again" : "",
          ].join(" ");
          return (
            <Element
              session={session}
              element={`face:${face}`}
              class={`hb-die ${style}`}
              label={String(face)}
            >
              <Die face={face} class="tumbling" quiet />
            </Element>
          );
        })}
      </div>
    </section>
  );
}

function Outcome({ session, round, seat }: { session: Session; round: Round; seat: number }) {
  const speaker = session.speaker.value;
  const roll = round.rolls[seat];
  const taken = round.taken[seat];
  const used = [...(round.used[seat] ?? [])];
  return (
    <span class="hb-outcome">
      {roll && (
        <span class="hb-roll">
          {roll.map((face) => {
            const at = used.indexOf(face);
            if (at >= 0) used.splice(at, 1);
            return <Die face={face} class={at >= 0 ? "used" : ""} />;
          })}
        </span>
      )}
      {typeof taken === "number" && <b>{speaker.element(`card:${taken}`)}</b>}
      {typeof taken === "string" && <span class="quiet-words">{speaker.text(`hb-${taken}`)}</span>}
    </span>
  );
}

const REASONS: Record<Reason["why"], string> = {
  [HERALD]: "herald",
  [FEWER_CARDS]: "fewer-cards",
  [DEAREST]: "dearest",
  [YOUNGER]: "younger",
};

/** One round: who chose how many dice, in which order and why, and what came of it. */
function RoundReport({ session, round }: { session: Session; round: Round }) {
  const speaker = session.speaker.value;
  const turn = round.round === viewOf(session).round ? viewOf(session).roller : -1;
  return (
    <ol class="hb-order-rows">
      {round.order.map((seat) => {
        const reason = round.reasons[seat];
        const number = round.numbers[seat] ?? 0;
        return (
          <li class={seat === turn ? "current" : ""}>
            <SeatShield seat={seat} />
            <span class="hb-who-why">
              <span class={`hb-who ink-${seat % 5}`}>{speaker.seat(seat)}</span>
              {reason && (
                <span class="hb-reason quiet-words">
                  {speaker.text(`hb-reason-${REASONS[reason.why]}`, { cost: reason.cost })}
                </span>
              )}
            </span>
            <Die face={number} class="number" label={speaker.text("hb-number", { number })} />
            <Outcome session={session} round={round} seat={seat} />
          </li>
        );
      })}
    </ol>
  );
}

/** Who has chosen; numbers stay covered until all have. */
function Choosing({ session }: { session: Session }) {
  const { asked, pending, picks } = session.view.value!;
  const numbers = viewOf(session).numbers;
  const speaker = session.speaker.value;
  const pick = picks[0];
  return (
    <ol class="hb-order-rows">
      {asked.map((seat) => {
        const own = seat === session.me.value && pick ? pick[1][0]! : 0;
        const done = !pending.includes(seat);
        return (
          <li>
            <SeatShield seat={seat} />
            <span class={`hb-who ink-${seat % 5}`}>{speaker.seat(seat)}</span>
            {done || numbers[seat] ? (
              <Die face={numbers[seat] || own} class="number" />
            ) : (
              <span class="quiet-words">{speaker.text("hb-choosing")}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Recruiting({ session }: { session: Session }) {
  const preview = useSignal(0);
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const { rounds } = historyOf(session.events.value);
  const now = rounds.find((r) => r.round === view.round && r.order.length > 0);
  const before = rounds.find((r) => r.round === view.round - 1 && r.order.length > 0);
  return (
    <div class="hb hb-recruiting">
      <div class="hb-column">
        <Display session={session} hover={(card) => (preview.value = card)} />
        <Tray session={session} preview={preview.value} />
      </div>
      <div class="hb-column">
        <section class="hb-order">
          <h2>{speaker.text("hb-round", { round: view.round })}</h2>
          {now ? <RoundReport session={session} round={now} /> : <Choosing session={session} />}
        </section>
        {!now && before && (
          <section class="hb-order">
            <h2>{speaker.text("hb-last-round")}</h2>
            <RoundReport session={session} round={before} />
          </section>
        )}
      </div>
    </div>
  );
}
