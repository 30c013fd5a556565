import type { LoggedEvent } from "../../wire";
import { hear } from "./generated";

/** A clash that is over, as the chronicle tells it to this observer. */
export interface Clash {
  number: number;
  attacker: number;
  claim: number;
  believed: boolean;
  truth: "" | "true" | "lie" | "made-true";
  /** the attacker's dice, if they were shown */
  attack: number[];
  defence: number[];
  outcome: "" | "won" | "lost" | "tied";
  losses: [seat: number, count: number, french: number][];
}

/** Turn one die of a roll, as a last card does. */
function turn(dice: number[], face: number, to: number): number[] {
  const place = dice.indexOf(face);
  return dice.map((old, i) => (i === place ? to : old));
}

const begun = (number: number, attacker: number): Clash => ({
  number,
  attacker,
  claim: -1,
  believed: false,
  truth: "",
  attack: [],
  defence: [],
  outcome: "",
  losses: [],
});

/** All clashes of the latest battle in these events; the last one may still go on. */
export function clashesOf(events: LoggedEvent[]): Clash[] {
  let clashes: Clash[] = [];
  for (const event of events) {
    hear(event, {
      "battlefield-chosen": () => (clashes = []),
      "rolled-hidden"({ clash, seat }) {
        if (clash === 1) clashes = [];
        clashes.push(begun(clash, seat));
      },
    });
    const now = clashes.at(-1);
    if (now) tell(now, event);
  }
  return clashes;
}

/** The clash whose losses lie on the table: the present one, or the last until the next claim. */
export function latestLosses(events: LoggedEvent[]): Clash | undefined {
  const clashes = clashesOf(events);
  const now = clashes.at(-1);
  return now && now.claim < 0 ? clashes.at(-2) : now;
}

function tell(clash: Clash, event: LoggedEvent): void {
  hear(event, {
    announced: ({ claim }) => (clash.claim = claim),
    believed: () => (clash.believed = true),
    "dice-shown": ({ dice }) => (clash.attack = dice),
    "rolled-open": ({ dice }) => (clash.defence = dice),
    "die-turned"({ seat, face, new: to }) {
      const side = seat === clash.attacker ? "attack" : "defence";
      clash[side] = turn(clash[side], face, to);
    },
    "lost-troops": ({ seat, count, french }) => clash.losses.push([seat, count, french]),
    "was-true": () => (clash.truth = "true"),
    "was-lie": () => (clash.truth = "lie"),
    "made-true": () => (clash.truth = "made-true"),
    "attack-won": () => (clash.outcome = "won"),
    "attack-lost": () => (clash.outcome = "lost"),
    tied: () => (clash.outcome = "tied"),
  });
}
