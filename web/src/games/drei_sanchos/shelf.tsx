// The shelf: the card of the round, the own hand with all its texts, and the discard pile.

import type { Session } from "../../table/session";
import { Card, CardOfTheRound, Chip } from "./cards";
import { sanchoOf } from "./facts";
import { viewOf } from "./generated";

function Discard({ session }: { session: Session }) {
  const view = viewOf(session);
  const cards = [...view.spent, ...view.discard.toReversed()];
  const speaker = session.speaker.value;
  return (
    <details class="ds-discard">
      <summary>
        {speaker.text("ds-discard", { count: cards.length })}
        <small>{speaker.text("ds-deck", { count: view.deck })}</small>
      </summary>
      <div class="ds-chips">
        {cards.map((card) => (
          <Chip session={session} card={card} />
        ))}
      </div>
    </details>
  );
}

/** The own cards and those in the own reserve, which can be played in a battle. */
export function Shelf({ session }: { session: Session }) {
  const view = viewOf(session);
  const sancho = sanchoOf(view, session.me.value);
  const hand = (view.hands[sancho] ?? []).filter((card) => card !== null);
  const speaker = session.speaker.value;
  return (
    <div class="ds ds-shelf">
      <CardOfTheRound session={session} />
      <div class="ds-hand" role="group" aria-label={speaker.text("ds-own-hand")}>
        {hand.length === 0 && <p class="hand-empty">{speaker.text("ds-hand-empty")}</p>}
        {hand.map((card) => (
          <Card key={card} session={session} card={card} />
        ))}
      </div>
      <Discard session={session} />
    </div>
  );
}
