import { lang } from "../../settings";
import type { Session } from "../../table/session";
import { nameOf, Sign } from "./ground";
import { hexagon } from "./hexes";
import { viewOf } from "./generated";

const HEX = hexagon();
const FLAT = { terrain: "", levels: [], rows: 0, ways: [] };

/** A kind of ground with its picture, its name, and what a step into it costs. */
function Kind({ session, kind }: { session: Session; kind: string }) {
  const speaker = session.speaker.value;
  const element = `terrain:${kind.charCodeAt(0)}`;
  const { foot = 0, horse = 0 } = session.info.lexicon[element]?.facts ?? {};
  return (
    <li>
      <svg class="gu-map" viewBox="-26 -24 52 48" width="40" height="36" aria-hidden="true">
        <path class={`gu-hex kind-${nameOf(kind)}`} d={HEX} />
        <Sign hex={0} kind={kind} field={FLAT} />
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
  const kinds = [...new Set(viewOf(session).terrain)].filter(
    (kind) => session.info.lexicon[`terrain:${kind.charCodeAt(0)}`],
  );
  return (
    <details class="gu-legend">
      <summary>{speaker.text("gu-legend-title")}</summary>
      <ul>
        {kinds.map((kind) => (
          <Kind session={session} kind={kind} />
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
