// Written by `make generate` from tafelrunde.games.vetternkrieg.contract: do not edit.

import { reading } from "../reading";

export const YORK = 0;
export const LANCASTER = 1;
export const BATTLE = "battle";
export const CLEANUP = "cleanup";
export const UNDECIDED = 0;
export const BELIEVED = 1;
export const DOUBTED = 2;
export const DICE = 3;
export const SUPPLY = 0;
export const RESERVE = 1;
export const WHITE_ROSE = "W";
export const RED_ROSE = "R";
export const FRAMED = "F";

/** Everything public, the own hand and the own hidden dice; lists go by seat. */
export type View = {
  phase: string;
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
  hands: Hand[];
  discard: number[];
  battlefield: number;
  owner: number;
  active: number;
  card: number;
  played: number[];
  won: number[][];
  twist: number;
  twists: number;
  battle: ShownBattle;
  uncovered: number[][];
};

/** How many cards, and those that the observer knows. */
export type Hand = {
  count: number;
  known: number[];
};

/** The clash under way; dice that the observer may not see are left out. `changed` holds the places of the dice that a last card has already changed. */
export type ShownBattle = {
  attacker: number;
  clash: number;
  rolled: boolean;
  dice: number[];
  shown: boolean;
  claim: number;
  verdict: number;
  defence: number[];
  adjuster: number;
  changed: number[];
};

/** What follows from the view. `regions` go by region and house, `halves` by seat. `warned` are by seat the known cards whose secondary event serves the opponent in this round. `chances` are there for whoever announces, `odds` while an announcement waits for its verdict, from the best outcome for the defender to the worst, with `average`, the tenths of troops that each seat loses; `last` says what they know of the defender's last card. `losses` is the play aid: winner's kind, loser's kind, troops; `costs` are the same by the winner's kind. `doubted` is what a doubt costs: the defender if the announcement is true, the attacker if it is a lie. `placing` and `removing` are, by region, the odds of whoever plays a card now. */
export type Aids = {
  rounds: number;
  regions: Stand[];
  halves: HalfStacks[];
  warned: number[][];
  chances: ClaimChance[];
  odds: Loss[];
  average: [number, number];
  last: string;
  losses: [string, string, number][];
  placing: Attempt[];
  removing: Attempt[];
  lead: Lead;
  costs: Record<string, Costs>;
  doubted: [number, number];
};

/** The troops of both houses in a region: how many, and the stacks that actions name. */
export type Stand = {
  troops: [number, number];
  stacks: [number, number];
};

/** The stacks of a seat on the battlefield: its own troops, and the French with it. */
export type HalfStacks = {
  own: number;
  french: number;
};

/** An announcement: the chance to win with it if it is believed, and whether it is true. */
export type ClaimChance = {
  claim: number;
  percent: number;
  fits: boolean;
};

/** Who may lose how many troops (nobody: -1 and 0), and how likely that is. */
export type Loss = {
  seat: number;
  count: number;
  percent: number;
};

/** A die for or against a troop: what each face does, and the chance to succeed. A troop that is placed is "kept" or goes to the "reserve" or the "supply"; an opponent's goes to the "reserve" or the "supply", or "nothing" happens. */
export type Attempt = {
  faces: string[];
  percent: number;
};

/** Who would win if the round ended as things stand, and by what; nobody: -1. */
export type Lead = {
  seat: number;
  by: string;
};

/** The troops that an announcement of a kind costs a single, a pair, and a lower one of it. */
export type Costs = {
  single: number;
  pair: number;
  lower: number;
};

/** A game that tells nothing of this kind. */
export type Nothing = Record<never, never>;

export type Events = {
  round: OfRound;
  "first-attacker": OfSeat;
  "battlefield-chosen": OfSeatAndCard;
  laid: OfSeatAndCard;
  played: OfSeatAndCard;
  moved: Moved;
  placed: Tried;
  "place-returned": Tried;
  "place-lost": Tried;
  "remove-failed": Tried;
  "removed-to-reserve": Tried;
  "removed-to-supply": Tried;
  "rolled-hidden": RolledHidden;
  announced: Claimed;
  believed: Claimed;
  doubted: Claimed;
  "dice-shown": Shown;
  "was-true": Claimed;
  "was-lie": Claimed;
  "made-true": Claimed;
  "rolled-open": Shown;
  "die-turned": Turned;
  "attack-won": Compared;
  "attack-lost": Compared;
  tied: Compared;
  "lost-troops": Lost;
  "last-card": OfSeatAndCard;
  "battle-won": OfSeatAndCard;
};

/** A round begins. */
export type OfRound = {
  round: number;
};

/** Something that happened to a seat. */
export type OfSeat = {
  seat: number;
};

/** What a seat does with a card: the battlefield and its owner, a card that is played. */
export type OfSeatAndCard = {
  seat: number;
  card: number;
};

/** A troop of a seat moves from one region to another. */
export type Moved = {
  seat: number;
  region: number;
  target: number;
};

/** A die for or against troops of a region: its face, and the troops it was compared with. */
export type Tried = {
  seat: number;
  region: number;
  face: number;
  count: number;
};

/** The attacker rolls; only the own dice are told. */
export type RolledHidden = {
  seat: number;
  clash: number;
  told: number;
  dice?: number[];
};

/** An announcement, and who makes it or judges it. */
export type Claimed = {
  seat: number;
  claim: number;
};

/** Dice that lie open. */
export type Shown = {
  seat: number;
  dice: number[];
};

/** A last card turns a die. */
export type Turned = {
  seat: number;
  face: number;
  new: number;
};

/** How a comparison came out. */
export type Compared = {
  seat: number;
  claim: number;
  answer: number;
};

/** Troops that a seat loses, some of them French. */
export type Lost = {
  seat: number;
  count: number;
  french: number;
};

export const { viewOf, aidsOf, previewOf, recapOf, weighedOf, aboutOf, asks, hear } = reading<{ view: View; aids: Aids; preview: Nothing; recap: Nothing; weighed: Nothing; events: Events; prompts: "announce" | "believe-or-doubt" | "place-in" | "remove-in"; about: Nothing }>("vetternkrieg");
