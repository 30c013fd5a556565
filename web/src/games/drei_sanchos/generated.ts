// Written by `make generate` from tafelrunde.games.drei_sanchos.contract: do not edit.

import { reading } from "../reading";

export const NAMES = ["castilla", "najera", "aragon"] as const;
export const FIELD = 0;
export const GARRISON = 1;
export const STACK = 2;
export const GLYPHS = ["C", "N", "A"] as const;
export const PLACE_MARKS = ["", "g:", "s:"] as const;
export const MOST_UNITS = 14;
export const MOST_POINTS = 3;

/** Everything but hands and reserves of others; lists go by Sancho, -1 is nobody. */
export type View = {
  seats: number[];
  solo: boolean;
  level: string;
  round: number;
  phase: number;
  commander: number;
  card: number;
  keeper: number;
  active: number;
  points: number;
  attacked: boolean;
  besieged: boolean;
  arrow: number;
  ended: number;
  goal: number;
  vp: number[];
  sides: number[];
  regions: Region[];
  kings: King[];
  recruits: number[];
  supply: number[];
  hands: (number | null)[][];
  reserve: (number | null)[][];
  deck: number;
  discard: number[];
  spent: number[];
  el_cid: number;
  contested: number;
  dice: Die[];
};

/** A region: free field troops by Sancho, the garrison and the siege stack. */
export type Region = {
  number: number;
  vp: number;
  troops: number[];
  holder: number;
  garrison: number;
  besieger: number;
  siege: number;
};

/** Where a king stands. */
export type King = {
  region: number;
  place: number;
};

/** A die on the combat track. */
export type Die = {
  face: number;
  column: number;
  sancho: number;
  guard: number;
};

/** What follows from the view. `stands` is everything on the map; `columns` says of each column of the combat track whether its dice strike ("lone"), cancel each other ("shared"), or whether there are none (""). `bots` are the Sanchos that the solo rules run. */
export type Aids = {
  stands: Stand[];
  columns: string[];
  bots: number[];
};

/** Units of one Sancho that stand together: troops, king, and how many that makes. `troop_unit` and `king_unit` are the elements that actions name. */
export type Stand = {
  region: number;
  place: number;
  sancho: number;
  troops: number;
  king: boolean;
  units: number;
  troop_unit: number;
  king_unit: number;
};

/** What the rules can tell before a decision. Each Attack that could be paid for, and the kinds of action that are closed with the reason. */
export type Preview = {
  attacks?: Forecast[];
  closed?: Record<string, [string, string, Record<string, number | string | number[]>]>;
};

/** What an Attack in a region with so many points costs, per Sancho. Troops lost on average, and how often each king has to go home, in percent. */
export type Forecast = {
  region: number;
  points: number;
  lost: number[];
  kings: number[];
};

/** A game that tells nothing of this kind. */
export type Nothing = Record<never, never>;

export type Events = {
  "round-begins": Begins;
  "card-revealed": Revealed;
  "card-played": CardPlayed;
  executes: CardPlayed;
  recruited: Recruited;
  deployed: Deployed;
  moved: Moved;
  fortified: Fortified;
  attacks: Sent;
  "siege-placed": Besieged;
  "field-won": There;
  "field-lost": There;
  captured: Captured;
  "troop-lost": There;
  "siege-loss": There;
  "king-beaten": There;
  "king-home": Deployed;
  rolls: Rolled;
  "column-cancels": Cancelled;
  "die-removed": Removed;
  "battle-over": Over;
  "bot-candidates": Candidates;
};

/** A round with a commander begins. */
export type Begins = {
  round: number;
  sancho: number;
};

/** A solo round without a commander begins. */
export type Revealed = {
  round: number;
  card: number;
};

/** A Sancho plays a card, or executes its field of it. */
export type CardPlayed = {
  sancho: number;
  card: number;
};

/** Troops of a Sancho come from the supply to its recruits. */
export type Recruited = {
  sancho: number;
  number: number;
};

/** A troop or a king of a Sancho comes to a place of a region. */
export type Deployed = {
  sancho: number;
  region: number;
  place: number;
};

/** A unit of a Sancho goes from one region to another. */
export type Moved = {
  sancho: number;
  unit: number;
  source: number;
  region: number;
};

/** A unit of a Sancho goes from the field into the garrison. */
export type Fortified = {
  sancho: number;
  unit: number;
  region: number;
};

/** A Sancho spends points or units in a region. */
export type Sent = {
  sancho: number;
  region: number;
  number: number;
};

/** Units of a Sancho lie down before another one's garrison. */
export type Besieged = {
  sancho: number;
  of: number;
  region: number;
  number: number;
};

/** Something happens to a Sancho in a region. */
export type There = {
  sancho: number;
  region: number;
};

/** A garrison field changes its owner. */
export type Captured = {
  sancho: number;
  of: number;
  region: number;
};

/** The dice of a Sancho fall onto the track. */
export type Rolled = {
  sancho: number;
  dice: number[];
};

/** Dice of several owners share a column and cancel each other. */
export type Cancelled = {
  column: number;
  dice: number[];
};

/** The lone die `by` of a Sancho removes the die `face` of an opponent. */
export type Removed = {
  sancho: number;
  of: number;
  by: number;
  face: number;
};

/** A battle is over. */
export type Over = {
  region: number;
};

/** Between which regions a bot chooses, the best first, with what counts for each. */
export type Candidates = {
  sancho: number;
  choice: number;
  regions: number[];
  first: number[];
  second?: number[];
  third?: number[];
};

/** One exchange with a companion: its report, and what it has to be told next time. */
export type Reply = {
  told: [string, string, Record<string, number | string | number[]>][];
  question: AskedDecision | AskedDice | AskedCard | AskedCards | null;
  flow: Flow;
  position: Record<string, number | string | number[] | number[][]>;
  vp: SoloPoints;
  ended: string;
  won: boolean;
  options: Record<string, boolean | number | string>;
  state: unknown;
  view: View;
  aids: Aids;
};

/** The player decides for whoever is asked on the real table. */
export type AskedDecision = {
  kind: "decision";
  prompt: string;
  params: Record<string, number | string | number[]>;
  actions: [string, number[]][];
};

/** The player says what the dice show. */
export type AskedDice = {
  kind: "dice";
  dice: AskedDie[];
};

/** A die that was rolled on the real table, and what it may show. */
export type AskedDie = {
  sancho: string;
  guard: boolean;
  faces: number[];
};

/** The player says which card was drawn of those with so many points. */
export type AskedCard = {
  kind: "card";
  points: number;
  cards: number[];
};

/** The player says which card went where at the set-up of the hardest level. */
export type AskedCards = {
  kind: "cards";
  cards: number[];
  places: string[];
};

/** Where a game at a real table stands: what is due in this round, and who. */
export type Flow = {
  round: number;
  commander: boolean;
  step: "card" | "turns" | "end" | "over";
  order: string[];
  at: number;
  acted: boolean;
  mine: boolean;
  bot: string;
  deck: number;
  unseen: number[];
  may_reserve: boolean;
};

/** The victory points of the player and of the bots together. */
export type SoloPoints = {
  player: number;
  bots: number;
};

export const { viewOf, aidsOf, previewOf, recapOf, weighedOf, aboutOf, asks, hear } = reading<{ view: View; aids: Aids; preview: Preview; recap: Nothing; weighed: Nothing; events: Events; prompts: "choose-card" | "command" | "pool"; about: Nothing }>("drei_sanchos");
