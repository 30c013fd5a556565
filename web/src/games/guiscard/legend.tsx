import { lang } from "../../settings";
import type { Session } from "../../table/session";
import { elementOf } from "./facts";
import { Sign } from "./ground";
import { hexagon } from "./hexes";
import { viewOf } from "./generated";

const HEX = hexagon();
const FLAT = { terrain: [], levels: [], rows: 0, ways: [] };

/** A kind of ground with its picture, its name, and what a step into it costs. */
function Ground({ session, letter }: { session: Session; letter: string }) {
  const speaker = session.speaker.value;
  const element = elementOf(session, letter);
  const { id, facts } = session.info.lexicon[element]!;
  const { foot = 0, horse = 0 } = facts;
  return (
    <li>
      <svg class="gu-map" viewBox="-26 -24 52 48" width="40" height="36" aria-hidden="true">
        <path class={`gu-hex ground-${id}`} d={HEX} />
        <Sign hex={0} ground={id} field={FLAT} />
      </svg>
      <span>
        <b>{speaker.element(element)}</b>{" "}
        <span class="quiet-words">
          {speaker.text("gu-cost", {
            foot: Number(foot) || "–",
            ride: Number(horse) || "–",
          })}
        </span>
      </span>
    </li>
  );
}

/** The kinds of ground on this map, and the signs on the counters. */
export function Legend({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const letters = [...new Set(viewOf(session).terrain)];
  return (
    <details class="gu-legend">
      <summary>{speaker.text("gu-legend-title")}</summary>
      <ul>
        {letters
          .filter((letter) => session.info.lexicon[elementOf(session, letter)])
          .map((letter) => (
            <Ground session={session} letter={letter} />
          ))}
      </ul>
      {viewOf(session).special[lang.value === "de" ? 0 : 1].map((sentence) => (
        <p>{sentence}</p>
      ))}
      <p>{speaker.text("gu-legend")}</p>
      <p>{speaker.text("gu-legend-more")}</p>
    </details>
  );
}
