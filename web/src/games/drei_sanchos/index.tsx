import { later } from "../../parts/later";
import { t } from "../../texts";
import type { BoardModule, BoardProps } from "../board";
import { BotSteps } from "./bots";
import { Card, Chip, PlayedCard } from "./cards";
import de from "./de.ftl?raw";
import "./drei_sanchos.css";
import "./map.css";
import en from "./en.ftl?raw";
import { playersOf, sanchoOf } from "./facts";
import { asks, hear, viewOf } from "./generated";
import { KingdomsMap } from "./map";
import { Mark } from "./pieces";
import { Census, Discard, Head, Numbers, Sanchos, SeatLines } from "./status";
import { Track } from "./track";

// of Castilla, Nájera, Aragón: red, gold, green
const COLORS = [0, 2, 3];

function Board({ session }: BoardProps) {
  const fights = viewOf(session).dice.length > 0;
  return (
    <div class={`ds ds-table ${fights ? "battle" : ""}`}>
      <Head session={session} />
      <div class="ds-land">
        <KingdomsMap session={session} />
        <Track session={session} />
        <Numbers session={session} />
      </div>
      <div class="ds-side">
        <PlayedCard session={session} />
        <BotSteps session={session} />
        <Sanchos session={session} />
        <Discard session={session} />
        <Census session={session} />
      </div>
    </div>
  );
}

/** The own cards, and those in the own reserve that can be played in a battle. */
function Hand({ session }: BoardProps) {
  const view = viewOf(session);
  const sancho = sanchoOf(view, session.me.value);
  const known = (cards: (number | null)[] | undefined) =>
    (cards ?? []).filter((card) => card !== null);
  const hand = known(view.hands[sancho]);
  const speaker = session.speaker.value;
  if (hand.length === 0) {
    return <p class="quiet-words hand-empty">{speaker.text("ds-hand-empty")}</p>;
  }
  const choosing = session.asked.value && asks(session, "choose-card");
  return (
    <div class={`ds ds-hand ${choosing ? "" : "small"}`}>
      {hand.map((card) =>
        choosing ? (
          <Card key={card} session={session} card={card} />
        ) : (
          <Chip key={card} session={session} card={card} />
        ),
      )}
    </div>
  );
}

export const board: BoardModule = {
  Board,
  Hand,
  SeatLines,
  Companion: later(async () => (await import("./companion")).Companion),
  texts: { de, en },
  colors: (session) => {
    const view = viewOf(session);
    return Array.from({ length: playersOf(view) }, (_, seat) => COLORS[sanchoOf(view, seat)] ?? 4);
  },
  picture(element) {
    const [kind, number] = element.split(":");
    return kind === "sancho" ? <Mark sancho={Number(number)} /> : null;
  },
  chapter(event) {
    let title: string | null = null;
    const begins = ({ round }: { round: number }) => (title = t("round", { round }));
    // with a commander, and in a solo round without one
    hear(event, { "round-begins": begins, "card-revealed": begins });
    return title;
  },
  result(session) {
    const view = viewOf(session);
    const speaker = session.speaker.value;
    const held = (sancho: number) => view.regions.filter((r) => r.holder === sancho).length;
    const seats = Array.from({ length: playersOf(view) }, (_, seat) => sanchoOf(view, seat));
    return {
      heads: ["Sancho", t("result-points"), speaker.text("ds-held")],
      rows: seats.map((sancho) => [
        speaker.element(`sancho:${sancho}`),
        view.vp[sancho]!,
        held(sancho),
      ]),
    };
  },
};
