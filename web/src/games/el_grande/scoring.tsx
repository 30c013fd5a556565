import type { Signal } from "@preact/signals";
import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { isTied, scoringsOf, soleLeader, type Scored } from "./history";

function why(session: Session, scored: Scored): string {
  const speaker = session.speaker.value;
  const reasons = [
    scored.king ? speaker.text("eg-bonus-king") : "",
    scored.home ? speaker.text("eg-bonus-home") : "",
    scored.counts.some((_, seat) => isTied(scored.counts, seat)) ? speaker.text("eg-tied") : "",
  ];
  return reasons.filter(Boolean).join(", ");
}

function Cell({ scored, seat }: { scored: Scored; seat: number }) {
  const points = scored.points[seat]!;
  return (
    <td class={seat === soleLeader(scored.counts) ? "leads" : ""}>
      {scored.counts[seat]! > 0 ? (
        <>
          <span class="quiet-words">{scored.counts[seat]}</span>
          <b>{points > 0 ? `+${points}` : "–"}</b>
        </>
      ) : (
        <span class="hidden-words">0</span>
      )}
    </td>
  );
}

/** One place; pointing at it shows it on the map. */
function Row(props: { session: Session; scored: Scored; shown: Signal<number> }) {
  const { session, scored, shown } = props;
  const on = shown.value === scored.place;
  const reasons = why(session, scored);
  return (
    <tr class={on ? "on" : ""}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={on}
          onClick={() => (shown.value = on ? -1 : scored.place)}
        >
          {session.speaker.value.element(`place:${scored.place}`)}{" "}
          <small>{scored.values.join("/")}</small>
        </button>
        {reasons && <small>{reasons}</small>}
      </th>
      {scored.points.map((_, seat) => (
        <Cell scored={scored} seat={seat} />
      ))}
    </tr>
  );
}

/** The latest scoring, place by place: who had how many, who got what, and why. */
export function LastScoring({ session, shown }: { session: Session; shown: Signal<number> }) {
  const scoring = scoringsOf(session.events.value).at(-1);
  if (!scoring) return null;
  const speaker = session.speaker.value;
  const seats = scoring.places[0]!.points.map((_, seat) => seat);
  const sum = (seat: number) => scoring.places.reduce((all, p) => all + p.points[seat]!, 0);
  const title = scoring.round
    ? speaker.text("eg-general-scoring", { round: scoring.round })
    : speaker.text("eg-card-scoring", { card: scoring.card });
  return (
    <section class="eg-scoring panel">
      <h2>{title}</h2>
      <div class="eg-scroll" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{speaker.text("eg-where")}</th>
              {seats.map((seat) => (
                <th scope="col">
                  <SeatShield seat={seat} />
                  <span class="hidden-words">{speaker.seat(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scoring.places.map((scored) => (
              <Row session={session} scored={scored} shown={shown} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{speaker.text("eg-sum")}</th>
              {seats.map((seat) => (
                <td>
                  <b>+{sum(seat)}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="quiet-words">{speaker.text("eg-scoring-legend")}</p>
    </section>
  );
}
