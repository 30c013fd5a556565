import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  change,
  changed,
  fitting,
  lastSetup,
  mySide,
  opponents,
  remember,
  sideOf,
  sidesAt,
  usualSetup,
  wishOf,
} from "../src/setup";
import type { GameInfo, OptionInfo, Options, SideInfo } from "../src/wire";

const option = (id: string, values: OptionInfo["values"], more: Partial<OptionInfo> = {}) => ({
  id,
  values,
  purpose: "rule" as const,
  players: [],
  ...more,
});
const side = (id: string, players: number, seat: number, options: Options = {}): SideInfo => ({
  id,
  title: { de: id, en: id },
  players,
  seat,
  options,
});
const game = (more: Partial<GameInfo>) =>
  ({
    id: "toy",
    players: [2, 4],
    options: [],
    sides: [],
    bots: ["random", "squire", "king"],
    ...more,
  }) as GameInfo;

/** Two scenarios with different sides, which can be exchanged. */
const battle = game({
  players: [2, 2],
  options: [
    option("scenario", ["ford", "hill"], { purpose: "game" }),
    option("swapped", [false, true], { purpose: "sides" }),
    option("mercy", [true, false]),
  ],
  sides: [false, true].flatMap((swapped) => [
    side("normans", 2, swapped ? 1 : 0, { scenario: "ford", swapped }),
    side("arabs", 2, swapped ? 0 : 1, { scenario: "ford", swapped }),
    side("normans", 2, swapped ? 1 : 0, { scenario: "hill", swapped }),
    side("byzantines", 2, swapped ? 0 : 1, { scenario: "hill", swapped }),
  ]),
});

/** Alone one chooses a king; two have two of them; a strength counts for one only. */
const kings = game({
  players: [1, 3],
  options: [
    option("king", ["east", "west"], { purpose: "sides", players: [1] }),
    option("strength", ["normal", "hard"], { purpose: "game", players: [1] }),
  ],
  sides: [
    side("east", 1, 0, { king: "east" }),
    side("west", 1, 0, { king: "west" }),
    side("east", 2, 0),
    side("west", 2, 1),
  ],
});

beforeEach(() => localStorage.clear());

describe("good defaults", () => {
  it("are three seats where the game allows it, and squires", () => {
    expect(usualSetup(game({})).seats).toBe(3);
    expect(usualSetup(battle).seats).toBe(2);
    expect(usualSetup(game({ players: [4, 6] })).seats).toBe(4);
    expect(usualSetup(game({})).bots).toEqual(["squire", "squire", "squire"]);
    expect(usualSetup(game({ bots: ["own"] })).bots).toEqual(["own", "own", "own"]);
  });

  it("send every option that counts with its default", () => {
    expect(wishOf(kings, usualSetup(kings)).options).toEqual({});
    expect(wishOf(battle, usualSetup(battle))).toEqual({
      seats: [{ kind: "me" }, { kind: "bot", bot: "squire" }],
      options: { scenario: "ford", swapped: false, mercy: true },
    });
  });
});

describe("sides", () => {
  it("are those of the chosen scenario, each once", () => {
    const setup = usualSetup(battle);
    expect(sidesAt(battle, setup).map(({ id }) => id)).toEqual(["normans", "arabs"]);
    const hill = { ...setup, options: { scenario: "hill" } };
    expect(sidesAt(battle, hill).map(({ id }) => id)).toEqual(["normans", "byzantines"]);
  });

  it("say where I sit, whatever was chosen about sides elsewhere", () => {
    const setup = { ...usualSetup(battle), side: "arabs", options: { swapped: true } };
    const wish = wishOf(battle, setup);
    expect(wish.seats.map(({ kind }) => kind)).toEqual(["bot", "me"]);
    expect(wish.options["swapped"]).toBe(false);
  });

  it("set the options that make them", () => {
    const alone = { ...usualSetup(kings), seats: 1, side: "west" };
    expect(wishOf(kings, alone)).toEqual({
      seats: [{ kind: "me" }],
      options: { king: "west", strength: "normal" },
    });
  });

  it("give way to the one in their place when the scenario changes, and stay if they can", () => {
    const arabs = { ...usualSetup(battle), side: "arabs" };
    expect(change(battle, arabs, { options: { scenario: "hill" } }).side).toBe("byzantines");
    const normans = { ...usualSetup(battle), side: "normans" };
    expect(change(battle, normans, { options: { scenario: "hill" } }).side).toBe("normans");
  });

  it("are told of every seat as far as they are settled", () => {
    expect(sideOf(battle, 2, { swapped: true }, 0)?.id).toBe("arabs");
    expect(sideOf(kings, 2, {}, 1)?.id).toBe("west");
    expect(sideOf(kings, 3, {}, 1)).toBeUndefined();
    expect(mySide(game({}), usualSetup(game({})))).toBeUndefined();
  });
});

describe("levels", () => {
  it("go to the opponents in the order of their seats, past my own", () => {
    const toy = game({ sides: [side("red", 3, 0), side("blue", 3, 1), side("gold", 3, 2)] });
    const setup = { ...usualSetup(toy), side: "blue", bots: ["random", "king", "squire"] };
    expect(wishOf(toy, setup).seats).toEqual([
      { kind: "bot", bot: "random" },
      { kind: "me" },
      { kind: "bot", bot: "king" },
    ]);
    expect(opponents(toy, setup)).toEqual([0, 2]);
  });

  it("are kept when fewer play for a while", () => {
    const setup = { ...usualSetup(game({})), bots: ["king", "random", "king"] };
    const fewer = change(game({}), setup, { seats: 2 });
    expect(wishOf(game({}), fewer).seats).toHaveLength(2);
    expect(change(game({}), fewer, { seats: 4 }).bots).toEqual(["king", "random", "king"]);
  });
});

it("counts the house rules that differ from their defaults", () => {
  expect(changed(battle.options, {})).toBe(0);
  expect(changed(battle.options, { mercy: false, swapped: false })).toBe(1);
});

describe("the last choice", () => {
  const chosen = { seats: 2, side: "arabs", bots: ["king"], options: { scenario: "ford" } };

  it("is found again, for its own game only", () => {
    remember(battle, chosen);
    expect(lastSetup(battle)).toEqual(chosen);
    expect(lastSetup(game({ id: "other" }))).toEqual(usualSetup(game({ id: "other" })));
  });

  it.each(["", "{", "null", "7", '"king"', "[]", '{"seats":{}}', '{"bots":"king","options":3}'])(
    "is the usual one where %j is stored",
    (text) => {
      localStorage.setItem("tafelrunde.setup.toy", text);
      expect(lastSetup(battle)).toEqual(usualSetup(battle));
    },
  );

  it("keeps what still fits of another version", () => {
    const told = {
      seats: 99,
      side: "saxons",
      bots: ["emperor", "king", 7],
      options: { mercy: false, scenario: "castle", swapped: "true", gone: 1 },
      more: true,
    };
    expect(fitting(game({ options: battle.options }), told)).toEqual({
      seats: 3,
      side: "",
      bots: ["squire", "king", "squire"],
      options: { mercy: false },
    });
    for (const seats of [2.5, "2", 1, 5, null, NaN]) {
      expect(fitting(game({}), { seats }).seats).toBe(3);
    }
  });

  it("does without storage", () => {
    const denied = vi.fn(() => {
      throw new Error("denied");
    });
    vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
    remember(battle, chosen);
    expect(lastSetup(battle)).toEqual(usualSetup(battle));
    expect(denied).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
