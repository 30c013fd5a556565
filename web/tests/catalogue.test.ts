import { describe, expect, it } from "vitest";
import { sameSeats } from "../src/catalogue";
import type { SeatSummary } from "../src/wire";

const seat = (number: number, more: Partial<SeatSummary>): SeatSummary => ({
  seat: number,
  kind: "person",
  name: null,
  bot: null,
  mine: false,
  connected: true,
  left: "",
  offer: null,
  ...more,
});
const bot = (number: number) => seat(number, { kind: "bot", bot: "knight" });

describe("another game in the same company", () => {
  it("keeps bots, people at this device, and places for those who were invited", () => {
    const seats = [
      seat(0, { name: "Anna", mine: true }),
      bot(1),
      seat(2, { name: "Bertram" }),
      seat(3, { mine: true }),
    ];
    expect(sameSeats(seats)).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "knight" },
      { kind: "guest" },
      { kind: "me" },
    ]);
  });

  it("gives an onlooker the place of the first person, and none among bots", () => {
    const people = [bot(0), seat(1, { name: "Anna" }), seat(2, { name: "Bertram" })];
    expect(sameSeats(people).map(({ kind }) => kind)).toEqual(["bot", "me", "guest"]);
    expect(sameSeats([bot(0), bot(1)]).map(({ kind }) => kind)).toEqual(["bot", "bot"]);
  });
});
