// Written by `make generate` from tafelrunde.games.guiscard.contract: do not edit.

import { reading } from "../reading";

export const HEALTHY = 0;
export const WOUNDED = 1;
export const STUNNED = 2;
export const COMING = 1;
export const ON_MAP = 2;
export const DECLARED = 0;
export const COMPLETED = 1;
export const LYING = 1;
export const FOULKON = 2;
export const COLUMNS = 24;
export const OPEN = ".";
export const EVENTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export const DOWN = "D";
export const NO_FIGHT = 0;
export const STEPS = [1, 2, 3, 4, 5] as const;

/** Everything but the standing orders of the other side. Names are German, then English. Fires are hex, turns burnt, whether they burn, and whether naphtha lies there. */
export type View = {
  rows: number;
  terrain: string;
  levels: string;
  features: [number, number, string][];
  ways: [number, number][];
  closed: number[];
  scenario: string;
  sides: string[];
  names: string[][];
  special: string[][];
  goals: ShownGoal[];
  rounds: number;
  round: number;
  turn: number;
  active: number;
  phase: number;
  winner: number;
  techniques: boolean;
  units: Unit[];
  horses: Horse[];
  bodies: [number, number, number, number][];
  mover: number;
  points: number;
  burden: number;
  spared: number;
  met: number[];
  orders: number[];
  charges: Charge[];
  things?: Thing[];
  fires?: [number, number, boolean, boolean][];
  siege?: SiegeView;
};

/** A condition of victory; where units count, how many fulfil it now. `own`, `against`: who is in a region that is to be held. `gate`: 0 closed, 1 open, 2 destroyed. */
export type ShownGoal = {
  winner: number;
  when: string;
  sort: string;
  units: number[];
  n: number;
  reached?: number;
  own?: number;
  against?: number;
  gate?: number;
  edge?: number;
  region?: string;
};

/** A unit with the values of its present state; a hex of -1 is none. */
export type Unit = {
  n: number;
  seat: number;
  where: number;
  at: number;
  rear: number;
  facing: number;
  health: number;
  mount: number;
  attack: number;
  defence: number;
  allowance: number;
  armoured: boolean;
  lance: number;
  ammo: number;
  done: number;
  left: number;
  since: number;
  felt: number;
  exit: number;
  form: number;
  marker: number;
  beaten: number;
  captor: number;
  asleep?: boolean;
  perch?: number;
  under?: number;
  grapnel?: boolean;
};

/** A horse without its rider. */
export type Horse = {
  n: number;
  state: number;
  at: number;
  rear: number;
  leader: number;
};

/** A declared charge and the counter-charge against it. */
export type Charge = {
  unit: number;
  target: number;
  hex: number;
  path: number[];
  state: number;
  band: number;
  counter: number;
  counter_path: number[];
};

/** A ladder, a rope or an engine: where it stands or lies, and the hex that it leads to. `how`: 0 outside the map, 1 lying, 2 standing or fixed, 3 in somebody's hand. */
export type Thing = {
  what: string;
  seat: number;
  how: number;
  at: number;
  to: number;
  since: number;
};

/** GU-11.1: the siege log. `last_day` is -1 for whoever may not know it. Bonuses: of the event roll for the first days and rationing; of a negotiation for numbers and walls; `chance`: in how many of ten rolls a negotiation succeeds. Damage is hex, level, most. `market`: who can be bought now. `free`: the living of each seat who are no prisoners. `parley_rolls`: the faces with which a negotiation succeeds; `parley_need` is their sum. `ratio`: 0 more than twice as many besiegers, 1 more, 2 no more. `left`: days of food after today, -1 where `last_day` is hidden. `builders`: the healthy besiegers, `crew` for each piece. `steps`: those of a day (GU-11.2) that wait for somebody, and which of them it is. */
export type SiegeView = {
  building: string;
  day: number;
  last_day: number;
  captured: number;
  idle: number;
  besieger: number;
  reversed: boolean;
  event: number;
  used: number[];
  event_bonus: number[];
  initiative: number;
  parleyed: boolean;
  chance: number;
  parley_bonus: number[];
  battle_done: boolean;
  engineer: boolean;
  action: number;
  quiet: number;
  men: SiegeMan[];
  gear: Record<string, number>[];
  projects: [string, number, number][];
  damage: [number, number, number][];
  market: number[];
  free: number[];
  parts: [string, number][];
  plan: SiegePart[];
  walls: SiegeWall[];
  parley_rolls: number[];
  parley_need: number;
  ratio: number;
  left: number;
  builders: number;
  crew: number;
  work_days: Record<string, number>;
  steps: [string, boolean][];
};

