import { SeatShield } from "../../parts/shield";
import { t } from "../../texts";
import type { BoardModule, BoardProps } from "../board";
import { ActionCards } from "./cards";
import de from "./de.ftl?raw";
import { SecretDisc } from "./disc";
import "./el_grande.css";
import "./map.css";
import en from "./en.ftl?raw";
import { SpanishMap } from "./map";
import { Cube } from "./pieces";
import { onBoard, PowerCards } from "./power";
import { aidsOf, asks, hear, viewOf } from "./generated";
import { Scorings, Stage } from "./scoring";
import { useShow } from "./show";
import {
  Census,
  MemoryAid,
  Rounds,
  Scoreboards,
  SeatLines,
  SuccessTrack,
  TurnOrder,
} from "./status";

function Board({ session }: BoardProps) {
  const show = useShow(session);
  const boards = <Scoreboards session={session} />;
  const first = session.asked.value && asks(session, "put_board");
  return (
    <div class="eg eg-table">
      <header class="eg-head">
        <Rounds session={session} />
        <MemoryAid session={session} />
        <TurnOrder session={session} />
      </header>
      <Stage session={session} show={show} />
      {onBoard(session) && <PowerCards session={session} />}
      <div class="eg-main">
        <div class="eg-land">
          {first && boards}
          <SpanishMap session={session} scored={show.scored} />
          <Census session={session} />
        </div>
        <aside class="eg-side">
          <SecretDisc key={session.state.value!.decision} session={session} />
          <ActionCards session={session} />
          {!first && boards}
        </aside>
        <SuccessTrack session={session} />
      </div>
      <Scorings session={session} show={show} />
    </div>
  );
}

function Hand({ session }: BoardProps) {
  return onBoard(session) ? (
    <p class="quiet-words hand-empty">{session.speaker.value.text("eg-laid-out")}</p>
  ) : (
    <PowerCards session={session} />
  );
}

export const board: BoardModule = {
  Board,
  Hand,
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
  result(session) {
    const view = viewOf(session);
    const speaker = session.speaker.value;
    const { led } = aidsOf(session);
    return {
      heads: [t("result-points"), speaker.text("eg-regions-led")],
      rows: view.score.map((points, seat) => [points, led[seat]!]),
    };
  },
};
