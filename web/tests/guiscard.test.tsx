import { describe, expect, it } from "vitest";
import { board } from "../src/games/guiscard";
import { journeyOf, passedBy } from "../src/games/guiscard/journey";
import { chargeLine, focusOf } from "../src/games/guiscard/map";
import { riskWords } from "../src/games/guiscard/panels";
import {
  COMING,
  previewOf,
  viewOf,
  type Preview,
  type View,
} from "../src/games/guiscard/generated";
import type { GameInfo, StateMessage, LoggedEvent } from "../src/wire";
import { atEach, drawing, elementsIn, press, settled, type Drawing } from "./drawing";
import game from "./fixtures/guiscard-game.json";
import states from "./fixtures/guiscard-states.json";

type Prompt = keyof typeof states;
const prompts = Object.keys(states) as Prompt[];
const info = game as unknown as GameInfo;
const state = (prompt: Prompt) => structuredClone(states[prompt]) as unknown as StateMessage;

function draw(prompt: Prompt, change: (view: View) => void = () => undefined): Drawing {
  const message = state(prompt);
  change(message.view!.game as View);
  return drawing(info, board, message);
}

/** The next question of the unit that moves, one step later. */
function stepped(before: StateMessage, hex: number, more: string[] = []): StateMessage {
  const next = structuredClone(before);
  const view = next.view!.game as View;
  const { ways = {} } = next.view!.preview as Preview;
  const goal = Object.values(ways).find((way) => way[0] === hex && way.length > 2)!;
  next.decision = `${before.decision}+`;
  next.choices = [["step", [goal[1]!], null]];
  next.since = before.seq;
  next.events = ["steps", ...more].map((key) => ["GU-4.2", key, { unit: view.mover }]);
  next.seq = before.seq + next.events.length;
  return next;
}

