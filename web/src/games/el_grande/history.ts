import type { Session } from "../../table/session";
import type { LoggedEvent } from "../../wire";
import { CASTILLO, hear, type Scored } from "./generated";

export interface Scoring {
  /** the round of a general scoring, 0 for the scoring of a card */
  round: number;
  /** the round in which it happened */
  during: number;
  card: number;
  places: Scored[];
}

/** All scorings of the game so far, from the chronicle. */
export function scoringsOf(events: readonly LoggedEvent[]): Scoring[] {
  const all: Scoring[] = [];
  let card = -1;
  let during = 0;
  let open: Scoring | null = null;
  for (const event of events) {
    hear(event, {
      "round-begins": ({ round }) => (during = round),
      "card-taken": (taken) => ([card, open] = [taken.card, null]),
      "general-scoring": ({ round }) => all.push((open = { round, during, card: -1, places: [] })),
      scored(place) {
        if (!open) all.push((open = { round: 0, during, card, places: [] }));
        open.places.push(place);
      },
    });
  }
  return all.filter((scoring) => scoring.places.length > 0);
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
