import type { Told } from "../../wire";

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

const TRUTHS: Record<string, Clash["truth"]> = {
  "was-true": "true",
  "was-lie": "lie",
  "made-true": "made-true",
};
const OUTCOMES: Record<string, Clash["outcome"]> = {
  "attack-won": "won",
  "attack-lost": "lost",
  tied: "tied",
};

/** Turn one die of a roll, as a last card does. */
function turn(dice: number[], face: number, to: number): number[] {
  const place = dice.indexOf(face);
  return dice.map((old, i) => (i === place ? to : old));
}

/** All clashes of the latest battle in these events; the last one may still go on. */
export function clashesOf(events: Told[]): Clash[] {
  let clashes: Clash[] = [];
  for (const [, key, params] of events) {
    const now = clashes.at(-1);
    if (key === "battlefield-chosen") clashes = [];
    else if (key === "rolled-hidden") {
      const number = Number(params["clash"]);
      if (number === 1) clashes = [];
      clashes.push({
        number,
        attacker: Number(params["seat"]),
        claim: -1,
        believed: false,
        truth: "",
        attack: [],
        defence: [],
        outcome: "",
        losses: [],
      });
    } else if (now) tell(now, key, params);
  }
  return clashes;
}

/** The clash whose losses lie on the table: the present one, or the last until the next claim. */
export function latestLosses(events: Told[]): Clash | undefined {
  const clashes = clashesOf(events);
  const now = clashes.at(-1);
  return now && now.claim < 0 ? clashes.at(-2) : now;
}

function tell(clash: Clash, key: string, params: Told[2]): void {
  if (key === "announced") clash.claim = Number(params["claim"]);
  else if (key === "believed") clash.believed = true;
  else if (key === "dice-shown") clash.attack = params["dice"] as number[];
  else if (key === "rolled-open") clash.defence = params["dice"] as number[];
  else if (key === "die-turned") {
    const side = params["seat"] === clash.attacker ? "attack" : "defence";
    clash[side] = turn(clash[side], Number(params["face"]), Number(params["new"]));
  } else if (key === "lost-troops")
    clash.losses.push([
      Number(params["seat"]),
      Number(params["count"]),
      Number(params["french"] ?? 0),
    ]);
  clash.truth = TRUTHS[key] ?? clash.truth;
  clash.outcome = OUTCOMES[key] ?? clash.outcome;
}
