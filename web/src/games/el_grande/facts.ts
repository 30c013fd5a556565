import type { Option } from "../../choices";
import type { Session } from "../../table/session";

/** Caballeros that a power card brings to the court. */
export const recruitsOf = (session: Session, power: number): number =>
  Number(session.info.lexicon[`power:${power}`]?.facts["caballeros"] ?? 0);

/** The power cards of a player, the lowest first. */
export const powersOf = (session: Session): number[] =>
  Object.keys(session.info.lexicon)
    .filter((element) => element.startsWith("power:"))
    .map((element) => Number(element.slice("power:".length)))
    .sort((a, b) => a - b);

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
