import { signal } from "@preact/signals";
import type { Session } from "../../table/session";

export const YORK = 0;
export const LANCASTER = 1;
export const HALF = 6;
export const FRENCH = 8;
export const REGIONS = [0, 1, 2];
export const FACES = [1, 2, 3, 4, 5, 6];
export const KINDS = ["single", "pair", "triple"] as const;

const narrow = matchMedia("(max-width: 700px)");
/** Whether everything lies in one narrow column. */
export const phone = signal(narrow.matches);
narrow.addEventListener("change", () => (phone.value = narrow.matches));

export interface BattleView {
  attacker: number;
  clash: number;
  rolled: boolean;
  dice: number[];
  shown: boolean;
  claim: number;
  verdict: 0 | 1 | 2;
  defence: number[];
  adjuster: number;
  changed: number;
}

/** Vetternkrieg's view (tafelrunde.games.vetternkrieg.hidden); lists go by seat. */
export interface VetternkriegView {
  phase: "setup" | "deal" | "exchange" | "field" | "play" | "battle" | "cleanup";
  round: number;
  york: number;
  supply: number[];
  reserve: number[];
  troops: number[];
  control: number[];
  half: number[];
  french: number[];
  french_supply: number;
  deck: number;
  hands: { count: number; known: number[] }[];
  discard: number[];
  battlefield: number;
  owner: number;
  active: number;
  card: number;
  won: number[][];
  twist: number;
  battle: BattleView;
}

export const viewOf = (session: Session) => session.view.value!.game as unknown as VetternkriegView;

/** The house of a seat, and the seat of a house: the same swap. */
export const houseOf = (view: VetternkriegView, seat: number) => (seat === view.york ? 0 : 1);
export const seatOf = (view: VetternkriegView, house: number) =>
  house === YORK ? view.york : 1 - view.york;

/** The seat at the lower edge of the screen. */
export const nearSeat = (session: Session) => Math.max(0, session.me.value);

export const troopsIn = (view: VetternkriegView, region: number, house: number) =>
  view.troops[2 * region + seatOf(view, house)]!;

export interface CardFacts {
  id: string;
  kind: "battlefield" | "event";
  points: number;
  region: number;
  start: [york: number, lancaster: number];
  track: string;
  /** where the words, the points, and the marks or start troops come from */
  sources: [words: string, points: string, rest: string];
}

export function factsOf(session: Session, card: number): CardFacts | null {
  const entry = session.info.lexicon[`card:${card}`];
  if (!entry) return null;
  const { facts, provenance } = entry;
  const rest = facts["track_provenance"] ?? facts["start_provenance"];
  return {
    id: entry.id,
    kind: facts["kind"] as CardFacts["kind"],
    points: Number(facts["points"]),
    region: Number(facts["region"] ?? -1),
    start: [Number(facts["york"] ?? 0), Number(facts["lancaster"] ?? 0)],
    track: String(facts["track"] ?? ""),
    sources: [provenance, String(facts["points_provenance"]), String(rest)],
  };
}

const LABEL = /(?:Gegner|Opponent)(?: \/ (?:York|Lancaster))?: /;

/** An event's wording in three parts: main event, for whom the secondary is, secondary event. */
export function wordsOf(wording: string): { main: string; label: string; secondary: string } {
  const found = LABEL.exec(wording);
  if (!found) return { main: wording, label: "", secondary: "" };
  return {
    main: wording.slice(0, found.index).trim(),
    label: found[0].trim(),
    secondary: wording.slice(found.index + found[0].length),
  };
}

/** Whether the marks of this round hand the secondary event to the opponent of a seat. */
export function helpsOpponent(view: VetternkriegView, track: string, seat: number): boolean {
  const mark = track[view.round - 1];
  return mark === "F" || mark === (houseOf(view, seat) === YORK ? "R" : "W");
}

/** One part of the scene that the server tells. */
export const areaOf = (session: Session, name: string) =>
  session.state.value?.scene?.areas.find(({ id }) => id === name);

/** What the table says in one part of its scene. */
export const toldIn = (session: Session, name: string) =>
  areaOf(session, name)?.items.map(({ label }) => label) ?? [];

export const kindOf = (claim: number) => KINDS[Math.floor(claim / 6)]!;
export const faceOf = (claim: number) => (claim % 6) + 1;

/** The dice that an announcement names. */
export const diceOf = (claim: number) =>
  Array.from({ length: Math.floor(claim / 6) + 1 }, () => faceOf(claim));

export const holds = (dice: number[], claim: number) =>
  dice.filter((face) => face === faceOf(claim)).length > Math.floor(claim / 6);

/** How often three fair dice hold an announcement, in percent. */
export function chanceOf(claim: number): number {
  let hits = 0;
  for (const a of FACES)
    for (const b of FACES) for (const c of FACES) if (holds([a, b, c], claim)) hits += 1;
  return (100 * hits) / 216;
}
