// The Sanchos that nobody sits for, and what every one of them has.

import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Chip } from "./cards";
import { SANCHOS, sanchoOf } from "./facts";
import { viewOf } from "./generated";
import { Mark } from "./pieces";

/** What a Sancho has in store, in a few words. */
export function storeOf(session: Session, sancho: number): string {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const holds = view.seats[sancho]! >= 0;
  return [
    sancho === view.commander ? speaker.text("ds-commands-now") : "",
    holds ? "" : speaker.text(view.solo ? "ds-bot" : "ds-nobody"),
    speaker.text("ds-recruits", { count: view.recruits[sancho]! }),
    speaker.text("ds-supply", { count: view.supply[sancho]! }),
    holds ? speaker.text("ds-hand", { count: view.hands[sancho]!.length }) : "",
    view.el_cid === sancho ? speaker.text("ds-el-cid") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function Reserve({ session, sancho }: { session: Session; sancho: number }) {
  const cards = viewOf(session).reserve[sancho]!;
  if (cards.length === 0) return null;
  return (
    <span class="ds-cards-of">
      <span class="quiet-words">{session.speaker.value.text("ds-reserve")}</span>
      {cards.map((card) => (
        <Chip session={session} card={card} />
      ))}
    </span>
  );
}

/** A Sancho without a seat: run by the rules, or by whoever commands. */
function Other({ session, sancho }: { session: Session; sancho: number }) {
  const view = viewOf(session);
  return (
    <div class={`ds-other ${view.active === sancho ? "acts" : ""}`} data-house={sancho}>
      <Element session={session} element={`sancho:${sancho}`} class="ds-other-name">
        <Mark sancho={sancho} />
        <b>{session.speaker.value.element(`sancho:${sancho}`)}</b>
      </Element>
      <b class="seat-points">{view.vp[sancho]}</b>
      <span class="quiet-words">{storeOf(session, sancho)}</span>
      <Reserve session={session} sancho={sancho} />
    </div>
  );
}

/** Under a name: what its Sancho has; under the last one also those whom nobody sits for. */
export function SeatLines({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const sancho = sanchoOf(view, seat);
  const last = seat === Math.max(...view.seats);
  const speaker = session.speaker.value;
  return (
    <div class="ds ds-seat">
      {sancho >= 0 && (
        <p class="quiet-words" data-house={sancho}>
          {storeOf(session, sancho)} <Reserve session={session} sancho={sancho} />
        </p>
      )}
      {last &&
        SANCHOS.filter((other) => view.seats[other]! < 0).map((other) => (
          <Other session={session} sancho={other} />
        ))}
      {last && view.solo && (
        <p class="ds-together">
          {speaker.text("ds-together")}
          <b>
            {speaker.text("ds-of", {
              count: view.sides[view.seats.indexOf(-1)]!,
              goal: view.goal,
            })}
          </b>
        </p>
      )}
    </div>
  );
}

/** The crest of the Sancho whom a seat plays. */
export function SeatCrest({ session, seat }: { session: Session; seat: number }) {
  return <Mark sancho={Math.max(0, sanchoOf(viewOf(session), seat))} />;
}
