// The pieces of the war, drawn for this game: colour, shape and sign for each side.
import { Icon, type IconName } from "../../parts/icons";
import { Man } from "../../parts/paint/people";
import type { Session } from "../../table/session";
import { FRAMED, LANCASTER, RED_ROSE, WHITE_ROSE, YORK } from "./generated";
import { liveryOf, RoseShape } from "./houses";

/** A man of a side with the number of troops that he stands for. */
export function Troops({ side, count }: { side: number; count: number }) {
  return (
    <svg class="vk-troops" viewBox="-12 -26 44 40" aria-hidden="true">
      <Man livery={liveryOf(side)} />
      <text x="13" y="8">
        {count}
      </text>
    </svg>
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

const ROSES: Record<string, number> = { [WHITE_ROSE]: YORK, [RED_ROSE]: LANCASTER };

/** The five round marks of an event: a number, a rose or a frame; the present one is gold. */
export function Track({ track, round }: { track: string; round: number }) {
  return (
    <svg class="vk-track" viewBox="0 0 120 26" aria-hidden="true">
      {[...track].map((mark, i) => (
        <g class={i + 1 === round ? "now" : ""} transform={`translate(${12 + i * 24} 13)`}>
          {i + 1 === round && <circle class="glow" r="12.5" />}
          {ROSES[mark] !== undefined ? (
            <g transform="scale(.54)">
              <RoseShape house={ROSES[mark]} />
            </g>
          ) : (
            <>
              {mark === FRAMED && <rect class="framed" x="-8" y="-8" width="16" height="16" />}
              <text y="4.6">{i + 1}</text>
            </>
          )}
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
