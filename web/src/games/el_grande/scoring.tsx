import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { viewOf, type Scored } from "./generated";
import { scoringsOf, type Scoring } from "./history";

/** Why a seat gets what it gets, beyond the numbers of the place. */
function why(session: Session, scored: Scored, seat: number): string {
  const speaker = session.speaker.value;
  const leads = seat === scored.leader;
  return [
    leads && scored.king ? speaker.text("eg-bonus-king", { bonus: scored.king }) : "",
    leads && scored.home ? speaker.text("eg-bonus-home", { bonus: scored.home }) : "",
    scored.tied[seat] ? speaker.text("eg-tied") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Who has how many in the place that is shown and what they get for it. */
export function Ranks({ session, scored }: { session: Session; scored: Scored }) {
  const speaker = session.speaker.value;
  const seats = scored.counts.map((_, seat) => seat).filter((seat) => scored.counts[seat]! > 0);
  seats.sort((a, b) => scored.counts[b]! - scored.counts[a]!);
  const most = Math.max(1, ...scored.counts);
  return (
    <section class="eg eg-ranks" data-ranks={scored.place}>
      <h3>
        {speaker.element(`place:${scored.place}`)} <small>{scored.values.join("/")}</small>
      </h3>
      {seats.length === 0 && <p class="quiet-words">{speaker.text("eg-nobody")}</p>}
      <ul>
        {seats.map((seat) => (
          <li>
            <SeatShield seat={seat} />
            <span class={`eg-rank-bar seat-${seat % 5}`}>
              <i style={{ width: `${(100 * scored.counts[seat]!) / most}%` }} />
              <b>{scored.counts[seat]}</b>
              <small>{why(session, scored, seat)}</small>
            </span>
            <em>{scored.points[seat]! > 0 ? `+${scored.points[seat]}` : "–"}</em>
            <span class="hidden-words">{speaker.seat(seat)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const titleOf = (session: Session, scoring: Scoring) =>
  scoring.round
    ? session.speaker.value.text("eg-general-scoring", { round: scoring.round })
    : session.speaker.value.text("eg-card-scoring", {
        round: scoring.during,
        card: scoring.card,
      });

/** A row for each seat with its shield; the last cell is its sum. */
function SeatRows(props: { session: Session; cells: (seat: number) => (number | string)[] }) {
  const { session, cells } = props;
  return (
    <tbody>
      {session.view.value!.scores.map((_, seat) => (
        <tr>
          <th scope="row">
            <SeatShield seat={seat} />
            <span class="eg-row-name">{session.speaker.value.seat(seat)}</span>
          </th>
          {cells(seat).map((cell) => (
            <td>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The last scoring as a whole: what each place brought to whom. */
export function ScoringTable({ session }: { session: Session }) {
  const scoring = scoringsOf(session).at(-1);
  if (!scoring) return null;
  const speaker = session.speaker.value;
  return (
    <section class="eg eg-scoring">
      <h3>{titleOf(session, scoring)}</h3>
      <div class="eg-scroll">
        <table>
          <thead>
            <tr>
              <th />
              {scoring.places.map(({ place }) => (
                <th scope="col">
                  <span class="eg-tall">{speaker.element(`place:${place}`)}</span>
                </th>
              ))}
              <th scope="col">{speaker.text("eg-sum")}</th>
            </tr>
          </thead>
          <SeatRows
            session={session}
            cells={(seat) => [
              ...scoring.places.map(({ points }) => points[seat] || "·"),
              scoring.points[seat]!,
            ]}
          />
        </table>
      </div>
    </section>
  );
}

/** All scorings of the game: what each of them brought to whom. */
export function Scorings({ session }: { session: Session }) {
  const scorings = scoringsOf(session);
  const speaker = session.speaker.value;
  if (scorings.length === 0) return <p class="eg-none">{speaker.text("eg-no-scoring")}</p>;
  const sums = (seat: number) => scorings.map(({ points }) => points[seat]!);
  return (
    <div class="eg eg-overview" tabIndex={0} role="group" aria-label={speaker.text("eg-scorings")}>
      <table>
        <thead>
          <tr>
            <th />
            {scorings.map((scoring) => (
              <th scope="col" title={titleOf(session, scoring)}>
                {scoring.round
                  ? speaker.text("eg-after-round", { round: scoring.round })
                  : speaker.element(`card:${scoring.card}`)}
              </th>
            ))}
            <th scope="col">{speaker.text("eg-sum")}</th>
          </tr>
        </thead>
        <SeatRows
          session={session}
          cells={(seat) => [
            ...sums(seat).map((points) => points || "·"),
            viewOf(session).score[seat]!,
          ]}
        />
      </table>
    </div>
  );
}