describe("the board of Guiscard", () => {
  atEach(prompts, draw, (look, prompt) => {
    it("has every element that an action can name first", () => {
      const { session, page } = look();
      const there = elementsIn(page);
      for (const { elements } of session.options.value) {
        if (elements[0]) expect(there.has(elements[0]), elements[0]).toBe(true);
      }
    });

    it("has words for everything", () => {
      const { page } = look();
      expect(page.textContent).not.toMatch(/\b(gu|scene|fact|verb|prompt|event|option)-[a-z]/);
      for (const named of page.querySelectorAll("[aria-label]")) {
        expect(named.getAttribute("aria-label")).not.toMatch(/\b(gu|scene|fact)-[a-z]/);
      }
    });

    if (prompt === "over") return;
    it("asks in words and takes every answer", () => {
      const { session, page } = look();
      expect(session.asked.value).toBe(true);
      const legal = session.options.value.filter(({ refusal }) => refusal === null);
      expect(legal.length).toBeGreaterThan(0);
      const question = page.querySelector(".question")!.textContent!;
      expect(question).toMatch(/[A-Za-z]{3}.*[.?)]/);
      expect(question).not.toMatch(/\{|undefined|NaN/);
      const spots = elementsIn(page, ".el[data-el]:not(.through)");
      const buttons = [...page.querySelectorAll(".choice[data-verb]")].map(
        (button) => [button.getAttribute("data-verb"), button.textContent!] as const,
      );
      for (const { action, elements } of legal) {
        const name = session.speaker.value.action(action);
        expect(name).not.toMatch(/\{|verb-|undefined/);
        const button = buttons.some(([verb, words]) => verb === action[0] && words.includes(name));
        expect(spots.has(elements[0] ?? "") || button, name).toBe(true);
      }
    });
  });

  it("knows every question that the texts name", () => {
    const asked = [...info.texts.en.matchAll(/^prompt-(?!siege-)([a-z-]+) =/gm)].map(
      ([, key]) => key,
    );
    expect(asked.length).toBeGreaterThan(35);
    expect(prompts).toEqual(expect.arrayContaining(asked));
  });

  it("asks who rides against a charge, and shows the charge", () => {
    const { session, page } = draw("counter");
    const riders = session.options.value.filter(({ action: [verb] }) => verb === "counter");
    expect(riders.length).toBeGreaterThan(0);
    expect(page.querySelectorAll(".gu-charges path").length).toBeGreaterThan(0);
    for (const { elements } of riders) {
      expect(page.querySelector(`.gu-unit[data-el="${elements[0]}"]`)!.classList).toContain(
        "legal",
      );
    }
  });

  it("asks for the hex of a charge on the map", () => {
    const { session, page } = draw("charge-hex");
    const hexes = session.options.value.flatMap(({ elements }) => elements);
    expect(hexes.length).toBeGreaterThan(1);
    for (const element of hexes) {
      expect(page.querySelector(`.gu-target[data-el="${element}"]`)!.classList).toContain("legal");
    }
  });

  it("tells the side of every seat, when it wins, and how far it is", () => {
    const { session, page } = draw("move-unit");
    const view = viewOf(session);
    view.names.forEach(([, en]) => expect(page.querySelector(".seats")!.textContent).toContain(en));
    const goals = [...page.querySelectorAll(".gu-goals li b")].map(
      ({ textContent }) => textContent,
    );
    const counted = [0, 1].flatMap((seat) =>
      view.goals.filter(({ winner, reached }) => winner === seat && reached !== undefined),
    );
    expect(counted.length).toBeGreaterThan(0);
    expect(goals).toEqual(counted.map(({ reached, n }) => `(${reached} of ${n})`));
  });

  it("tells only the end of a way in the chronicle", () => {
    const steps = (unit: number, ...keys: string[]): LoggedEvent[] =>
      keys.map((key) => ["GU-4.2", key, { unit }]);
    const events = [...steps(3, "takes-up", "steps", "steps"), ...steps(4, "takes-up", "steps")];
    expect([...passedBy(events)]).toEqual([0, 1, 3]);
    expect([...passedBy(steps(3, "steps", "checks", "steps"))]).toEqual([]);
    expect([...passedBy(steps(3, "charge-path", "charge-path", "charges"))]).toEqual([0, 1]);
    expect([...passedBy(steps(3, "counters", "counter-path", "counter-path"))]).toEqual([1]);
    expect([...passedBy(steps(3, "sets-up", "head-placed", "set-up"))]).toEqual([0, 1]);
    expect([...passedBy(steps(3, "makes-ready", "shoots", "shot-lands"))]).toEqual([0]);
  });

  it("starts a move with a click on the unit", () => {
    const { session, page } = draw("move-unit");
    const movers = session.options.value.filter((o) => o.action[0] === "move");
    const only = movers.find(
      (o) => session.options.value.filter((p) => p.elements[0] === o.elements[0]).length === 1,
    )!;
    press(page, `.gu-unit[data-el="${only.elements[0]}"]`);
    expect(session.sent).toEqual([[only.action]]);
  });

  it("lets a click through to the hex where only the hex is meant", () => {
    const { session, page } = draw("missile-aim");
    const legal = session.options.value.filter((o) => o.refusal === null);
    const aimed = new Set(legal.flatMap((o) => o.elements));
    const hit = viewOf(session).units.filter((unit) => aimed.has(`hex:${unit.at}`));
    expect(hit.length).toBeGreaterThan(0);
    for (const { n } of hit) {
      expect(page.querySelector(`[data-el="unit:${n}"]`)!.classList).toContain("through");
    }
  });

  it("rings targets in red and whoever may be chosen in gold, over all figures", () => {
    const aiming = draw("missile-aim");
    const red = aiming.page.querySelectorAll(".gu-rings .hostile:not(.casing)");
    const legal = (session: typeof aiming.session) =>
      session.options.value.filter((o) => o.refusal === null);
    const aimed = new Set(legal(aiming.session).flatMap((o) => o.elements));
    const hit = viewOf(aiming.session).units.filter(({ at }) => aimed.has(`hex:${at}`));
    expect(red.length).toBeGreaterThanOrEqual(hit.length);
    const { page, session } = draw("move-unit");
    const open = legal(session).flatMap((o) => o.elements);
    expect(page.querySelectorAll(".gu-rings .hostile")).toHaveLength(0);
    expect(page.querySelectorAll(".gu-ribbon.open").length).toBe(new Set(open).size);
  });

  it("tells chances for every target hex", () => {
    const { session, page } = draw("missile-aim");
    for (const { hex, percent } of previewOf(session).targets!) {
      expect(page.querySelector(`.gu-chance[data-hex="${hex}"]`)!.textContent).toBe(`${percent}%`);
    }
  });

  it("goes a long way step by step after one click", async () => {
    const { session, page } = draw("move-step");
    const [hex, way] = Object.entries(previewOf(session).ways!).find(([, w]) => w.length > 2)!;
    press(page, `.gu-target[data-el="hex:${hex}"]`);
    await settled();
    expect(session.sent).toEqual([[["step", [way[0]]]]]);
    session.show(stepped(session.state.value!, way[0]!));
    await settled();
    expect(session.sent.length).toBe(2);
    expect(session.sent[1]![0]![0]).toBe("step");
  });

  it.each(["names-shooter", "check-rolled", "wounded"])(
    "stops on its way when something happens: %s",
    async (key) => {
      const { session, page } = draw("move-step");
      const [hex, way] = Object.entries(previewOf(session).ways!).find(([, w]) => w.length > 2)!;
      press(page, `.gu-target[data-el="hex:${hex}"]`);
      await settled();
      session.show(stepped(session.state.value!, way[0]!, [key]));
      await settled();
      expect(session.sent.length).toBe(1);
      expect(journeyOf(session).left.value).toEqual([]);
    },
  );

  /** The question after an answer: somebody may move, in the same position. */
  function asked(before: StateMessage, ...choices: StateMessage["choices"]): StateMessage {
    const next = structuredClone(before);
    next.decision = `${before.decision}+`;
    next.choices = choices;
    return next;
  }

  it("ends a move and takes up the unit that is pressed next", async () => {
    const { session, page } = draw("move-step");
    const { mover, units } = viewOf(session);
    const other = units.find(
      ({ n, seat, at }) => seat === session.me.value && n !== mover && at >= 0,
    )!;
    const message = asked(session.state.value!, ["stop", [], null]);
    message.undo = "";
    session.show(message);
    await settled();
    press(page, `.gu-unit[data-el="unit:${other.n}"]`);
    await settled();
    expect(session.sent).toEqual([[["stop", []]]]);
    session.show(asked(session.state.value!, ["move", [other.n], null]));
    await settled();
    expect(session.sent[1]).toEqual([["move", [other.n]]]);
  });

  it("charges along the path that the rules found after one press on the target", async () => {
    const { session, page } = draw("charge-target");
    const [n, run] = Object.entries(previewOf(session).runs!)[0]!;
    expect(page.querySelector(".gu-runs")!.textContent).toContain(`${run.odds.wins} %`);
    press(page, `.gu-unit[data-el="unit:${n}"]`);
    await settled();
    for (const hex of run.path) {
      session.show(asked(session.state.value!, ["step", [hex], null]));
      await settled();
    }
    session.show(asked(session.state.value!, ["end_step", [], null]));
    await settled();
    const steps = run.path.map((hex) => [["step", [hex]]]);
    expect(session.sent).toEqual([[["target", [Number(n)]]], ...steps]);
    expect(journeyOf(session).left.value).toEqual([]);
  });

  it("goes to the next hex with one press, though a rider could dismount there", async () => {
    const { session, page } = draw("move-step");
    const { ways = {} } = previewOf(session);
    const near = Number(Object.entries(ways).find(([, way]) => way.length === 1)![0]);
    session.show(asked(session.state.value!, ["step", [near], null], ["dismount", [near], null]));
    await settled();
    press(page, `.gu-target[data-el="hex:${near}"]`);
    await settled();
    expect(session.sent).toEqual([[["step", [near]]]]);
    session.verb.value = "dismount";
    await settled();
    press(page, `.gu-target[data-el="hex:${near}"]`);
    expect(session.sent[1]).toEqual([["dismount", [near]]]);
    expect(page.querySelector("[data-deed=dismount]")).not.toBeNull();
  });

  it("says before a step how often checks stop, wound or kill", () => {
    const { session, page } = draw("move-step", () => undefined);
    const { risks = {}, ways = {} } = previewOf(session);
    const hex = Object.keys(ways)[0]!;
    risks[hex] = [20, 10, 5];
    session.inspected.value = `hex:${hex}`;
    expect(page.querySelector(`.gu-target[data-el="hex:${hex}"]`)).not.toBeNull();
    const shown = riskWords(session, risks[hex]);
    for (const percent of ["20", "10", "5"]) expect(shown).toContain(percent);
  });

  it("shows where one may stand before a unit is chosen, and directions around it", () => {
    const before = draw("set-up");
    const zone = previewOf(before.session).zone!;
    expect(zone.length).toBeGreaterThan(0);
    expect(before.page.querySelectorAll(".gu-zone path").length).toBe(zone.length);
    expect(before.page.querySelector("[data-tool=arrange]")).not.toBeNull();
    const { session, page } = draw("set-up-face");
    const message = structuredClone(session.state.value!);
    message.events = [["GU-12.1", "head-placed", { unit: 0, hex: 30 }]];
    message.since = message.seq;
    message.seq += 1;
    session.show(message);
    return settled().then(() => {
      expect(page.querySelectorAll(".gu-direction").length).toBe(session.options.value.length);
    });
  });

  it("calls seats by their sides, and two of one name by who plays them", () => {
    const message = state("move-unit");
    const given = ["Anna", "Bot"];
    const view = message.view!.game as View;
    const { speaker } = draw("over").session;
    expect(board.names!(message.view!, given, speaker.value)).toEqual(
      view.names.map(([, en]) => en),
    );
    view.names[1] = view.names[0]!;
    const same = board.names!(message.view!, given, speaker.value);
    expect(same).toEqual(given.map((name) => `${view.names[0]![1]} (${name})`));
  });

  it("warns of checks and shots before a step", () => {
    const { session, page } = draw("move-step");
    const reach = previewOf(session).reach![viewOf(session).mover]!;
    for (const [hex, , , checks, shots] of reach) {
      const spot = page.querySelector(`.gu-target[data-el="hex:${hex}"]`)!;
      expect(spot.classList.contains("checked")).toBe(checks > 0);
      expect(spot.classList.contains("fired")).toBe(shots > 0);
    }
  });

  it("shows who could fire, and the orders that hold", () => {
    const { session, page } = draw("defend", (view) => (view.orders = [6, -1]));
    const names = Object.keys(previewOf(session).shooters!).map((n) =>
      session.speaker.value.element(`unit:${n}`),
    );
    const shown = page.querySelector(".gu-reaction")!.textContent;
    for (const name of names) expect(shown).toContain(name);
    expect([...page.querySelectorAll(".gu-order")].length).toBe(2);
  });

  it("shows odds, shifts and ten results before a fight", () => {
    const { session, page } = draw("combat");
    const { odds } = previewOf(session);
    expect(page.querySelectorAll(".gu-results li").length).toBe(10);
    expect(page.querySelector(".gu-odds h3")!.textContent).toContain(String(odds!.attack));
  });

  it("draws a charge from where its rider is to its target", () => {
    expect(chargeLine({ path: [5, 6, 7], hex: 8 }, 4)).toEqual([4, 5, 6, 7, 8]);
    expect(chargeLine({ path: [5, 6, 7], hex: 8 }, 6)).toEqual([6, 7, 8]);
    expect(chargeLine({ path: [5], hex: -1 }, 4)).toEqual([4, 5]);
  });

  it("looks where the action is", () => {
    const { session } = draw("move-step");
    const { mover, units } = viewOf(session);
    const unit = units.find(({ n }) => n === mover)!;
    expect(focusOf(session)![0]).toBe(36 + 36 * (unit.at % 24));
    expect(focusOf(draw("over").session)).toBeNull();
  });

  it("explains every kind of ground on its map", () => {
    const { session, page } = draw("move-step");
    const kinds = new Set(viewOf(session).terrain);
    const told = [...page.querySelectorAll(".gu-legend li")];
    expect(told.length).toBe(kinds.size);
    for (const { textContent } of told) {
      expect(textContent).toMatch(/on foot (\d+|–), mounted (\d+|–)$/);
    }
  });

  it("lists the men who are still to come, with their values", () => {
    const { session, page } = draw("set-up");
    const { me } = session;
    const coming = viewOf(session).units.filter((u) => u.seat === me.value && u.where === COMING);
    const [own] = page.querySelectorAll(".gu-roll");
    const listed = [...own!.querySelectorAll(".coming button")];
    expect(coming.length).toBeGreaterThan(0);
    expect(listed.map((button) => button.textContent)).toEqual(
      coming.map(
        ({ n, attack, defence, allowance }) =>
          `${session.speaker.value.element(`unit:${n}`)}–${attack}/${defence}/${allowance}`,
      ),
    );
  });

  it("shows whom a choice means, and asks about it under the pointer", () => {
    const { session, page } = draw("melee");
    const choice = page.querySelector<HTMLElement>(".choice[data-el^='unit:']")!;
    expect(choice.querySelector(".gu-token")).not.toBeNull();
    choice.dispatchEvent(new FocusEvent("focus"));
    expect(session.inspected.value).toBe(choice.dataset["el"]);
    choice.dispatchEvent(new FocusEvent("blur"));
    expect(session.inspected.value).toBeNull();
  });

  it("asks about nothing any more once a choice is made", () => {
    const { session, page } = draw("melee");
    const choice = page.querySelector<HTMLElement>(".choice[data-el^='unit:']")!;
    choice.dispatchEvent(new FocusEvent("focus"));
    choice.click();
    expect(session.sent.length).toBe(1);
    expect(session.inspected.value).toBeNull();
  });

  it("names who stands on a hex that is aimed at", () => {
    const { session, page } = draw("aim");
    const { units } = viewOf(session);
    const choices = [...page.querySelectorAll<HTMLElement>(".choice[data-el^='hex:']")];
    const meant = choices.map((choice) =>
      units.find(({ at, rear }) => [at, rear].includes(Number(choice.dataset["el"]!.slice(4)))),
    );
    expect(meant.some(Boolean)).toBe(true);
    meant.forEach((unit, i) => {
      if (!unit) return;
      const name = session.speaker.value.element(`unit:${unit.n}`);
      expect(choices[i]!.textContent).toContain(name);
    });
  });
});
