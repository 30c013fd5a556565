import type { Told } from "../../wire";
import { CASTILLO } from "./view";

/** What one place brought when it was scored. */
export interface Scored {
  place: number;
  counts: number[];
  values: number[];
  points: number[];
  /** what the points of the sole leader contain beyond the numbers, and why */
  bonus: number;
  king: boolean;
  home: boolean;
}

export interface Scoring {
  /** the round of a general scoring, 0 for the scoring of a card */
  round: number;
  /** the round in which it happened */
  during: number;
  card: number;
  places: Scored[];
}

const list = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The seat with more caballeros than every other one, or -1. */
export function soleLeader(counts: number[]): number {
  const most = Math.max(...counts);
  const leaders = counts.filter((count) => count === most).length;
  return most > 0 && leaders === 1 ? counts.indexOf(most) : -1;
}

/** All scorings of the game so far, from the chronicle. */
export function scoringsOf(events: Told[]): Scoring[] {
  const all: Scoring[] = [];
  const homes: number[] = [];
  let king = -1;
  let card = -1;
  let during = 0;
  let open: Scoring | null = null;
  for (const [, key, params] of events) {
    if (key === "king-starts" || key === "king-moved") king = Number(params["place"]);
    else if (key === "home-drawn" || key === "grande-moved")
      homes[Number(params["seat"])] = Number(params["place"]);
    else if (key === "round-begins") during = Number(params["round"]);
    else if (key === "card-taken") [card, open] = [Number(params["card"]), null];
    else if (key === "general-scoring")
      all.push((open = { round: Number(params["round"]), during, card: -1, places: [] }));
    else if (key === "scored") {
      if (!open) all.push((open = { round: 0, during, card, places: [] }));
      open.places.push(read(params, king, homes));
    }
  }
  return all.filter((scoring) => scoring.places.length > 0);
}

function read(params: Told[2], king: number, homes: number[]): Scored {
  const place = Number(params["place"]);
  const counts = list(params["counts"]);
  const bonus = Number(params["bonus"]);
  return {
    place,
    counts,
    values: list(params["values"]),
    points: list(params["points"]),
    bonus,
    king: bonus > 0 && place === king,
    home: bonus > 0 && homes[soleLeader(counts)] === place,
  };
}

/**
 * EG-R.3: what went into the castillo is told once, and forgotten with the end of the round
 * until the castillo is scored. These are the numbers of the events to leave out meanwhile.
 */
export function forgotten(events: Told[]): Set<number> {
  const numbers = new Set<number>();
  let inside: number[] = [];
  events.forEach(([, key, params], number) => {
    const into = { placed: params["place"], moved: params["target"] }[key];
    if (into === CASTILLO) inside.push(number);
    else if (key === "scored" && params["place"] === CASTILLO) {
      inside = [];
      numbers.clear();
    } else if (key === "round-begins" || key === "general-scoring")
      for (const one of inside) numbers.add(one);
  });
  return numbers;
}

/** Whether a seat shares its number of caballeros with another one. */
export const isTied = (counts: number[], seat: number) =>
  counts[seat]! > 0 && counts.filter((count) => count === counts[seat]).length > 1;
