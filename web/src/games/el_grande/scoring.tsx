import { Icon, type IconName } from "../../parts/icons";
import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import type { Scored } from "./generated";
import type { Scoring } from "./history";
import type { Show } from "./show";

/** Why a seat gets what it gets, beyond the numbers of the place. */
function why(session: Session, scored: Scored, seat: number): string[] {
  const speaker = session.speaker.value;
  const leads = seat === scored.leader;
  return [
    leads && scored.king ? speaker.text("eg-bonus-king", { bonus: scored.king }) : "",
    leads && scored.home ? speaker.text("eg-bonus-home", { bonus: scored.home }) : "",
    scored.tied[seat] ? speaker.text("eg-tied") : "",
  ].filter(Boolean);
}

function reasons(session: Session, scored: Scored): string {
  const all = scored.counts.flatMap((_, seat) => why(session, scored, seat));
  return [...new Set(all)].join(", ");
}

const titleOf = (session: Session, scoring: Scoring) =>
  scoring.round
    ? session.speaker.value.text("eg-general-scoring", { round: scoring.round })
    : session.speaker.value.text("eg-card-scoring", {
        round: scoring.during,
        card: scoring.card,
      });

const sumOf = (scoring: Scoring, seat: number) =>
  scoring.places.reduce((all, place) => all + place.points[seat]!, 0);

function Share(props: { session: Session; seat: number; points: number; words: string[] }) {
  const { session, seat, points, words } = props;
  return (
    <li>
      <SeatShield seat={seat} />
      <span class="hidden-words">{session.speaker.value.seat(seat)}</span>
      <b>{points > 0 ? `+${points}` : "–"}</b>
      <span class="quiet-words">{words.join(", ")}</span>
    </li>
  );
}

/** Who has how many in the place that is shown and what they get for it; in the end the sum. */
function Shares({ session, show }: { session: Session; show: Show }) {
  const speaker = session.speaker.value;
  const scored = show.scored;
  if (!scored) {
    const scoring = show.scoring!;
    return (
      <ul class="eg-shares">
        {scoring.places[0]!.points.map((_, seat) => (
          <Share session={session} seat={seat} points={sumOf(scoring, seat)} words={[]} />
        ))}
      </ul>
    );
  }
  const seats = scored.counts.map((_, seat) => seat).filter((seat) => scored.counts[seat]! > 0);
  seats.sort((a, b) => scored.counts[b]! - scored.counts[a]!);
  if (seats.length === 0) return <p class="quiet-words">{speaker.text("eg-nobody")}</p>;
  return (
    <ul class="eg-shares">
      {seats.map((seat) => (
        <Share
          session={session}
          seat={seat}
          points={scored.points[seat]!}
          words={[
            speaker.text("eg-has", { number: scored.counts[seat]! }),
            ...why(session, scored, seat),
          ]}
        />
      ))}
    </ul>
  );
}

/** The scoring under way, one place after the other; it can be stopped, stepped and closed. */
export function Stage({ session, show }: { session: Session; show: Show }) {
  const scoring = show.scoring;
  if (show.at.value < 0 || !scoring) return null;
  const speaker = session.speaker.value;
  const { scored, last } = show;
  const at = show.at.value;
  const button = (icon: IconName, key: string, off: boolean, press: () => void) => (
    <button
      type="button"
      class="button quiet icon"
      aria-label={speaker.text(key)}
      title={speaker.text(key)}
      disabled={off}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="eg-stage panel" aria-label={titleOf(session, scoring)}>
      <p class="eg-stage-title">
        <small>
          {titleOf(session, scoring)} · {Math.min(at + 1, last)}/{last}
        </small>
        <b>
          {scored ? speaker.element(`place:${scored.place}`) : speaker.text("eg-sum")}
          {scored && <span class="eg-stage-values">{scored.values.join("/")}</span>}
        </b>
      </p>
      <div class="eg-stage-words" aria-live="polite">
        <Shares session={session} show={show} />
      </div>
      <div class="eg-stage-keys">
        {button("back", "eg-step-back", at === 0, () => show.look(show.at.value - 1))}
        {button("on", "eg-step-on", at === last, () => show.look(show.at.value + 1))}
        {button("close", "eg-step-close", false, () => show.close())}
      </div>
    </section>
  );
}

function Cell({ scored, seat }: { scored: Scored; seat: number }) {
  const points = scored.points[seat]!;
  return (
    <td class={seat === scored.leader ? "leads" : ""}>
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

/** One place; clicking it shows it on the map. */
function Row(props: { session: Session; scored: Scored; show: Show; step: number }) {
  const { session, scored, show, step } = props;
  const on = show.at.value === step;
  const words = reasons(session, scored);
  return (
    <tr class={on ? "on" : ""}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={on}
          onClick={() => (on ? show.close() : show.look(step))}
        >
          {session.speaker.value.element(`place:${scored.place}`)}{" "}
          <small>{scored.values.join("/")}</small>
        </button>
        {words && <small>{words}</small>}
      </th>
      {scored.points.map((_, seat) => (
        <Cell scored={scored} seat={seat} />
      ))}
    </tr>
  );
}

/** Which scoring of the game the table below shows. */
function Which({ session, show }: { session: Session; show: Show }) {
  const scorings = show.scorings.value;
  const chosen = scorings.indexOf(show.scoring!);
  return (
    <select
      aria-label={session.speaker.value.text("eg-scorings")}
      value={chosen}
      onChange={(event) => {
        show.close();
        show.which.value = Number(event.currentTarget.value);
      }}
    >
      {scorings.map((scoring, i) => (
        <option value={i} selected={i === chosen}>
          {titleOf(session, scoring)}
        </option>
      ))}
    </select>
  );
}

/** The scorings so far, place by place: who had how many, who got what, and why. */
export function Scorings({ session, show }: { session: Session; show: Show }) {
  const scoring = show.scoring;
  if (!scoring) return null;
  const speaker = session.speaker.value;
  const seats = scoring.places[0]!.points.map((_, seat) => seat);
  return (
    <section class="eg-scoring panel">
      <header>
        <h2>{speaker.text("eg-scorings")}</h2>
        <Which session={session} show={show} />
        <button type="button" class="button" data-show onClick={() => show.look(0)}>
          {speaker.text("eg-step-by-step")}
        </button>
      </header>
      <div class="eg-scroll" tabIndex={0} role="group" aria-label={titleOf(session, scoring)}>
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
            {scoring.places.map((scored, step) => (
              <Row session={session} scored={scored} show={show} step={step} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{speaker.text("eg-sum")}</th>
              {seats.map((seat) => (
                <td>
                  <b>+{sumOf(scoring, seat)}</b>
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
