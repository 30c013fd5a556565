import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { pickOf, powersOf, recruitsOf } from "./facts";
import { aidsOf, CASTILLO, TRACK, viewOf } from "./generated";

/** The rounds, and the general scorings after some of them. */
export function Rounds({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <ol class="eg-rounds" aria-label={speaker.text("eg-rounds")}>
      {view.rounds.map((round) => {
        const now = round === view.round;
        return (
          <>
            <li
              class={now ? "now" : round < view.round ? "past" : ""}
              aria-current={now ? "step" : undefined}
            >
              {round}
            </li>
            {aidsOf(session).scored_after.includes(round) && (
              <li class="bar" title={speaker.text("eg-scoring")}>
                <svg viewBox="0 0 20 20" role="img" aria-label={speaker.text("eg-scoring")}>
                  <path d="M3 16L1 5l6 4 3-7 3 7 6-4-2 11z" />
                </svg>
              </li>
            )}
          </>
        );
      })}
    </ol>
  );
}

/** EG-R.2: an agreed memory aid is told to everybody. */
export function MemoryAid({ session }: { session: Session }) {
  const display = viewOf(session).castillo_display;
  if (display === "hidden") return null;
  return (
    <p class="eg-aid quiet-words">
      {session.speaker.value.option("castillo_display", display).join(" ")}
    </p>
  );
}

