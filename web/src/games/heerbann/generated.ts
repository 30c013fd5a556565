// Written by `make generate` from tafelrunde.games.heerbann.contract: do not edit.

import { reading } from "../reading";

export const RECRUIT = "recruit";
export const CONQUER = "conquer";
export const NOBODYS = -1;
export const NOT_YET = -2;
export const NO_TIE = 0;
export const HERALD = 1;
export const FEWER_CARDS = 2;
export const DEAREST = 3;
export const YOUNGER = 4;

/** Everything public; lists go by seat, those of provinces by their number. */
export type View = {
  phase: string;
  round: number;
  deck: number;
  display: number[];
  abilities: boolean;
  removed: number[];
  seniority: number[];
  armies: (number[] | null)[];
  army_sizes: number[];
  fresh: number[];
  numbers: number[];
  extra_dice: number[];
  order: number[];
  roller: number;
  dice: number[];
  rerolled: number[];
  ordinal: number;
  value: number;
  luck: number[];
  committed: number[][];
  strength: number[];
  total: number[];
  slain: number;
  spent: number[];
  holder: number[];
  values: number[];
  points: number[];
};

/** What follows from the view. By open card: the chances in percent to form its cost with one die, two, and so on, and the places of dice in the roll that form it exactly, the fewest. Then the own cards whose recruiting ability works in this round, the provinces, how many of them each seat holds, and who leads. */
export type Aids = {
  odds: number[][];
  forms: number[][];
  awake: number[];
  provinces: Province[];
  held: number[];
  lead: Lead;
};

/** What a province may be worth, and the die that was thrown for it (0: not yet). */
export type Province = {
  low: number;
  high: number;
  die: number;
};

/** The seats with the most points, these points, and the provinces of these seats. */
export type Lead = {
  seats: number[];
  points: number;
  provinces: number;
};

/** A game that tells nothing of this kind. */
export type Nothing = Record<never, never>;

/** What cards bring into the present battle together, as long as nobody else interferes. */
export type Force = {
  strength: number;
  luck: number;
  total: number;
};

export type Events = {
  revealed: OfRound;
  "recruiting-ended": OfCards;
  "numbers-opened": Numbers;
  "number-changed": Changed;
  "order-fixed": Order;
  rolled: Rolled;
  "rolled-again": Again;
  "nothing-formed": OfSeat;
  declined: OfSeat;
  recruited: Recruited;
  "recruited-nudged": Recruited;
  "province-valued": Valued;
  "luck-rolled": Fortune;
  committed: Committed;
  slain: Slain;
  strengthened: Strengthened;
  "luck-doubled": Doubled;
  "luck-denied": Denied;
  totals: Totals;
  "tie-by-cards": OfSeat;
  "tie-by-cost": OfSeat;
  "luck-again": LuckAgain;
  conquered: Conquered;
  recovered: OfSeatAndCard;
  "set-aside": OfProvince;
};

/** A card is turned up in a round. */
export type OfRound = {
  round: number;
  card: number;
};

/** Cards that are left over. */
export type OfCards = {
  cards: number[];
};

/** The dice numbers by seat. */
export type Numbers = {
  numbers: number[];
};

/** A seat changes its dice number. */
export type Changed = {
  seat: number;
  number: number;
};

/** The seats in their order, why each comes before the next one, and its dearest card. */
export type Order = {
  order: number[];
  reasons: number[];
  dearest: number[];
};

/** A seat rolls. */
export type Rolled = {
  seat: number;
  dice: number[];
};

/** A seat rolls the marked dice again; their new faces, and the whole roll after that. */
export type Again = {
  seat: number;
  marked: number[];
  dice: number[];
  roll: number[];
};

/** Something that happened to a seat. */
export type OfSeat = {
  seat: number;
};

/** A seat takes a card; the dice as thrown and as counted. */
export type Recruited = {
  seat: number;
  card: number;
  cost: number;
  dice: number[];
  counted: number[];
};

/** A province gets its value; the die that was thrown for it. */
export type Valued = {
  province: number;
  value: number;
  die: number;
};

/** The luck dice by seat. */
export type Fortune = {
  luck: number[];
};

/** The cards that a seat sends into a battle, their printed strength, and those with a deed. A deed is an ability that works in battles. */
export type Committed = {
  seat: number;
  cards: number[];
  strength: number;
  deeds: number[];
};

/** A card of a seat makes an opponent's card count nothing. With what abilities have done to the loser's strength so far, and that strength. */
export type Slain = {
  seat: number;
  by: number;
  card: number;
  loser: number;
  ability: number;
  strength: number;
};

/** A card adds to the strength of its seat. With what abilities have done to that strength so far, and the strength itself. */
export type Strengthened = {
  seat: number;
  card: number;
  count: number;
  ability: number;
  strength: number;
};

/** The luck of a seat counts several times. */
export type Doubled = {
  seat: number;
  card: number;
  times: number;
};

/** A card of a seat makes the luck of the denied ones count nothing. */
export type Denied = {
  seat: number;
  card: number;
  denied: number[];
};

/** What everybody brings to a battle, by seat; -1 for whoever is not in it. */
export type Totals = {
  strengths: number[];
  fortunes: number[];
  totals: number[];
};

/** Tied seats roll their luck again. */
export type LuckAgain = {
  seats: number[];
  dice: number[];
  totals: number[];
};

/** A seat conquers a province. */
export type Conquered = {
  seat: number;
  province: number;
  value: number;
};

/** What a card does for its seat. */
export type OfSeatAndCard = {
  seat: number;
  card: number;
};

/** Something that happened to a province. */
export type OfProvince = {
  province: number;
};

/** Faces that are marked for another roll. */
export type About = {
  chosen?: number[];
};

export const { viewOf, aidsOf, previewOf, recapOf, weighedOf, aboutOf, asks, hear } = reading<{ view: View; aids: Aids; preview: Nothing; recap: Nothing; weighed: Force; events: Events; prompts: "commit-cards" | "reroll-mark"; about: About }>("heerbann");
