import { phone } from "../../parts/screen";
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

/** The places whose contents are told: the castillo only by agreement. */
function placesOf(session: Session): number[] {
  const view = viewOf(session);
  const known = view.castillo.some((count) => count !== null);
  return [...view.regions.keys(), ...(known ? [CASTILLO] : [])];
}

function Place({ session, place, scope }: { session: Session; place: number; scope: string }) {
  const view = viewOf(session);
  return (
    <th scope={scope} class={place === view.king ? "royal" : ""}>
      {session.speaker.value.element(`place:${place}`)}
      <small>{view.values[place]!.join("/")}</small>
    </th>
  );
}

function Who({ session, seat, scope }: { session: Session; seat: number; scope: string }) {
  return (
    <th scope={scope}>
      <SeatShield seat={seat} />
      <span class="hidden-words">{session.speaker.value.seat(seat)}</span>
    </th>
  );
}

/** What a scoring of all regions would bring a seat now. */
function Now({ session, seat }: { session: Session; seat: number }) {
  return (
    <td class="eg-now">
      <b>+{aidsOf(session).worth_together[seat]}</b>
    </td>
  );
}

/** A row for each seat; the sum stands first, where no screen is too narrow for it. */
function WideCensus({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  return (
    <table class="eg-census">
      <thead>
        <tr>
          <th />
          <th scope="col">{speaker.text("eg-now")}</th>
          {placesOf(session).map((place) => (
            <Place session={session} place={place} scope="col" />
          ))}
          <th scope="col">{speaker.fact("powers", [])[0]}</th>
        </tr>
      </thead>
      <tbody>
        {viewOf(session).score.map((_, seat) => (
          <tr>
            <Who session={session} seat={seat} scope="row" />
            <Now session={session} seat={seat} />
            {placesOf(session).map((place) => (
              <Cell session={session} seat={seat} place={place} />
            ))}
            <Powers session={session} seat={seat} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone a row for each place under the shields of the seats, then the power cards. */
function NarrowCensus({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const seats = [...viewOf(session).score.keys()];
  return (
    <>
      <table class="eg-census">
        <thead>
          <tr>
            <th />
            {seats.map((seat) => (
              <Who session={session} seat={seat} scope="col" />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{speaker.text("eg-now")}</th>
            {seats.map((seat) => (
              <Now session={session} seat={seat} />
            ))}
          </tr>
          {placesOf(session).map((place) => (
            <tr>
              <Place session={session} place={place} scope="row" />
              {seats.map((seat) => (
                <Cell session={session} seat={seat} place={place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table aria-label={speaker.fact("powers", [])[0]}>
        <tbody>
          {seats.map((seat) => (
            <tr>
              <Who session={session} seat={seat} scope="row" />
              <Powers session={session} seat={seat} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Who stands where and what a scoring would bring now. */
export function Census({ session }: { session: Session }) {
  return (
    <div
      class="eg eg-overview"
      tabIndex={0}
      role="group"
      aria-label={session.speaker.value.text("eg-census")}
    >
      {phone.value ? <NarrowCensus session={session} /> : <WideCensus session={session} />}
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