/** A unit between the actions. `state`: 0 fit, 1 wounded, 3 dead, 4 prisoner. `heals`: the day on which it is healthy again, 0 never, -1 not known or not needed. */
export type SiegeMan = {
  n: number;
  seat: number;
  state: number;
  heals: number;
  horse: boolean;
  command: boolean;
  inside: boolean;
};

/** A part of the building, who holds it, and its hexes. */
export type SiegePart = {
  name: string;
  seat: number;
  hexes: number[];
};

/** A wall of the plan: damage and the most it takes, and whether it may be battered today. `hits`: in how many of ten rolls one, two, three and four stone throwers do damage to it. */
export type SiegeWall = {
  hex: number;
  kind: string;
  level: number;
  most: number;
  open: boolean;
  hits: number[];
};

/** What follows from the view. */
export type Aids = {
  arcs: Arcs[];
};

/** The hexes before and behind a rider, or a man in a formation. */
export type Arcs = {
  unit: number;
  front: number[];
  rear: number[];
};

/** What the rules can tell before a decision; units and hexes are keys as text. A reach is hex, points left, worst check in tenths, checks, shooters. A risk on the way to a hex: stopped, wounded and killed by checks, in percent. Turns of a rider: by hex and direction the way there. Runs and strikes by target. The zone is where the next unit of a set-up may stand. */
export type Preview = {
  reach?: Record<string, [number, number, number, number, number][]>;
  ways?: Record<string, number[]>;
  risks?: Record<string, [number, number, number]>;
  turns?: Record<string, Record<string, number[]>>;
  runs?: Record<string, Run>;
  zone?: number[];
  targets?: ShownShot[];
  shooters?: Record<string, ShownShot[]>;
  odds?: ShownOdds;
  charges?: Record<string, ShownOdds>;
  strikes?: Record<string, ShownOdds>;
};

/** A charge that could be ridden: the target hex, the path, its combat if it arrives. The risk is how often enemies on the way stop, wound or kill the rider, in percent. */
export type Run = {
  hex: number;
  path: number[];
  odds: ShownOdds;
  risk: [number, number, number];
};

/** A combat before the die falls: the ten results, and each of them once with its percent. `wins` is how often the defender has the worst of it. */
export type ShownOdds = {
  attack: number;
  defence: number;
  difference: number;
  first_column: string;
  column: string;
  shifts: [string, number][];
  armoured: boolean;
  results: string[];
  outcomes: [string, number][];
  wins: number;
};

/** A shot at a hex: hits in percent, cover, the letters of the ten rolls, what they mean. The outcomes are what may become of whoever is aimed at, in percent of all shots. */
export type ShownShot = {
  hex: number;
  percent: number;
  cover: number;
  effects: string;
  meanings: [string, string][];
  outcomes: [string, number][];
};

/** A game that tells nothing of this kind. */
export type Nothing = Record<never, never>;

export type Events = {
  "round-begins": OfRound;
  "sets-up": OfUnit;
  "head-placed": Here;
  "set-up": Placed;
  "makes-ready": OfUnit;
  shoots: Shoots;
  "takes-up": Budget;
  steps: Steps;
  "charge-path": Here;
  charges: Charges;
  "counter-path": Here;
  fought: Fought;
};

/** A round begins. */
export type OfRound = {
  round: number;
};

/** A unit is taken in hand. */
export type OfUnit = {
  unit: number;
};

/** A unit and a hex of its way. */
export type Here = {
  unit: number;
  hex: number;
};

/** A unit stands where the game begins. */
export type Placed = {
  unit: number;
  hex: number;
  direction: number;
};

/** A unit shoots at a hex. */
export type Shoots = {
  unit: number;
  hex: number;
  n: number;
};

/** A unit begins its move with these points. */
export type Budget = {
  unit: number;
  points: number;
};

/** A unit steps into a hex and has these points left. */
export type Steps = {
  unit: number;
  hex: number;
  points: number;
};

/** A unit declares a charge over a number of hexes. */
export type Charges = {
  unit: number;
  enemy: number;
  count: number;
};

/** The die of a combat has fallen: the column of the table, its ten results, and the roll. */
export type Fought = {
  unit: number;
  n: number;
  roll: number;
  column: string;
  letter: string;
  results: string;
};

/** The unit that a question is about, and how far a set-up is. */
export type About = {
  unit?: number;
  placed?: number;
  all?: number;
};

/** The line of sight between two hexes. */
export type LineOfSight = {
  line: number[];
  blocked: boolean;
  rule: string;
  key: string;
  seen?: [number, number][];
  cover: number;
};

export const { viewOf, aidsOf, previewOf, recapOf, weighedOf, aboutOf, asks, hear } = reading<{ view: View; aids: Aids; preview: Preview; recap: Nothing; weighed: Nothing; events: Events; prompts: "move-step"; about: About }>("guiscard");
