// What the chronicle tells about past rounds and battles; the view shows only the present.
import type { LexiconEntry, Told } from "../../wire";

export interface Round {
  round: number;
  numbers: number[];
  order: number[];
  /** why a seat comes before the next one with the same dice number */
  reasons: Record<number, Reason>;
  rolls: Record<number, number[]>;
  taken: Record<number, number | "nothing" | "declined">;
  used: Record<number, number[]>;
}

export type Reason =
  | { key: "herald" }
  | { key: "fewer-cards" }
  | { key: "dearest"; cost: number }
  | { key: "younger" };

export interface Fought {
  province: number;
  value: number;
  luck: number[];
  committed: Record<number, number[]>;
  strengths: number[];
  totals: number[];
  slain: number;
  tie: "" | "cards" | "cost" | "luck";
  /** the winner, -1 for nobody, null while it is open */
  winner: number | null;
}

export interface History {
  rounds: Round[];
  battles: Fought[];
}

type Facts = Record<string, LexiconEntry>;

const numbersIn = (value: unknown) => (Array.isArray(value) ? (value as number[]) : []);
const numberIn = (value: unknown) => (typeof value === "number" ? value : 0);

const costOf = (lexicon: Facts, card: number) =>
  Number(lexicon[`card:${card}`]?.facts["cost"] ?? 0);

const dearestOf = (lexicon: Facts, cards: number[]) =>
  Math.max(0, ...cards.map((card) => costOf(lexicon, card)));

/** Why the order is as it is, where dice numbers are equal. */
export function reasonsFor(
  order: number[],
  numbers: number[],
  armies: number[][],
  lexicon: Facts,
): Record<number, Reason> {
  const reasons: Record<number, Reason> = {};
  const herald = Object.keys(lexicon).find((e) => lexicon[e]!.facts["ability"] === "first_in_ties");
  const owns = (seat: number) => armies[seat]!.some((card) => `card:${card}` === herald);
  for (let i = 0; i + 1 < order.length; i += 1) {
    const [a, b] = [order[i]!, order[i + 1]!];
    if (numbers[a] !== numbers[b]) continue;
    const [mine, theirs] = [armies[a]!, armies[b]!];
    const [cost, other] = [dearestOf(lexicon, mine), dearestOf(lexicon, theirs)];
    if (owns(a)) reasons[a] = { key: "herald" };
    else if (mine.length < theirs.length) reasons[a] = { key: "fewer-cards" };
    else if (mine.length === theirs.length && cost > other) reasons[a] = { key: "dearest", cost };
    else reasons[a] = { key: "younger" };
  }
  return reasons;
}

/** Read the events in their order. */
export function historyOf(events: Told[], lexicon: Facts, players: number): History {
  const rounds: Round[] = [];
  const battles: Fought[] = [];
  const owner = new Map<number, number>();
  const armies = () =>
    Array.from({ length: players }, (_, seat) =>
      [...owner].filter(([, s]) => s === seat).map(([card]) => card),
    );
  for (const [, key, params] of events) {
    const seat = numberIn(params["seat"]);
    const round = rounds[rounds.length - 1];
    const battle = battles[battles.length - 1];
    if (key === "revealed") {
      if (round?.round !== params["round"]) rounds.push(newRound(numberIn(params["round"])));
    } else if (key === "province-valued") {
      battles.push(newBattle(numberIn(params["province"]), numberIn(params["value"])));
    } else if (battle) {
      tellBattle(battle, key, params, seat);
    } else if (round) {
      if (key.startsWith("recruited")) owner.set(numberIn(params["card"]), seat);
      if (key === "order-fixed") {
        round.order = numbersIn(params["order"]);
        round.reasons = reasonsFor(round.order, round.numbers, armies(), lexicon);
      }
      tellRound(round, key, params, seat);
    }
  }
  return { rounds, battles };
}

const newRound = (round: number): Round => ({
  round,
  numbers: [],
  order: [],
  reasons: {},
  rolls: {},
  taken: {},
  used: {},
});

const newBattle = (province: number, value: number): Fought => ({
  province,
  value,
  luck: [],
  committed: {},
  strengths: [],
  totals: [],
  slain: 0,
  tie: "",
  winner: null,
});

function tellRound(round: Round, key: string, params: Told[2], seat: number): void {
  if (key === "numbers-opened") round.numbers = [...numbersIn(params["numbers"])];
  else if (key === "number-changed") round.numbers[seat] = numberIn(params["number"]);
  else if (key === "rolled") round.rolls[seat] = numbersIn(params["dice"]);
  else if (key === "rolled-again") {
    const kept = [...(round.rolls[seat] ?? [])];
    for (const face of numbersIn(params["marked"])) kept.splice(kept.indexOf(face), 1);
    round.rolls[seat] = [...kept, ...numbersIn(params["dice"])].sort();
  } else if (key === "nothing-formed") round.taken[seat] = "nothing";
  else if (key === "declined") round.taken[seat] = "declined";
  else if (key.startsWith("recruited")) {
    round.taken[seat] = numberIn(params["card"]);
    round.used[seat] = numbersIn(params["dice"]);
  }
}

function tellBattle(battle: Fought, key: string, params: Told[2], seat: number): void {
  if (key === "luck-rolled") battle.luck = numbersIn(params["luck"]);
  else if (key === "committed") battle.committed[seat] = numbersIn(params["cards"]);
  else if (key === "slain") battle.slain = numberIn(params["card"]);
  else if (key === "totals") {
    battle.strengths = numbersIn(params["strengths"]);
    battle.totals = numbersIn(params["totals"]);
  } else if (key === "luck-again") {
    battle.tie = "luck";
    numbersIn(params["totals"]).forEach((total, s) => {
      if (total >= 0) battle.totals = battle.totals.map((old, i) => (i === s ? total : old));
    });
  } else if (key === "tie-by-cards") battle.tie = "cards";
  else if (key === "tie-by-cost") battle.tie = "cost";
  else if (key === "conquered") battle.winner = seat;
  else if (key === "set-aside") battle.winner = -1;
}
