import { describe, expect, it } from "vitest";
import { board } from "../src/games/heerbann";
import { linesOf, partsOf } from "../src/table/chronicle";
import { neighbour } from "../src/table/keys";
import { buttonsOf, digitsOf, listedOf, promptOf } from "../src/table/question";
import { Session } from "../src/table/session";
import type { Action, LoggedEvent } from "../src/wire";
import { info, state, type Prompt } from "./fixtures";

function sessionAt(prompt: Prompt, withBoard = true) {
  const session = new Session("table", info, withBoard ? board : {});
  session.show(state(prompt));
  return session;
}

function sent(session: Session): Action[][] {
  const all: Action[][] = [];
  session.do = (actions) => void all.push(actions);
  return all;
}

describe("a sealed answer of several parts", () => {
  it("is put together freely and sent whole, ascending, with the final verb", () => {
    const session = sessionAt("commit-cards");
    const all = sent(session);
    const cards = [...session.composable.value].reverse();
    expect(cards.length).toBeGreaterThan(1);
    cards.forEach((card) => session.click(card));
    session.click(cards[0]!);
    session.click(cards[0]!);
    session.sendComposed();
    const numbers = cards.map((card) => Number(card.split(":")[1])).sort((a, b) => a - b);
    expect(all).toEqual([[...numbers.map((n): Action => ["add", [n]]), ["commit", []]]]);
  });

  it("may be empty", () => {
    const session = sessionAt("commit-cards");
    const all = sent(session);
    session.sendComposed();
    expect(all).toEqual([[["commit", []]]]);
  });

  it("shows the running sum that the rules tell, and none before they have answered", async () => {
    const session = sessionAt("commit-cards");
    const asked: Action[][] = [];
    const socket = {
      send: ({ actions }: { actions: Action[] }) => {
        asked.push(actions);
        const strength = 7 * actions.length;
        return Promise.resolve({ t: "weighed", facts: { strength, luck: 4, total: strength + 4 } });
      },
    };
    Object.assign(session, { socket });
    const words = () => board.compositions![0]!.summary(session, session.chosenNumbers.value);
    const [one, two] = [...session.composable.value];
    session.click(one!);
    expect(words()).toBe("");
    session.click(two!);
    await Promise.resolve();
    await Promise.resolve();
    expect(asked.map((parts) => parts.length)).toEqual([1, 2]);
    expect(words().match(/\d+/g)!.map(Number)).toEqual([14, 4, 18]);
    session.clear();
    expect(session.weighed.value).toBeNull();
  });

  it("is answered step by step when the game brings no board", () => {
    const session = sessionAt("commit-cards", false);
    const all = sent(session);
    expect(session.composition.value).toBeNull();
    session.click(session.options.value[0]!.elements[0]!);
    expect(all).toEqual([[session.options.value[0]!.action]]);
  });
});

describe("what is chosen", () => {
  it("survives news about others, but not a new question", () => {
    const session = sessionAt("commit-cards");
    session.click([...session.composable.value][0]!);
    session.show({ ...state("commit-cards"), events: [], since: state("commit-cards").seq });
    expect(session.chosen.value.size).toBe(1);
    session.show({ ...state("commit-cards"), decision: "999.0" });
    expect(session.chosen.value.size).toBe(0);
  });
});

describe("clicks", () => {
  it("explain what is refused, with its rule", () => {
    const session = sessionAt("scout-adjust");
    const refused = session.options.value.find((o) => o.refusal)!;
    expect(session.mark(refused.elements[0]!)).toBe("refused");
    session.click(refused.elements[0]!);
    expect(session.note.value?.rule).toBe("RE-3.3");
  });

  it("glow only where something is legal", () => {
    const session = sessionAt("take-card");
    for (const option of session.options.value.filter((o) => o.elements.length > 0)) {
      expect(session.mark(option.elements[0]!)).toBe(option.refusal ? "refused" : "legal");
    }
    expect(session.mark("card:99")).toBe("idle");
  });

  it("tell what is written on a card when there is nothing to do", () => {
    const session = sessionAt("over");
    session.click("card:12");
    expect(session.note.value?.text).toContain(info.lexicon["card:12"]!.text_en);
  });
});

