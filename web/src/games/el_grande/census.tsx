import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { pickOf, powersOf } from "./facts";
import { aidsOf, CASTILLO, viewOf } from "./generated";

/** A number of caballeros; where they can be chosen, it is large enough for a thumb. */
function Counted(props: { session: Session; seat: number; place: number; count: number }) {
  const { session, seat, place, count } = props;
  const option = pickOf(session, seat, place);
  if (!option) return count > 0 ? <b>{count}</b> : <span class="none">·</span>;
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

function Cell({ session, seat, place }: { session: Session; seat: number; place: number }) {
  const view = viewOf(session);
  const counts = place === CASTILLO ? view.castillo : view.regions[place]!;
  const worth = aidsOf(session).worth[place]![seat]!;
  return (
    <td class={worth > 0 ? "scores" : ""}>
      <Counted session={session} seat={seat} place={place} count={counts[seat] ?? 0} />
      {view.grande[seat] === place && (
        <abbr title={session.speaker.value.fact("home", place).join(": ")}>♛</abbr>
      )}
      {worth > 0 && <small class="eg-worth">+{worth}</small>}
    </td>
  );
}

/** The power cards that a seat still holds; the one of this round stands out. */
function Powers({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const held = view.hand[seat]!;
  return (
    <td class="eg-boxes" aria-label={session.speaker.value.fact("powers", held).join(": ")}>
      {powersOf(session).map((power) => (
        <i class={view.played[seat] === power ? "out" : held.includes(power) ? "held" : ""}>
          {power}
        </i>
      ))}
    </td>
  );
}

/** Who stands where and what a scoring would bring now: a row for each seat. */
export function Census({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const known = view.castillo.some((count) => count !== null);
  const places = [...view.regions.keys(), ...(known ? [CASTILLO] : [])];
  const { worth_together: now } = aidsOf(session);
  return (
    <div class="eg eg-overview" tabIndex={0} role="group" aria-label={speaker.text("eg-census")}>
      <table class="eg-census">
        <thead>
          <tr>
            <th />
            {places.map((place) => (
              <th scope="col" class={place === view.king ? "royal" : ""}>
                {speaker.element(`place:${place}`)}
                <small>{view.values[place]!.join("/")}</small>
              </th>
            ))}
            <th scope="col">{speaker.text("eg-now")}</th>
            <th scope="col">{speaker.fact("powers", [])[0]}</th>
          </tr>
        </thead>
        <tbody>
          {view.score.map((_, seat) => (
            <tr>
              <th scope="row">
                <SeatShield seat={seat} />
                <span class="hidden-words">{speaker.seat(seat)}</span>
              </th>
              {places.map((place) => (
                <Cell session={session} seat={seat} place={place} />
              ))}
              <td>
                <b>+{now[seat]}</b>
              </td>
              <Powers session={session} seat={seat} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The action cards that nobody has seen yet, stack by stack. */
export function Unseen({ session }: { session: Session }) {
  const { unseen } = viewOf(session);
  const speaker = session.speaker.value;
  const stackOf = (card: number) =>
    Number(session.info.lexicon[`card:${card}`]?.facts["stack"] ?? 0);
  const stacks = [...new Set(unseen.map((_, card) => stackOf(card)))].sort((a, b) => a - b);
  return (
    <div class="eg eg-unseen" tabIndex={0} role="group" aria-label={speaker.text("eg-page-unseen")}>
      {stacks.map((stack) => (
        <section class={`stack-${stack}`}>
          <h3>{speaker.text("eg-stack", { stack })}</h3>
          <ul>
            {unseen.map((count, card) =>
              count > 0 && stackOf(card) === stack ? (
                <li title={speaker.wording(`card:${card}`)}>
                  {count > 1 && <b>{count}×</b>} {speaker.element(`card:${card}`)}
                  <small>{speaker.wording(`card:${card}`)}</small>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
