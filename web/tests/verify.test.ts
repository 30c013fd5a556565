import { describe, expect, it } from "vitest";
import { CommittedDice, commitmentOf, fromHex, verify } from "../src/verify";
import { recorded } from "./fixtures";

const chances = recorded.entries.filter((entry) => entry[0] === "c").length;

describe("the dice of a finished game", () => {
  it("come out alike for every roll and shuffle of a recorded journal", async () => {
    expect(await verify(recorded)).toEqual({
      commitment: true,
      same: chances,
      different: 0,
      unknown: 0,
    });
  });

  it("are found out when one roll was changed", async () => {
    const forged = structuredClone(recorded);
    const roll = forged.entries.findLast((entry) => entry[0] === "c")! as ["c", number[]];
    roll[1][0] = (roll[1][0]! % 6) + 1;
    expect((await verify(forged)).different).toBe(1);
  });

  it("are found out when the seed is not the one that was committed to", async () => {
    const forged = structuredClone(recorded);
    forged.luck.seed = "00".repeat(32);
    const report = await verify(forged);
    expect(report.commitment).toBe(false);
    expect(report.different).toBeGreaterThan(chances / 2);
  });

  it("cannot be checked before the seed is told", async () => {
    const open = structuredClone(recorded);
    open.luck.seed = null;
    await expect(verify(open)).rejects.toThrow();
  });

  it("leaves a draw from an unknown number to the command, and goes on after it", async () => {
    const dice = await CommittedDice.from(fromHex("11".repeat(32)), "s");
    const drawn = await dice.below(1); // always 0
    const roll = [1 + (await dice.below(6)), 1 + (await dice.below(6))];
    const journal = structuredClone(recorded);
    journal.luck = {
      kind: "committed",
      salt: "s",
      seed: "11".repeat(32),
      commitment: await commitmentOf(fromHex("11".repeat(32)), "s"),
    };
    journal.entries = [
      ["c", [drawn]],
      ["c", roll],
    ];
    expect(await verify(journal)).toEqual({ commitment: true, same: 1, different: 0, unknown: 1 });
  });
});
