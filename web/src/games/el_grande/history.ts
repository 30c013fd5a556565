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

/**
 * EG-R.3: what went into the castillo is told once, and forgotten with the end of the round
 * until the castillo is scored. These are the numbers of the events to leave out meanwhile.
 */
export function forgotten(events: readonly LoggedEvent[]): Set<number> {
  const numbers = new Set<number>();
  let inside: number[] = [];
  const forget = () => inside.forEach((one) => numbers.add(one));
  events.forEach((event, number) => {
    hear(event, {
      placed: ({ place }) => place === CASTILLO && inside.push(number),
      moved: ({ target }) => target === CASTILLO && inside.push(number),
      scored({ place }) {
        if (place !== CASTILLO) return;
        inside = [];
        numbers.clear();
      },
      "round-begins": forget,
      "general-scoring": forget,
    });
  });
  return numbers;
}
