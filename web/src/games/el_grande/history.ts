import type { Session } from "../../table/session";
import type { LoggedEvent } from "../../wire";
import { CASTILLO, hear, recapOf, type Recap, type Scored } from "./generated";

export type Scoring = Recap["scorings"][number] & { places: Scored[] };

/** All scorings of the game so far with their places, as the rules count them up. */
export function scoringsOf(session: Session): Scoring[] {
  const told = session.told.value;
  return recapOf(session).scorings.map((scoring) => {
    const places: Scored[] = [];
    for (const number of scoring.scored) {
      const event = told[number];
      if (event) hear(event, { scored: (place) => places.push(place) });
    }
    return { ...scoring, places };
  });
}

/** The place that the stage scores before everybody's eyes, or that was just scored. */
export function scoredNow(session: Session): Scored | undefined {
  const cue = session.stage.playing.value;
  let scored: Scored | undefined;
  const event = cue ? session.told.value[cue.first] : undefined;
  if (event) hear(event, { scored: (place) => (scored = place) });
  return scored;
}

/**
 * Who stands in the open tower during a general scoring: nobody knows before it is scored, and
 * everybody leaves it afterwards.
 */
export function insideTower(events: readonly LoggedEvent[]): number[] | null {
  let inside: number[] | null = null;
  let general = false;
  for (const event of events) {
    hear(event, {
      "general-scoring": () => (general = true),
      "round-begins": () => ([general, inside] = [false, null]),
      scored: ({ place, counts }) => general && place === CASTILLO && (inside = counts),
      "castillo-to-region": ({ seat }) => (inside = inside?.with(seat, 0) ?? null),
      "castillo-to-court": ({ seat }) => (inside = inside?.with(seat, 0) ?? null),
    });
  }
  return inside;
}
