import type { Session } from "../../table/session";

/** Heerbann's view (tafelrunde.games.heerbann.hidden). */
export interface HeerbannView {
  phase: "recruit" | "conquer";
  round: number;
  deck: number;
  display: number[];
  armies: (number[] | null)[];
  army_sizes: number[];
  fresh: number[];
  numbers: number[];
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
  holder: number[];
  values: number[];
  points: number[];
}

export const viewOf = (session: Session) => session.view.value!.game as unknown as HeerbannView;

/** A printed number of a card. */
export const factOf = (session: Session, card: number, fact: "cost" | "strength") =>
  Number(session.info.lexicon[`card:${card}`]?.facts[fact] ?? 0);

/** Some dice that form a cost exactly, the fewest first; none if only a nudge would help. */
export function diceFor(dice: number[], cost: number): number[] {
  let best: number[] = [];
  for (let mask = 1; mask < 1 << dice.length; mask += 1) {
    const used = dice.map((_, i) => i).filter((i) => (mask >> i) & 1);
    const sum = used.reduce((total, i) => total + dice[i]!, 0);
    if (sum === cost && (best.length === 0 || used.length < best.length)) best = used;
  }
  return best;
}