/** The power cards of the round, in the order of turns as soon as it is fixed. */
export function TurnOrder({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const played = view.played.map((_, seat) => seat).filter((seat) => view.played[seat]! > 0);
  const seats = view.order.length > 0 ? view.order : played;
  if (seats.length === 0) {
    return <p class="eg-order quiet-words">{speaker.text("eg-begins", { seat: view.starter })}</p>;
  }
  return (
    <ol class="eg-order" aria-label={speaker.text("eg-order")}>
      {seats.map((seat) => {
        const power = view.played[seat]!;
        const words = [
          speaker.seat(seat),
          speaker.scene("power", { power }),
          speaker.text("eg-brings", { number: recruitsOf(session, power) }),
        ].join(", ");
        return (
          <li
            class={seat === view.turn ? "now" : ""}
            title={words}
            aria-current={seat === view.turn ? "true" : undefined}
          >
            <SeatShield seat={seat} />
            <b>{power}</b>
            <span class="hidden-words">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Lane({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const score = view.score[seat]!;
  const laps = Math.floor(score / TRACK);
  return (
    <Element
      session={session}
      element={`color:${seat}`}
      class="eg-lane"
      label={[
        speaker.element(`color:${seat}`),
        speaker.scene("area-seat", { seat, score }),
        speaker.fact("court", view.court[seat]!).join(" "),
        speaker.fact("province", view.province[seat]!).join(" "),
      ].join(", ")}
    >
      <SeatShield seat={seat} />
      <span class={`eg-who ink-${seat % 5}`}>{speaker.seat(seat)}</span>
      <svg class="eg-track" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
        <path class="ticks" d="M0 10H200M0 4V16M40 6V14M80 6V14M120 6V14M160 6V14M200 4V16" />
        <path class={`run stroke-${seat % 5}`} d={`M0 10H${2 * (score % TRACK)}`} />
      </svg>
      <b class="eg-score">
        {score}
        {laps > 0 && <small> ↻{laps}</small>}
      </b>
      <span class="eg-stock">{view.court[seat]}</span>
      <span class="eg-stock">{view.province[seat]}</span>
    </Element>
  );
}

/** The success track and the score table in one: a lane for each seat. */
export function SuccessTrack({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const view = viewOf(session);
  return (
    <section class="eg-success panel" aria-label={speaker.text("eg-success")}>
      <p class="eg-lane heads quiet-words" aria-hidden="true">
        <span />
        <span />
        <span>{speaker.text("eg-success")}</span>
        <span>{speaker.text("eg-points")}</span>
        <span>{speaker.fact("court", 0)[0]}</span>
        <span>{speaker.fact("province", 0)[0]}</span>
      </p>
      {view.score.map((_, seat) => (
        <Lane session={session} seat={seat} />
      ))}
    </section>
  );
}

/** The two movable scoreboards. */
export function Scoreboards({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <div class="eg-boards">
      {view.boards.map((place, board) => (
        <Element session={session} element={`board:${board}`} class="eg-board">
          <b>{speaker.element(`board:${board}`)}</b>
          <span class="quiet-words">
            {place >= 0 ? speaker.element(`place:${place}`) : speaker.text("eg-beside")}
          </span>
        </Element>
      ))}
    </div>
  );
}

/** A number of caballeros; where they can be chosen, it is large enough for a thumb. */
function Counted(props: { session: Session; seat: number; place: number; count: number }) {
  const { session, seat, place, count } = props;
  const option = pickOf(session, seat, place);
  if (!option) return count > 0 ? <b>{count}</b> : null;
  return (
    <button
      type="button"
      data-el={option.elements.join(" ")}
      aria-label={session.speaker.value.action(option.action)}
      onClick={() => session.choose(option)}
    >
      {count}
    </button>
  );
}

function CensusRow({ session, place }: { session: Session; place: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const worth = aidsOf(session).worth[place]!;
  const counts = place === CASTILLO ? view.castillo : view.regions[place]!;
  return (
    <tr>
      <th scope="row">
        {speaker.element(`place:${place}`)}
        {place === view.king && <small> {speaker.fact("king", "")[0]}</small>}
      </th>
      <td class="quiet-words">{view.values[place]!.join("/")}</td>
      {counts.map((count, seat) => (
        <td>
          <Counted session={session} seat={seat} place={place} count={count ?? 0} />
          {view.grande[seat] === place && (
            <abbr title={speaker.fact("home", place).join(": ")}>♛</abbr>
          )}
          {worth[seat]! > 0 && <small class="eg-worth">+{worth[seat]}</small>}
        </td>
      ))}
    </tr>
  );
}

/** The same pieces as on the map, as a table in large figures for small screens. */
export function Census({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <table class="eg-census panel">
      <caption class="hidden-words">{speaker.text("eg-census")}</caption>
      <thead>
        <tr>
          <th scope="col">{speaker.text("eg-where")}</th>
          <th scope="col">{speaker.fact("values", 0)[0]}</th>
          {view.score.map((_, seat) => (
            <th scope="col">
              <SeatShield seat={seat} />
              <span class="hidden-words">{speaker.seat(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.regions.map((_, place) => (
          <CensusRow session={session} place={place} />
        ))}
        {view.castillo.some((count) => count !== null) && (
          <CensusRow session={session} place={CASTILLO} />
        )}
      </tbody>
      <tfoot>
        <tr>
          <td class="quiet-words" colSpan={2 + view.score.length}>
            {speaker.text("eg-census-legend")}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Under a player's name: home, court, province, power cards and vetoes. */
export function SeatLines({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const home = view.grande[seat]!;
  const held = view.hand[seat]!;
  const vetoes = view.vetoes.filter(([holder]) => holder === seat);
  return (
    <div class="eg eg-seat">
      <p>
        <b>{speaker.text("eg-points-of", { points: view.score[seat]! })}</b>
        {seat === view.starter && <span class="eg-starter">{speaker.text("eg-starter")}</span>}
      </p>
      <p class="quiet-words">
        <span>{speaker.fact("court", view.court[seat]!).join(" ")}</span>
        <span>{speaker.fact("province", view.province[seat]!).join(" ")}</span>
        {home >= 0 && <span>{speaker.fact("home", home).join(": ")}</span>}
      </p>
      <ul class="eg-boxes" aria-label={speaker.fact("powers", held).join(": ")}>
        {powersOf(session).map((power) => (
          <li
            class={view.played[seat] === power ? "out" : held.includes(power) ? "held" : ""}
            aria-hidden="true"
          >
            {power}
          </li>
        ))}
      </ul>
      {view.back[seat]! > 0 && (
        <p class="quiet-words">{speaker.scene("secretly-back", { number: view.back[seat]! })}</p>
      )}
      {vetoes.map(([, round]) => (
        <p class="eg-veto">{speaker.scene("veto", { round })}</p>
      ))}
    </div>
  );
}
