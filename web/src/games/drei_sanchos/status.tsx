import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Chip } from "./cards";
import { SANCHOS, sanchoOf, standsIn, unitsOf } from "./facts";
import { FIELD, GARRISON, STACK, viewOf, type View } from "./generated";
import { Mark } from "./pieces";

/** Round, deck, decision marker. */
export function Head({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <header class="ds-head">
      <p>
        <b>{speaker.text("ds-round", { round: view.round })}</b>
        <span class="quiet-words">{speaker.text("ds-deck", { count: view.deck })}</span>
      </p>
      {view.commander >= 0 && (
        <p class={`ds-commander of-${view.commander}`}>
          <Mark sancho={view.commander} />
          {speaker.text("ds-commander", { sancho: view.commander })}
        </p>
      )}
      {view.solo && (
        <p class="ds-arrow" title={speaker.text(view.arrow ? "ds-arrow-up" : "ds-arrow-down")}>
          <svg viewBox="0 0 24 32" aria-hidden="true">
            <path class={view.arrow ? "on" : ""} d="M12 2l9 12H3z" />
            <path class={view.arrow ? "" : "on"} d="M12 30l9-12H3z" />
          </svg>
          {speaker.text(view.arrow ? "ds-arrow-up" : "ds-arrow-down")}
        </p>
      )}
    </header>
  );
}

function Cards(props: { session: Session; label: string; cards: (number | null)[] }) {
  if (props.cards.length === 0) return null;
  return (
    <p class="ds-cards-of">
      <span class="quiet-words">{props.label}</span>
      {props.cards.map((card) => (
        <Chip session={props.session} card={card} />
      ))}
    </p>
  );
}

/** What a Sancho has: recruits, supply, hand, reserve, El Cid. */
function SanchoBox({ session, sancho }: { session: Session; sancho: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const seat = view.seats[sancho]!;
  return (
    <div class={`ds-sancho of-${sancho}`}>
      <Element session={session} element={`sancho:${sancho}`} class="ds-sancho-name">
        <Mark sancho={sancho} />
        <b>{speaker.element(`sancho:${sancho}`)}</b>
        {seat < 0 && <small>{speaker.text(view.solo ? "ds-bot" : "ds-nobody")}</small>}
      </Element>
      <p class="ds-stock">
        <span>{speaker.text("ds-recruits", { count: view.recruits[sancho]! })}</span>
        <span>{speaker.text("ds-supply", { count: view.supply[sancho]! })}</span>
        {seat >= 0 && <span>{speaker.text("ds-hand", { count: view.hands[sancho]!.length })}</span>}
      </p>
      <Cards session={session} label={speaker.text("ds-reserve")} cards={view.reserve[sancho]!} />
      {view.el_cid === sancho && <p class="ds-cid">{speaker.text("ds-el-cid")}</p>}
    </div>
  );
}

export function Sanchos({ session }: { session: Session }) {
  return (
    <section class="ds-sanchos" aria-label={session.speaker.value.text("ds-sanchos")}>
      {SANCHOS.map((sancho) => (
        <SanchoBox session={session} sancho={sancho} />
      ))}
    </section>
  );
}

export function Discard({ session }: { session: Session }) {
  const view = viewOf(session);
  const cards = [...view.spent, ...view.discard.toReversed()];
  if (cards.length === 0) return null;
  return (
    <details class="ds-discard panel">
      <summary>{session.speaker.value.text("ds-discard", { count: cards.length })}</summary>
      <div class="ds-chips">
        {cards.map((card) => (
          <Chip session={session} card={card} />
        ))}
      </div>
    </details>
  );
}

/** Numbers to choose from, when an answer is a number of troops or of points. */
export function Numbers({ session }: { session: Session }) {
  const depth = session.picked.value.length;
  const open = session.narrowed.value.open;
  const elements = new Set(
    open
      .map((o) => o.elements[depth] ?? "")
      .filter((element) => /^(points|number|count):/.test(element)),
  );
  if (elements.size === 0) return null;
  return (
    <section class="ds-numbers" aria-label={session.speaker.value.text("ds-how-many")}>
      {[...elements].map((element) => (
        <Element session={session} element={element} class="ds-number">
          {element.split(":")[1]}
        </Element>
      ))}
    </section>
  );
}

/** The map as a table in large figures, for small screens. */
export function Census({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <table class="ds-census panel">
      <caption class="hidden-words">{speaker.text("ds-census")}</caption>
      <thead>
        <tr>
          <th scope="col">{speaker.text("ds-region")}</th>
          <th scope="col">{speaker.text("ds-place-1")}</th>
          {SANCHOS.map((sancho) => (
            <th scope="col">
              <Mark sancho={sancho} />
              <span class="hidden-words">{speaker.element(`sancho:${sancho}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.regions.map((_, n) => (
          <CensusRow session={session} view={view} n={n} />
        ))}
      </tbody>
    </table>
  );
}

function CensusRow({ session, view, n }: { session: Session; view: View; n: number }) {
  const region = view.regions[n]!;
  const stands = standsIn(session, region.number);
  const at = (place: number, sancho?: number) =>
    stands.find((s) => s.place === place && (sancho === undefined || s.sancho === sancho));
  const told = (place: number, sancho?: number) => {
    const stand = at(place, sancho);
    return stand ? `${unitsOf(stand)}${stand.king ? "♛" : ""}` : "";
  };
  const [inside, outside] = [at(GARRISON), at(STACK)];
  return (
    <tr>
      <th scope="row">
        <b>{region.number}</b> {session.speaker.value.element(`region:${region.number}`)}{" "}
        <small>{region.vp}</small>
      </th>
      <td>
        {inside && <Mark sancho={inside.sancho} />}
        {told(GARRISON)}
        {outside && (
          <small>
            {" "}
            ⚔ <Mark sancho={outside.sancho} />
            {told(STACK)}
          </small>
        )}
      </td>
      {SANCHOS.map((sancho) => (
        <td>{told(FIELD, sancho)}</td>
      ))}
    </tr>
  );
}

/** Under a player's name: the Sancho, points, recruits and cards. */
export function SeatLines({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const sancho = sanchoOf(view, seat);
  if (sancho < 0) return null;
  return (
    <div class="ds-seat">
      <p>
        <Mark sancho={sancho} />
        <b>{speaker.element(`sancho:${sancho}`)}</b>
      </p>
      <p class="quiet-words">
        <span>{speaker.text("ds-vp", { count: view.vp[sancho]! })}</span>
        <span>{speaker.text("ds-recruits", { count: view.recruits[sancho]! })}</span>
        <span>{speaker.text("ds-hand", { count: view.hands[sancho]!.length })}</span>
      </p>
    </div>
  );
}
