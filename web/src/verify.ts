import type { JournalMessage } from "./wire";

/** One chance outcome: recomputed equal, different, or not computable from the journal. */
export type Checked = "same" | "different" | "unknown";

export interface Report {
  commitment: boolean;
  same: number;
  different: number;
  unknown: number;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** SHA-256 over our name, the table's salt and the seed, as shown before the first roll. */
export async function commitmentOf(seed: Uint8Array, salt: string): Promise<string> {
  const head = bytesOf(`tafelrunde/1|${salt}|`);
  const text = new Uint8Array(head.length + seed.length);
  text.set(head);
  text.set(seed, head.length);
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

/** The committed dice: draw k is HMAC-SHA-256(seed, "salt|k|n|try"), 64 bits without bias. */
export class CommittedDice {
  drawn = 0;
  private constructor(
    private readonly key: CryptoKey,
    private readonly salt: string,
  ) {}

  static async from(seed: Uint8Array<ArrayBuffer>, salt: string): Promise<CommittedDice> {
    const how = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", seed, how, false, ["sign"]);
    return new CommittedDice(key, salt);
  }

  /** The number below n that the draw of this count gives. */
  async at(k: number, n: number): Promise<number> {
    const whole = 1n << 64n;
    const limit = whole - (whole % BigInt(n));
    for (let attempt = 0; ; attempt += 1) {
      const text = bytesOf(`${this.salt}|${k}|${n}|${attempt}`);
      const block = new DataView(await crypto.subtle.sign("HMAC", this.key, text));
      const number = block.getBigUint64(0);
      if (number < limit) return Number(number % BigInt(n));
    }
  }

  async below(n: number): Promise<number> {
    this.drawn += 1;
    return this.at(this.drawn, n);
  }
}

const isOrder = (outcome: number[]) =>
  outcome.length > 1 && [...outcome].sort((a, b) => a - b).every((x, i) => x === i);

const DICE = [6, 2, 3, 4, 8, 10, 12, 20];

/**
 * Recompute one outcome. A journal keeps outcomes, not questions: an order of 0 to n-1 is a
 * shuffle and numbers from 1 on are dice; a card drawn from an unknown number stays unknown.
 */
async function check(dice: CommittedDice, outcome: number[]): Promise<Checked> {
  if (isOrder(outcome)) {
    const order = outcome.map((_, i) => i);
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = await dice.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order.every((x, i) => x === outcome[i]) ? "same" : "different";
  }
  const from = dice.drawn;
  dice.drawn += outcome.length;
  if (outcome.some((x) => x < 1)) return "unknown";
  for (const sides of DICE) {
    let alike = outcome.every((face) => face <= sides);
    for (let i = 0; alike && i < outcome.length; i += 1) {
      alike = 1 + (await dice.at(from + i + 1, sides)) === outcome[i];
    }
    if (alike) return "same";
  }
  return outcome.length > 1 || outcome[0]! <= 6 ? "different" : "unknown";
}

/** Check the commitment and every outcome of a finished game's journal. */
export async function verify(journal: JournalMessage): Promise<Report> {
  const { seed, salt, commitment } = journal.luck;
  if (!seed) throw new Error("the seed has not been revealed");
  const bytes = fromHex(seed);
  const report: Report = {
    commitment: (await commitmentOf(bytes, salt)) === commitment,
    same: 0,
    different: 0,
    unknown: 0,
  };
  const dice = await CommittedDice.from(bytes, salt);
  for (const entry of journal.entries) {
    if (entry[0] === "c") report[await check(dice, entry[1])] += 1;
  }
  return report;
}
