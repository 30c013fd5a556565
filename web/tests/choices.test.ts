import { describe, expect, it } from "vitest";
import { click, doubtful, narrow, readOptions } from "../src/choices";
import type { Choice, Refusal } from "../src/wire";

const VERBS = { take: ["card"], move: ["hex", "hex"], shoot: ["hex"], stop: [] };
const NO: Refusal = ["X-1", "too-far", {}];
const options = (choices: Choice[]) => readOptions(choices, VERBS);

describe("narrowing by clicks", () => {
  const moves = options([
    ["move", [1, 2], null],
    ["move", [1, 3], null],
    ["move", [4, 5], null],
    ["move", [4, 6], NO],
    ["stop", [], null],
  ]);

  it("names elements by kind and number", () => {
    expect(moves[0]!.elements).toEqual(["hex:1", "hex:2"]);
  });

  it("offers the first elements, then what follows", () => {
    expect([...narrow(moves, []).targets]).toEqual(["hex:1", "hex:4"]);
    expect([...narrow(moves, ["hex:1"]).targets]).toEqual(["hex:2", "hex:3"]);
  });

  it("keeps asking while several fit, and sends the last one", () => {
    expect(click(moves, [], "hex:1")).toEqual({ kind: "narrow", picked: ["hex:1"] });
    const done = click(moves, ["hex:1"], "hex:3");
    expect(done.kind === "send" && done.option.action).toEqual(["move", [1, 3]]);
  });

  it("does not send an action before all its elements are clicked", () => {
    const one = options([["move", [7, 8], null]]);
    expect(click(one, [], "hex:7")).toEqual({ kind: "narrow", picked: ["hex:7"] });
  });

  it("explains a refused candidate instead of sending it", () => {
    const result = click(moves, ["hex:4"], "hex:6");
    expect(result.kind === "refused" && result.option.refusal).toEqual(NO);
  });

  it("starts over when another first element is clicked", () => {
    expect(click(moves, ["hex:1"], "hex:4")).toEqual({ kind: "narrow", picked: ["hex:4"] });
  });

  it("asks for the verb when two verbs name the same element", () => {
    const both = options([
      ["shoot", [1], null],
      ["move", [1, 2], null],
    ]);
    expect(click(both, [], "hex:1")).toEqual({ kind: "narrow", picked: ["hex:1"] });
    expect(narrow(both, ["hex:1"]).ready.map((o) => o.action[0])).toEqual(["shoot"]);
  });

  it("means nothing to click what no option names", () => {
    expect(click(moves, [], "card:1")).toEqual({ kind: "none" });
  });
});

describe("asking why not", () => {
  it("makes an action of the same kind of element", () => {
    const takes = options([
      ["take", [3], null],
      ["stop", [], null],
    ]);
    expect(doubtful(takes, VERBS, "card:9")).toEqual(["take", [9]]);
    expect(doubtful(takes, VERBS, "hex:9")).toBeNull();
  });
});
