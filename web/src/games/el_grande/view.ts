import type { Option } from "../../choices";
import type { Session } from "../../table/session";

export const CASTILLO = 9;
export const COURT = 10;
export const POWERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** El Grande's view (tafelrunde.games.el_grande.hidden); -1 is nobody and nowhere. */
export interface ElGrandeView {
  rounds: number[];
  round: number;
  rounds_done: number;
  king: number;
  starter: number;
  turn: number;
  grande: number[];
  regions: number[][];
  castillo: (number | null)[];
  castillo_display: "hidden" | "own" | "all";
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
  vetoes: [seat: number, until: number][];
}

export const viewOf = (session: Session) => session.view.value!.game as unknown as ElGrandeView;

/** Caballeros that a power card brings to the court. */
export const recruitsOf = (session: Session, power: number): number =>
  Number(session.info.lexicon[`power:${power}`]?.facts["caballeros"] ?? 0);

/** What every seat would get if a region were scored now, as the server says in the scene. */
export const worthOf = (session: Session, place: number): number[] => {
  const facts = session.items.value.get(`place:${place}`)?.facts ?? [];
  const standing = facts.filter(({ key }) => key.startsWith("in-"));
  return standing.map(({ value }) => (Array.isArray(value) ? Number(value[1]) : 0));
};

/** The numbers of a scoreboard as they are printed in a place. */
export const printedIn = (session: Session, place: number): number[] => {
  const facts = session.info.lexicon[`place:${place}`]?.facts ?? {};
  return ["first", "second", "third"].map((rank) => Number(facts[rank] ?? 0));
};

/** The legal answer that names these caballeros, colour and place at once, if there is one. */
export const pickOf = (session: Session, seat: number, place: number): Option | undefined =>
  session.options.value.find(
    ({ elements: [color, where, more], refusal }) =>
      refusal === null && !more && color === `color:${seat}` && where === `place:${place}`,
  );
