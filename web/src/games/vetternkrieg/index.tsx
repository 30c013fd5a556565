import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { t } from "../../texts";
import type { BoardModule, BoardProps } from "../board";
import { Battle } from "./battle";
import { Card, Chip } from "./card";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { HOUSES, houseOf, phone } from "./facts";
import { Battlefield } from "./field";
import { BATTLE, CLEANUP, hear, viewOf } from "./generated";
import { EnglandMap } from "./map";
import { Rose } from "./pieces";
import "./vetternkrieg.css";

/** Before the war: the two houses. */
function Houses({ session }: BoardProps) {
  const speaker = session.speaker.value;
  return (
    <div class="vk-houses">
      {HOUSES.map((house) => (
        <Element session={session} element={`house:${house}`} class={`vk-house house-${house}`}>
          <Rose house={house} />
          <b>{speaker.element(`house:${house}`)}</b>
        </Element>
      ))}
    </div>
  );
}

/** The card that is being used. */
function InUse({ session }: BoardProps) {
  const view = viewOf(session);
  if (view.card === 0) return null;
  return (
    <section class="vk-in-use">
      <h3>{session.speaker.value.text("vk-in-use", { seat: view.active })}</h3>
      <Card session={session} card={view.card} row holder={view.active} />
    </section>
  );
}

/** Numbers to choose from, when an answer is a number of troops. */
function Counts({ session }: BoardProps) {
  const counts = session.options.value.filter((o) => o.elements[0]?.startsWith("count:"));
  if (counts.length === 0) return null;
  return (
    <section class="vk-counts" aria-label={session.speaker.value.text("vk-how-many")}>
      {counts.map(({ action, elements }) => (
        <Element
          session={session}
          element={elements[0]!}
          class="vk-number"
          label={session.speaker.value.action(action)}
        >
          {action[1][0]}
        </Element>
      ))}
    </section>
  );
}

function Discard({ session }: BoardProps) {
  const view = viewOf(session);
  const count = view.discard.length;
  return (
    <details class="vk-discard panel">
      <summary>{session.speaker.value.text("vk-discard", { count, deck: view.deck })}</summary>
      <div class="vk-chips">
        {view.discard.toReversed().map((card) => (
          <Chip key={card} session={session} card={card} />
        ))}
      </div>
    </details>
  );
}

function Board({ session }: BoardProps) {
  const view = viewOf(session);
  return (
    <div class={`vk vk-table phase-${view.phase}`}>
      <EnglandMap session={session} />
      <div class="vk-column">
        {view.york < 0 ? (
          <Houses session={session} />
        ) : (
          <>
            <InUse session={session} />
            <Counts session={session} />
            <Battlefield session={session} />
            <Battle session={session} />
            <Discard session={session} />
          </>
        )}
      </div>
    </div>
  );
}

/** The own cards; a single last card, and every card on a phone, lies as a row. */
function Hand({ session }: BoardProps) {
  const view = viewOf(session);
  const hand = view.hands[session.me.value]?.known ?? [];
  if (hand.length === 0) {
    return <p class="quiet-words hand-empty">{session.speaker.value.text("vk-hand-empty")}</p>;
  }
  const row = phone.value || view.phase === BATTLE || view.phase === CLEANUP;
  return (
    <div class="vk vk-hand">
      {hand.map((card) => (
        <Card key={card} session={session} card={card} row={row} holder={session.me.value} />
      ))}
    </div>
  );
}

const regionsOf = (session: Session, seat: number) =>
  viewOf(session).control.filter((controller) => controller === seat).length;

function SeatLines({ session, seat }: BoardProps & { seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  if (view.york < 0) return null;
  const house = houseOf(view, seat);
  return (
    <>
      <p class="vk-seat-house">
        <Rose house={house} />
        {speaker.element(`house:${house}`)}
      </p>
      <p class="vk-seat-facts">
        <span>{speaker.text("vk-regions", { count: regionsOf(session, seat) })}</span>
        <span>{speaker.text("vk-won", { count: view.won[seat]!.length })}</span>
      </p>
      {view.won[seat]!.length > 0 && (
        <p class="vk-seat-won quiet-words">
          {view.won[seat]!.map((card) => speaker.element(`card:${card}`)).join(" · ")}
        </p>
      )}
    </>
  );
}

export const board: BoardModule = {
  Board,
  Hand,
  SeatLines,
  texts: { de, en },
  picture(element) {
    const [kind, number] = element.split(":");
    return kind === "house" ? <Rose house={Number(number)} /> : null;
  },
  chapter(event, speaker) {
    let title: string | null = null;
    hear(event, {
      round: ({ round }) => (title = t("round", { round })),
      "first-attacker": () => (title = speaker.text("vk-battle")),
    });
    return title;
  },
  result(session) {
    const speaker = session.speaker.value;
    return {
      heads: [
        speaker.text("vk-house"),
        speaker.text("vk-regions-head"),
        speaker.text("vk-won-head"),
      ],
      rows: viewOf(session).won.map((won, seat) => [
        speaker.element(`house:${houseOf(viewOf(session), seat)}`),
        regionsOf(session, seat),
        won.length,
      ]),
    };
  },
};
