import { lang } from "../../settings";
import type { Session } from "../../table/session";
import { DICE, LANCASTER, YORK, type View } from "./generated";

export const HOUSES = [YORK, LANCASTER];
export const houseOf = (view: View, seat: number) => (seat === view.york ? YORK : LANCASTER);

/** The seat that leads a house. */
export const seatOf = (view: View, house: number) => (houseOf(view, 0) === house ? 0 : 1);

/** The seat at the lower edge of the screen. */
export const nearSeat = (session: Session) => Math.max(0, session.me.value);

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

/** An event's wording in three parts: main event, for whom the secondary is, secondary event. */
export function wordsOf(session: Session, card: number) {
  const facts = session.info.lexicon[`card:${card}`]?.facts ?? {};
  const part = (name: string) => String(facts[`${name}_${lang.value}`] ?? "");
  return { main: part("main"), label: part("label"), secondary: part("secondary") };
}

/** One part of the scene that the server tells. */
export const areaOf = (session: Session, name: string) =>
  session.state.value?.scene?.areas.find(({ id }) => id === name);

/** What the table says in one part of its scene. */
export const toldIn = (session: Session, name: string) =>
  areaOf(session, name)?.items.map(({ label }) => label) ?? [];

const claimFacts = (session: Session, claim: number) =>
  session.info.lexicon[`claim:${claim}`]?.facts ?? {};

/** Whether an announcement is a single, a pair or a triple, by its word in the catalogue. */
export const kindOf = (session: Session, claim: number) =>
  String(claimFacts(session, claim)["kind"] ?? "");

/** The number that an announcement names. */
export const faceOf = (session: Session, claim: number) =>
  Number(claimFacts(session, claim)["face"] ?? 0);

/** The dice that an announcement names. */
export function diceOf(session: Session, claim: number): number[] {
  const count = Number(claimFacts(session, claim)["count"] ?? 0);
  return Array.from({ length: count }, () => faceOf(session, claim));
}

/** How often the dice of a side hold an announcement, in percent. */
export const chanceOf = (session: Session, claim: number) =>
  String(claimFacts(session, claim)["chance"] ?? "");

/** Dice whose faces nobody knows. */
export const BLANKS = Array.from({ length: DICE }, () => 0);
