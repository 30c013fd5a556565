// Written by `make generate` from tafelrunde.games.el_grande.contract: do not edit.

import { reading } from "../reading";

export const CASTILLO = 9;
export const COURT = 10;
export const TRACK = 100;

/** Everything that lies open; lists go by seat or by place, -1 is nobody and nowhere. */
export type View = {
  rounds: number[];
  round: number;
  rounds_done: number;
  king: number;
  starter: number;
  turn: number;
  grande: number[];
  regions: number[][];
  castillo: (number | null)[];
  castillo_display: string;
  values: number[][];
  boards: number[];
  court: number[];
  province: number[];
  score: number[];
  hand: number[][];
  discard: number[][];
  back: number[];
  played: number[];
  order: number[];
  face_up: number[];
  taker: number[];
  unseen: number[];
  vetoes: [number, number][];
};

/** What follows from the view. By place and seat, what everybody would get if the place were scored now, and by seat what that makes together; by seat, how many regions it leads alone; the rounds that a general scoring follows, and whether one goes on; for each power card that lies, the seat that played it. */
export type Aids = {
  worth: number[][];
  worth_together: number[];
  led: number[];
  scored_after: number[];
  scoring: boolean;
  taken_powers: [number, number][];
};

/** A game that tells nothing of this kind. */
export type Nothing = Record<never, never>;

/** The scorings so far, and by seat what those of cards brought together. */
export type Recap = {
  scorings: Scoring[];
  by_cards: number[];
};

/** A scoring of the past. The round of a general scoring (0: of a card), the round in which it was and its card (-1), the numbers of the events that scored its places, and by seat what it brought. */
export type Scoring = {
  round: number;
  during: number;
  card: number;
  scored: number[];
  points: number[];
};

export type Events = {
  "round-begins": OfRound;
  "general-scoring": OfRound;
  "card-revealed": Shown;
  "power-played": Bid;
  "order-fixed": Ordered;
  recruited: Counted;
  recalled: Placed;
  "card-taken": Taken;
  placed: Placed;
  moved: Moved;
  "sent-back": Leaving;
  "must-leave": Placed;
  "disc-shown": Placed;
  evicted: Evicted;
  "evicted-to-court": Evicted;
  "board-put": Laid;
  "king-moved": Placed;
  "grande-moved": Placed;
  vetoed: Vetoed;
  "castillo-to-region": Leaving;
  "castillo-to-court": Leaving;
  scored: Scored;
};

/** A round begins, or is scored. */
export type OfRound = {
  round: number;
};

/** A stack shows its card of the round. */
export type Shown = {
  stack: number;
  card: number;
};

/** A seat plays a power card. */
export type Bid = {
  seat: number;
  power: number;
};

/** The order of turns is fixed. */
export type Ordered = {
  order: number[];
};

/** Caballeros of a seat come from the province to its court. */
export type Counted = {
  seat: number;
  number: number;
};

/** Something of a seat and the place it names: a caballero, its Grande, the King, a disc. */
export type Placed = {
  seat: number;
  place: number;
};

/** A seat takes an action card. */
export type Taken = {
  seat: number;
  card: number;
};

/** A caballero goes from one place to another. */
export type Moved = {
  card: number;
  seat: number;
  step: string;
  color: number;
  source: number;
  target: number;
};

/** Caballeros of a seat leave a place, or arrive in it from the castillo. */
export type Leaving = {
  seat: number;
  number: number;
  place: number;
};

/** Caballeros of a seat must go from one place to another. */
export type Evicted = {
  seat: number;
  number: number;
  source: number;
  place: number;
};

/** A seat lays a movable scoreboard. */
export type Laid = {
  seat: number;
  board: number;
  place: number;
};

/** A seat stops the special action of another one. */
export type Vetoed = {
  seat: number;
  of: number;
  card: number;
};

/** A place is scored; lists go by seat. `leader` is the seat with more than every other one, or -1; `king` and `home` are the bonuses it gets, `tied` who has as many as somebody else. */
export type Scored = {
  place: number;
  total: number;
  counts: number[];
  values: number[];
  points: number[];
  bonus: number;
  leader: number;
  king: number;
  home: number;
  tied: number[];
};

/** The card that is carried out, and places that an announced step names. */
export type About = {
  card?: number;
  source?: number;
  target?: number;
};

export const { viewOf, aidsOf, previewOf, recapOf, weighedOf, aboutOf, asks, hear } = reading<{ view: View; aids: Aids; preview: Nothing; recap: Recap; weighed: Nothing; events: Events; prompts: "play-power" | "recruit" | "take-card" | "place" | "place-extra" | "special" | "choose-order" | "choose-source" | "pick" | "fetch" | "take_back" | "put_board" | "veto"; about: About }>("el_grande");
