// The pieces of the war, drawn for this game: colour, shape and sign for each side.
import { Icon, type IconName } from "../../parts/icons";
import type { Session } from "../../table/session";
import { LANCASTER, YORK } from "./generated";

const PETALS = [0, 72, 144, 216, 288];

export const FRANCE = 2;
const SIDES = ["york", "lancaster", "france"];

/** The rose of a house, drawn around a point: York's is round, Lancaster's has pointed sepals. */
export function RoseShape({ house }: { house: number }) {
  return (
    <g class={`vk-rose-${SIDES[house]}`}>
      {house === LANCASTER &&
        PETALS.map((angle) => (
          <path class="sepal" d="M-3-8L0-15 3-8z" transform={`rotate(${angle + 36})`} />
        ))}
      {PETALS.map((angle) => (
        <path class="petal" d="M0-1C-9-4-8-13 0-13S9-4 0-1z" transform={`rotate(${angle})`} />
      ))}
      <circle class="heart" r="4" />
    </g>
  );
}

export function Rose({ house, class: style = "" }: { house: number; class?: string }) {
  return (
    <svg class={`vk-rose ${style}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <RoseShape house={house} />
    </svg>
  );
}

/** One troop: York with a ring, Lancaster with a cross, the French pointed with a lily. */
export function Troop({ side }: { side: number }) {
  return (
    <svg class={`vk-troop ${SIDES[side]}`} viewBox="0 0 20 20" aria-hidden="true">
      {side === FRANCE ? (
        <path class="body" d="M10 1l8.5 6.5V19h-17V7.5z" />
      ) : (
        <rect class="body" x="1.5" y="1.5" width="17" height="17" rx={side === YORK ? 5 : 1.5} />
      )}
      {side === YORK && <circle class="sign" cx="10" cy="10" r="4" />}
      {side === LANCASTER && <path class="sign" d="M6 6l8 8M14 6l-8 8" />}
      {side === FRANCE && (
        <path
          class="sign"
          d="M10 6c3 3 2 5 0 7-2-2-3-4 0-7zM5.5 10c0 3 2 4 4.5 4M14.5 10c0 3-2 4-4.5 4M8 16h4"
        />
      )}
    </svg>
  );
}

/** A number with as many troops beside it. */
export function Troops({ side, count }: { side: number; count: number }) {
  return (
    <span class={`vk-troops ${count === 0 ? "none" : ""}`}>
      <b class="vk-count">{count}</b>
      <span class="vk-cubes">
        {Array.from({ length: Math.max(1, count) }, () => (
          <Troop side={side} />
        ))}
      </span>
    </span>
  );
}

/** Command points as yellow discs. */
export function Points({ count }: { count: number }) {
  return (
    <svg class="vk-points" viewBox={`0 0 ${count * 15 + 1} 16`} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <circle cx={8 + i * 15} cy="8" r="6.2" />
      ))}
    </svg>
  );
}

/** The five round marks of an event: plain, over a rose, or in a frame; the present one stands out. */
export function Track({ track, round }: { track: string; round: number }) {
  return (
    <svg class="vk-track" viewBox="0 0 120 26" aria-hidden="true">
      {[...track].map((mark, i) => (
        <g class={i + 1 === round ? "now" : ""} transform={`translate(${12 + i * 24} 13)`}>
          {i + 1 === round && <circle class="glow" r="12.5" />}
          {(mark === "W" || mark === "R") && (
            <g transform="scale(.82)">
              <RoseShape house={mark === "W" ? YORK : LANCASTER} />
            </g>
          )}
          {mark === "F" && <rect class="frame" x="-8" y="-8" width="16" height="16" />}
          <text class={mark === "R" ? "on-red" : mark === "W" ? "on-white" : ""} y="4.6">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

const MARKS: Record<string, IconName> = {
  printed: "seal",
  public: "magnifier",
  context: "magnifier",
  reconstructed: "quill",
};

/** Where something on a card comes from: seal, magnifier or quill. */
export function Source({ session, from }: { session: Session; from: string }) {
  return (
    <span class="vk-source" title={session.speaker.value.text(`provenance-${from}`)}>
      <Icon name={MARKS[from] ?? "quill"} />
    </span>
  );
}
