import type { Session } from "../../table/session";

export const HEALTHY = 0;
export const WOUNDED = 1;
export const STUNNED = 2;
export const COMING = 1;
export const ON_MAP = 2;
export const DECLARED = 0;
export const COMPLETED = 1;
export const FOULKON = 2;
export const NONE = -1;

export interface Unit {
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
  armoured: boolean | number;
  lance: number;
  ammo: number;
  done: number;
  form: number;
  marker: number;
  beaten: number;
  spent: number;
  exit: number;
}

export interface Horse {
  n: number;
  state: number;
  at: number;
  rear: number;
  leader: number;
}

export interface Charge {
  unit: number;
  target: number;
  hex: number;
  counter: number;
  state: number;
  path: number[];
  counter_path: number[];
}

/** A condition of victory; nobody's is a draw. */
export interface Goal {
  winner: number;
  when: "now" | "end";
  /** what is counted: dead, alive, leave, stand, hold, else */
  sort: string;
  units: number[];
  n: number;
  /** how many of the units fulfil it now */
  reached?: number;
  edge?: number;
  region?: string;
}

/** A hex that a unit could reach: points left, worst check in tenths, checks, shooters. */
export type Reach = [hex: number, left: number, worst: number, checks: number, shots: number];

/** A shot: hits in percent, cover, and the effects of the ten rolls. */
export type Shot = [hex: number, percent: number, cover: number, effects: string];

export interface Odds {
  attack: number;
  defence: number;
  first_column: string;
  column: string;
  shifts: [reason: string, by: number][];
  results: string[];
}

/** Guiscard's view (tafelrunde.games.guiscard.screen.hidden); everything on the map is open. */
export interface GuiscardView {
  scenario: string;
  /** of the sides by seat, German and English */
  names: [de: string, en: string][];
  goals: Goal[];
  /** what the scenario says to its players, German and English */
  special: [de: string[], en: string[]];
  rounds: number;
  round: number;
  turn: number;
  active: number;
  phase: number;
  rows: number;
  terrain: string;
  levels: string;
  features: [hex: number, side: number, feature: string][];
  /** where paths and stairs lead */
  ways: [hex: number, to: number][];
  units: Unit[];
  horses: Horse[];
  bodies: [hex: number, men: number, horses: number, cost: number][];
  mover: number;
  points: number;
  orders: number[];
  charges: Charge[];
}

/** What the rules can tell before a decision (tafelrunde.games.guiscard.screen.preview). */
export interface Preview {
  reach?: Record<string, Reach[]>;
  /** per hex: the cheapest way of the moving unit */
  ways?: Record<string, number[]>;
  targets?: Shot[];
  /** who may fire at the moving unit, and how */
  shooters?: Record<string, Shot[]>;
  odds?: Odds | null;
  /** odds of charges that are still to be fought, by rider */
  charges?: Record<string, Odds>;
}

export const viewOf = (session: Session) => session.view.value!.game as unknown as GuiscardView;

export const previewOf = (session: Session) => (session.view.value!.preview ?? {}) as Preview;

/** The reach that is shown: of the moving unit, or of the one that is looked at. */
export function reachOf(session: Session): Reach[] {
  const { reach = {} } = previewOf(session);
  const { mover } = viewOf(session);
  const looked = session.inspected.value?.match(/^unit:(\d+)$/)?.[1];
  return reach[mover >= 0 ? String(mover) : (looked ?? "")] ?? [];
}

export const standing = (view: GuiscardView) => view.units.filter((u) => u.where === ON_MAP);
