// The shelf under the board: the open cards, and behind tabs what one wants to look up.

import { useSignal } from "@preact/signals";
import { phone } from "../../parts/screen";
import type { Session } from "../../table/session";
import { Census, Unseen } from "./census";
import { ActionCards } from "./cards";
import { asks } from "./generated";
import { Scorings } from "./scoring";

type Page = "cards" | "census" | "scorings" | "unseen";
const PAGES: Page[] = ["cards", "census", "scorings", "unseen"];

function Shown({ session, shown }: { session: Session; shown: Page }) {
  if (shown === "census") return <Census session={session} />;
  if (shown === "scorings") return <Scorings session={session} />;
  if (shown === "unseen") return <Unseen session={session} />;
  return <ActionCards session={session} />;
}

export function Shelf({ session }: { session: Session }) {
  const page = useSignal<Page>("cards");
  const speaker = session.speaker.value;
  // a question about cards lays them out; on a phone it shows them itself
  const about = asks(session, "play-power", "take-card");
  const taking = session.asked.value && asks(session, "take-card") && !phone.value;
  const pages = phone.value && about ? PAGES.slice(1) : PAGES;
  const shown = taking ? "cards" : pages.includes(page.value) ? page.value : pages[0]!;
  return (
    <div class="eg eg-shelf">
      <div class="eg-pages" role="tablist" aria-label={speaker.text("eg-shelf")}>
        {pages.map((one) => (
          <button
            type="button"
            role="tab"
            aria-selected={one === shown}
            data-page={one}
            onClick={() => (page.value = one)}
          >
            {speaker.text(`eg-page-${one}`)}
          </button>
        ))}
      </div>
      <Shown session={session} shown={shown} />
    </div>
  );
}
