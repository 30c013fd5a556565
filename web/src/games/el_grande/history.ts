import type { LoggedEvent } from "../../wire";
import { hear, type Scored } from "./generated";

export interface Scoring {
  /** the round of a general scoring, 0 for the scoring of a card */
  round: number;
  /** the round in which it happened */
  during: number;
  card: number;
  places: Scored[];
}

/** All scorings of the game so far, from the chronicle. */
export function scoringsOf(events: LoggedEvent[]): Scoring[] {
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
