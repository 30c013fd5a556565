import type { Session } from "../../table/session";

export const SANCHOS = [0, 1, 2];
export const NAMES = ["castilla", "najera", "aragon"];
export const FIELD = 0;
export const GARRISON = 1;
export const STACK = 2;

export interface Region {
  number: number;
  vp: number;
  /** free field troops of each Sancho */
  troops: number[];
  holder: number;
  garrison: number;
  besieger: number;
  siege: number;
}

export interface TrackDie {
  column: number;
  sancho: number;
  guard: boolean | number;
  face: number;
}

/** The view of Krieg der drei Sanchos (tafelrunde.games.drei_sanchos.hidden); -1 is nobody. */
export interface SanchosView {
  solo: boolean;
  /** per Sancho; -1 without a player */
  seats: number[];
  round: number;
  phase: string;
  commander: number;
  card: number;
  active: number;
  points: number;
  attacked: boolean;
  besieged: boolean;
  arrow: number;
  vp: number[];
  goal: number;
  /** per Sancho the points of its side: alone its own, of Sancho-Bots their sum */
  sides: number[];
  regions: Region[];
  kings: { region: number; place: number }[];
  recruits: number[];
  supply: number[];
  hands: (number | null)[][];
  reserve: (number | null)[][];
  deck: number;
  discard: number[];
  spent: number[];
  /** -2 not in the game, -1 in the supply, else the Sancho who has it */
  el_cid: number;
  contested: number;
  dice: TrackDie[];
}

export const viewOf = (session: Session) => session.view.value!.game as unknown as SanchosView;

export const unitOf = (region: number, place: number, king: boolean) =>
  region * 6 + place * 2 + (king ? 1 : 0);

/** Units of one Sancho that stand together in one place of a region. */
export interface Stand {
  region: number;
  place: number;
  sancho: number;
  troops: number;
  king: boolean;
}

/** Everything that stands in a region: field armies, garrison, siege stack. */
export function standsIn(view: SanchosView, { number, ...region }: Region): Stand[] {
  const counts: [place: number, sancho: number, troops: number][] = [
    ...region.troops.map((troops, sancho): [number, number, number] => [FIELD, sancho, troops]),
    [GARRISON, region.holder, region.garrison],
    [STACK, region.besieger, region.siege],
  ];
  return counts.flatMap(([place, sancho, troops]) => {
    if (sancho < 0) return [];
    const at = view.kings[sancho]!;
    const king = at.region === number && at.place === place;
    return troops > 0 || king ? [{ region: number, place, sancho, troops, king }] : [];
  });
}

export const unitsOf = (stand: Stand | undefined) =>
  stand ? stand.troops + (stand.king ? 1 : 0) : 0;

export const playersOf = (view: SanchosView) => view.seats.filter((seat) => seat >= 0).length;

/** The Sancho of a seat: with two players Nájera is run by the commander. */
export const sanchoOf = (view: SanchosView, seat: number) => view.seats.indexOf(seat);
