// What the chronicle tells about past rounds and battles; the view shows only the present.
import type { LoggedEvent } from "../../wire";
import { hear, NO_TIE, type Recruited } from "./generated";

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

/** One of the reasons that the rules name, and what the dearest card costs. */
export interface Reason {
  why: number;
  cost: number;
}

export interface Fought {
  province: number;
  value: number;
  luck: number[];
  sides: Record<number, Side>;
  totals: number[];
  slain: number;
  /** how many times the luck of a seat counts, and the seats whose luck does not count */
  luckTimes: Record<number, number>;
  denied: number[];
  tie: "" | "cards" | "cost" | "luck";
  /** the winner, -1 for nobody, null while it is open */
  winner: number | null;
}

/** What a seat brings into a battle, as far as it has been told. */
export interface Side {
  cards: number[];
  /** those of the cards whose ability works in battles */
  deeds: number[];
  printed: number;
  /** what abilities have added or taken */
  ability: number;
  strength: number;
}

export interface History {
  rounds: Round[];
  battles: Fought[];
}

/** Read the events in their order. */
export function historyOf(events: LoggedEvent[]): History {
  const rounds: Round[] = [];
  const battles: Fought[] = [];
  for (const event of events) {
    hear(event, {
      revealed({ round }) {
        if (rounds.at(-1)?.round !== round) rounds.push(newRound(round));
      },
      "province-valued": ({ province, value }) => battles.push(newBattle(province, value)),
    });
    const [round, battle] = [rounds.at(-1), battles.at(-1)];
    if (battle) tellBattle(battle, event);
    else if (round) tellRound(round, event);
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
  sides: {},
  totals: [],
  slain: 0,
  luckTimes: {},
  denied: [],
  tie: "",
  winner: null,
});

function tellRound(round: Round, event: LoggedEvent): void {
  const recruited = ({ seat, card, dice }: Recruited) => {
    round.taken[seat] = card;
    round.used[seat] = dice;
  };
  hear(event, {
    "numbers-opened": ({ numbers }) => (round.numbers = [...numbers]),
    "number-changed": ({ seat, number }) => (round.numbers[seat] = number),
    "order-fixed"({ order, reasons, dearest }) {
      round.order = order;
      order.forEach((seat, i) => {
        const why = reasons[i]!;
        if (why !== NO_TIE) round.reasons[seat] = { why, cost: dearest[i]! };
      });
    },
    rolled: ({ seat, dice }) => (round.rolls[seat] = dice),
    "rolled-again": ({ seat, roll }) => (round.rolls[seat] = roll),
    "nothing-formed": ({ seat }) => (round.taken[seat] = "nothing"),
    declined: ({ seat }) => (round.taken[seat] = "declined"),
    recruited,
    "recruited-nudged": recruited,
  });
}

function tellBattle(battle: Fought, event: LoggedEvent): void {
  const change = (seat: number, ability: number, strength: number) =>
    Object.assign(battle.sides[seat] ?? {}, { ability, strength });
  hear(event, {
    "luck-rolled": ({ luck }) => (battle.luck = luck),
    committed: ({ seat, cards, deeds, strength }) =>
      (battle.sides[seat] = { cards, deeds, printed: strength, ability: 0, strength }),
    slain({ card, loser, ability, strength }) {
      battle.slain = card;
      change(loser, ability, strength);
    },
    strengthened: ({ seat, ability, strength }) => change(seat, ability, strength),
    "luck-doubled": ({ seat, times }) => (battle.luckTimes[seat] = times),
    "luck-denied": ({ denied }) => (battle.denied = denied),
    totals: ({ totals }) => (battle.totals = totals),
    "luck-again"({ totals }) {
      battle.tie = "luck";
      battle.totals = battle.totals.map((old, seat) => (totals[seat]! >= 0 ? totals[seat]! : old));
    },
    "tie-by-cards": () => (battle.tie = "cards"),
    "tie-by-cost": () => (battle.tie = "cost"),
    conquered: ({ seat }) => (battle.winner = seat),
    "set-aside": () => (battle.winner = -1),
  });
}
