// What helps to decide, inside the question: cards, power cards, the disc, ranks of a scoring.

import { phone } from "../../parts/screen";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { ActionCards } from "./cards";
import { SecretDisc } from "./disc";
import { recruitsOf } from "./facts";
import { aboutOf, asks, viewOf } from "./generated";
import { scoredNow } from "./history";
import { PowerCards } from "./power";
import { Ranks, ScoringTable } from "./scoring";

/** The two movable scoreboards. */
function Scoreboards({ session }: { session: Session }) {
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

/** Who has bid what so far. */
function Bids({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const bids = view.played.flatMap((power, seat) =>
    power > 0 ? [`${speaker.seat(seat)} ${power}`] : [],
  );
  return (
    <p class="eg-bids">
      {bids.length > 0
        ? speaker.text("eg-bids", { bids: bids.join(", ") })
        : speaker.text("eg-begins", { seat: view.starter })}
    </p>
  );
}

export function Means({ session }: { session: Session }) {
  const scored = scoredNow(session);
  if (scored) {
    return session.stage.waiting.value ? (
      <ScoringTable session={session} />
    ) : (
      <Ranks session={session} scored={scored} />
    );
  }
  const holds = session.me.value >= 0;
  const bidding = asks(session, "play-power");
  return (
    <>
      {bidding && <Bids session={session} />}
      {phone.value && (bidding || asks(session, "take-card")) && <ActionCards session={session} />}
      {holds && (bidding || asks(session, "take_back")) && <PowerCards session={session} />}
      {session.asked.value && asks(session, "put_board") && <Scoreboards session={session} />}
      <SecretDisc key={session.state.value!.decision} session={session} />
    </>
  );
}

/** One reason or consequence with the numbers that matter. */
export function reason(session: Session): string {
  const me = session.me.value;
  const shown = phone.value && asks(session, "play-power", "take-card"); // the cards need the room
  if (!session.asked.value || me < 0 || shown) return "";
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const stock = { court: view.court[me]!, province: view.province[me]! };
  if (asks(session, "recruit")) {
    const power = view.played[me]!;
    return speaker.text("eg-why-recruit", { power, number: recruitsOf(session, power), ...stock });
  }
  if (asks(session, "place", "place-extra", "fetch")) return speaker.text("eg-why-stock", stock);
  if (asks(session, "play-power")) return speaker.text("eg-why-power");
  if (asks(session, "take-card")) return speaker.text("eg-why-card", stock);
  const { card } = aboutOf(session);
  if (card !== undefined && asks(session, "special", "choose-order", "choose-source", "pick"))
    return speaker.wording(`card:${card}`); // on a phone the card itself lies behind a tab
  return "";
}
