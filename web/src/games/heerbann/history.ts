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
  committed: Record<number, number[]>;
  strengths: number[];
  totals: number[];
  slain: number;
  /** what cards add to the strength of a seat */
  bonus: Record<number, Deed[]>;
  /** the seat whose luck counts double, and the one beside which luck counts for nobody */
  doubled: number;
  denies: number;
  tie: "" | "cards" | "cost" | "luck";
  /** the winner, -1 for nobody, null while it is open */
  winner: number | null;
}

/** What a card does, in numbers. */
export interface Deed {
  card: number;
  count: number;
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
  committed: {},
  strengths: [],
  totals: [],
  slain: 0,
  bonus: {},
  doubled: -1,
  denies: -1,
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
    "rolled-again"({ seat, marked, dice }) {
      const kept = [...(round.rolls[seat] ?? [])];
      for (const face of marked) kept.splice(kept.indexOf(face), 1);
      round.rolls[seat] = [...kept, ...dice].sort();
    },
    "nothing-formed": ({ seat }) => (round.taken[seat] = "nothing"),
    declined: ({ seat }) => (round.taken[seat] = "declined"),
    recruited,
    "recruited-nudged": recruited,
  });
}

function tellBattle(battle: Fought, event: LoggedEvent): void {
  hear(event, {
    "luck-rolled": ({ luck }) => (battle.luck = luck),
    committed: ({ seat, cards }) => (battle.committed[seat] = cards),
    slain: ({ card }) => (battle.slain = card),
    strengthened: ({ seat, card, count }) => (battle.bonus[seat] ??= []).push({ card, count }),
    "luck-doubled": ({ seat }) => (battle.doubled = seat),
    "luck-denied": ({ seat }) => (battle.denies = seat),
    totals({ strengths, totals }) {
      battle.strengths = strengths;
      battle.totals = totals;
    },
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
