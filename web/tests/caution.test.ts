import { describe, expect, it } from "vitest";
import { Caution } from "../src/table/caution";
import { mayHaveCoach } from "../src/table/coaching";
import { Session } from "../src/table/session";
import type { Answer, Command } from "../src/socket";
import type { Action, StateMessage } from "../src/wire";
import { info, state } from "./fixtures";

/** A table with a coach; what was sent is kept, and hints and looks are answered by the test. */
function coached(loss: number, best: Action = ["dice", [5]]) {
  const session = new Session("table", info, {});
  const sent: Command[] = [];
  const socket = {
    send: (command: Command): Promise<Answer> => {
      sent.push(command);
      if (command.t === "hint")
        return Promise.resolve({ t: "hint", advice: [[...best, 0.6]], best: [] });
      if (command.t === "consider")
        return Promise.resolve({
          t: "considered",
          id: "",
          loss,
          chance: 0.3,
          best: 0.6,
          terms: [],
        });
      return Promise.resolve({ t: "ack" });
    },
  };
  Object.assign(session, { socket });
  session.show(state("choose-dice"));
  const coach = new Caution(session, "clear");
  session.guard.value = coach;
  return { session, coach, kinds: () => sent.map(({ t }) => t) };
}

const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe("a coach", () => {
  it("looks for the best answer before anybody clicks, and lets it go at once", async () => {
    const { session, coach, kinds } = coached(0.5);
    expect(kinds()).toEqual(["hint"]);
    session.do([["dice", [5]]]);
    await settled();
    expect(kinds()).toEqual(["hint", "do"]);
    expect(coach.held.value).toBeNull();
  });

  it("lets an answer go that gives away little", async () => {
    const { session, kinds } = coached(0.11);
    session.do([["dice", [2]]]);
    await settled();
    expect(kinds()).toEqual(["hint", "consider", "do"]);
  });

  it("holds one back that gives away much, and sends it once if it is meant", async () => {
    const { session, coach, kinds } = coached(0.13);
    session.do([["dice", [2]]]);
    const held = coach.held.value!;
    expect(coach.doubt.value).toBeNull(); // it says that it looks
    await settled();
    expect(kinds()).toEqual(["hint", "consider"]);
    expect(coach.doubt.value!.best).toEqual(["dice", [5]]);
    coach.go(held);
    coach.go(held);
    await settled();
    expect(kinds()).toEqual(["hint", "consider", "do"]);
  });

  it("forgets an answer that is thought over, and one that is sent before it has looked", async () => {
    const { session, coach, kinds } = coached(0.3);
    session.do([["dice", [2]]]);
    await settled();
    coach.drop();
    await settled();
    expect(kinds()).toEqual(["hint", "consider"]);
    session.do([["dice", [1]]]);
    coach.go(coach.held.value!);
    await settled();
    expect(kinds()).toEqual(["hint", "consider", "do"]);
  });

  it("drops what waits when another question comes", async () => {
    const { session, coach, kinds } = coached(0.3);
    session.do([["dice", [2]]]);
    await settled();
    session.show({ ...state("choose-dice"), decision: "another" });
    expect(coach.held.value).toBeNull();
    await settled();
    expect(kinds()).toEqual(["hint", "consider", "hint"]);
  });

  it("is for one person against bots, without a rating", () => {
    const { table } = state("choose-dice");
    const at = (seats: object[], more = {}) =>
      mayHaveCoach({ table: { ...table, ...more, seats } } as StateMessage);
    const me = { mine: true, bot: null };
    const bot = { mine: false, bot: "page" };
    expect(at([me, bot, bot])).toBe(true);
    expect(at([me, me, bot])).toBe(false);
    expect(at([me, { mine: false, bot: null }])).toBe(false);
    expect(at([me, bot], { rated: true })).toBe(false);
    expect(at([bot, bot])).toBe(false);
  });
});