describe("the question", () => {
  it("lists elements first, bare verbs last, and no refused ones", () => {
    const buttons = buttonsOf(sessionAt("take-card"));
    expect(buttons.at(-1)!.action[0]).toBe("decline");
    expect(buttons.every((o) => o.refusal === null)).toBe(true);
  });

  it("asks the deciding seat and tells the others whom we wait for", () => {
    const session = sessionAt("choose-dice");
    expect(promptOf(session).seat).toBe(0);
    const waiting = state("choose-dice");
    session.show({
      ...waiting,
      choices: [],
      view: { ...waiting.view!, pending: [2], picks: [["dice", [3]]] },
    });
    expect(promptOf(session)).toMatchObject({ seat: 2 });
    expect(promptOf(session).text).toContain("Clara");
  });
});

describe("the log", () => {
  it("is what was known up to `since`, followed by the new events", () => {
    const session = sessionAt("choose-dice");
    const before = session.events.value;
    const news: LoggedEvent[] = [["RE-3.2", "numbers-opened", { numbers: [1, 2, 3] }]];
    session.show({ ...state("choose-dice"), since: 5, events: news, seq: 6 });
    expect(session.events.value).toEqual([...before.slice(0, 5), ...news]);
  });

  it("opens a part for every heading and keeps the order", () => {
    const told = (round: number): LoggedEvent => ["X-1", "x", { round }];
    const parts = partsOf([told(0), told(1), told(1), told(2)], "start", ([, , p]) =>
      p["round"] ? `round ${p["round"] as number}` : null,
    );
    expect(parts.map((p) => [p.title, p.events.map((e) => e.number)])).toEqual([
      ["start", [0]],
      ["round 1", [1, 2]],
      ["round 2", [3]],
    ]);
  });
});

describe("the lines of the chronicle", () => {
  const session = sessionAt("choose-dice");
  const speaker = session.speaker.value;
  const event = (key: string, params: LoggedEvent[2]): LoggedEvent => ["RE-4.1", key, params];
  const numbered = (events: LoggedEvent[]) => events.map((told, number) => ({ number, told }));
  const events = numbered([
    event("declined", { seat: 0 }),
    event("declined", { seat: 0 }),
    event("declined", { seat: 1 }),
    event("declined", { seat: 1 }),
  ]);

  it("say the same sentence once, with a count", () => {
    expect(linesOf(events, speaker).map(({ number, count }) => [number, count])).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });

  it("do not mix what was taken back with what holds", () => {
    const lines = linesOf(events, speaker, undefined, new Set([1]));
    expect(lines.map(({ count }) => count)).toEqual([1, 1, 2]);
  });

  it("are summed up as the game likes", () => {
    const lines = linesOf(events, speaker, (run) => `${run.length} times`);
    expect(lines.map(({ summary }) => summary)).toEqual(["2 times", "2 times"]);
  });
});

describe("digits", () => {
  it("choose what shows them, and nothing else", () => {
    const session = sessionAt("choose-dice");
    for (const [digit, option] of digitsOf(session)) {
      expect(session.speaker.value.element(option.elements[0]!)).toBe(String(digit));
    }
    expect(digitsOf(session).size).toBeGreaterThan(3);
  });

  it("mean nothing where cards are put together", () => {
    expect(digitsOf(sessionAt("commit-cards")).size).toBe(0);
  });
});

describe("what is drawn", () => {
  it("is no button, but stays in a list", () => {
    const session = new Session("table", info, { ...board, drawn: (e) => e.startsWith("card:") });
    session.show(state("take-card"));
    expect(buttonsOf(session).map((o) => o.action[0])).toEqual(["decline"]);
    expect(listedOf(session).every((o) => o.action[0] === "take")).toBe(true);
  });
});

describe("undone events", () => {
  it("stay in the log and leave the reports", () => {
    const session = sessionAt("choose-dice");
    const before = session.events.value.length;
    session.show({ ...state("choose-dice"), undone: [1] });
    expect(session.log.value).toHaveLength(before);
    expect(session.events.value).toHaveLength(before - 1);
  });
});

describe("a walk over the board", () => {
  const box = (x: number, y: number) => new DOMRect(x, y, 10, 10);
  it("goes to the nearest thing in its direction", () => {
    const things = [box(50, 0), box(20, 4), box(-30, 0), box(0, 40)];
    expect(neighbour(box(0, 0), [1, 0], things)).toBe(1);
    expect(neighbour(box(0, 0), [-1, 0], things)).toBe(2);
    expect(neighbour(box(0, 0), [0, 1], things)).toBe(3);
    expect(neighbour(box(0, 0), [0, -1], things)).toBe(-1);
  });
});
