import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { t } from "../../texts";
import type { BoardModule, BoardProps, Step } from "../board";
import { beats } from "./beats";
import de from "./de.ftl?raw";
import "./el_grande.css";
import en from "./en.ftl?raw";
import { aidsOf, asks, COURT, hear, recapOf, viewOf } from "./generated";
import "./map.css";
import { SpanishMap } from "./map";
import { Cube } from "./pieces";
import { Means, reason } from "./question";
import { SeatLines } from "./seats";
import { Shelf } from "./shelf";

function Board({ session }: BoardProps) {
  return <SpanishMap session={session} />;
}

/** The round; EG-R.2: an agreed memory aid is told to everybody. */
function where(session: Session): string {
  const { round, rounds, castillo_display: display } = viewOf(session);
  const speaker = session.speaker.value;
  const now = speaker.text("eg-round-of", { round, last: rounds.at(-1)! });
  if (display === "hidden") return now;
  const [aid, value] = speaker.option("castillo_display", display);
  return `${now} · ${aid} ${value}`;
}

/** The rounds, and the general scorings after some of them. */
function steps(session: Session): Step[] {
  const view = viewOf(session);
  const { scored_after: after, scoring } = aidsOf(session);
  return view.rounds.flatMap((round) => {
    const now = round === view.round;
    const scored = after.includes(round);
    return [
      { label: String(round), on: now && !(scoring && scored) },
      ...(scored ? [{ label: "♛", on: now && scoring }] : []),
    ];
  });
}

/** Where the points came from: the general scorings, and all cards together. */
function result(session: Session): { heads: string[]; rows: (string | number)[][] } {
  const speaker = session.speaker.value;
  const { scorings, by_cards } = recapOf(session);
  const general = scorings.filter(({ round }) => round > 0);
  const { led } = aidsOf(session);
  return {
    heads: [
      ...general.map(({ round }) => speaker.text("eg-after-round", { round })),
      speaker.text("eg-by-cards"),
      t("result-points"),
      speaker.text("eg-regions-led"),
    ],
    rows: viewOf(session).score.map((points, seat) => [
      ...general.map((scoring) => scoring.points[seat]!),
      by_cards[seat] ?? 0,
      points,
      led[seat]!,
    ]),
  };
}

/** What can be pressed on the map, on the shelf or in the question. */
function drawn(element: string, session: Session): boolean {
  const [kind, number] = element.split(":");
  if (kind === "place") return Number(number) !== COURT || session.me.value >= 0;
  if (kind === "card") return asks(session, "play-power", "take-card");
  if (kind === "power") return asks(session, "play-power", "take_back");
  return kind === "board" || kind === "color";
}

export const board: BoardModule = {
  Board,
  Hand: Shelf,
  Question: Means,
  reason,
  where,
  steps,
  beats,
  drawn,
  weight(event) {
    let weight = 0;
    // by how much a scoring set its winner apart from the next
    hear(event, {
      scored({ points }) {
        const [first = 0, second = 0] = points.toSorted((a, b) => b - a);
        weight = first - second;
      },
    });
    return weight;
  },
  ending: (session) =>
    session.speaker.value.text("eg-ending", { round: viewOf(session).rounds.at(-1)! }),
  points: (session, seat) => viewOf(session).score[seat]!,
  SeatLines,
  texts: { de, en },
  picture(element) {
    const [kind, number] = element.split(":");
    if (kind === "color") return <SeatShield seat={Number(number)} />;
    return kind === "number" ? <Cube /> : null;
  },
  chapter(event, speaker) {
    let title: string | null = null;
    hear(event, {
      "round-begins": ({ round }) => (title = t("round", { round })),
      "general-scoring": ({ round }) => (title = speaker.text("eg-general-scoring", { round })),
    });
    return title;
  },
  result,
};
