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

/** What follows from the view. By place and seat, what everybody would get if the place were scored now; by seat, how many regions it leads alone; and the rounds that a general scoring follows. */
export type Aids = {
  worth: number[][];
  led: number[];
  scored_after: number[];
};

/** A game that tells nothing of this kind. */
export type Nothing = Record<never, never>;

export type Events = {
  "round-begins": OfRound;
  "general-scoring": OfRound;
  "card-taken": Taken;
  placed: Placed;
  moved: Moved;
  scored: Scored;
};

/** A round begins, or is scored. */
export type OfRound = {
  round: number;
};

/** A seat takes an action card. */
export type Taken = {
  seat: number;
  card: number;
};

/** A seat puts a caballero somewhere. */
export type Placed = {
  seat: number;
  place: number;
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

/** Places that an announced step names. */
export type About = {
  source?: number;
  target?: number;
};

export const { viewOf, aidsOf, previewOf, aboutOf, asks, hear } = reading<{ view: View; aids: Aids; preview: Nothing; events: Events; prompts: "play-power" | "take-card" | "take_back" | "put_board" | "veto"; about: About }>("el_grande");
