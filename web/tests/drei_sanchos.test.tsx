import { describe, expect, it } from "vitest";
import { board } from "../src/games/drei_sanchos";
import { explained } from "../src/games/drei_sanchos/bots";
import { standsIn } from "../src/games/drei_sanchos/facts";
import type { Aids } from "../src/games/drei_sanchos/generated";
import { tintsOf } from "../src/table/session";
import type { GameInfo, StateMessage } from "../src/wire";
import { atEach, drawing, elementsIn, press, settled, type Drawing } from "./drawing";
import game from "./fixtures/drei_sanchos-game.json";
import states from "./fixtures/drei_sanchos-states.json";

type Prompt = keyof typeof states;
const prompts = Object.keys(states) as Prompt[];
const info = game as unknown as GameInfo;
const state = (prompt: Prompt) => structuredClone(states[prompt]) as unknown as StateMessage;

function draw(prompt: Prompt, change: (aids: Aids) => void = () => undefined): Drawing {
  const message = state(prompt);
  change(message.view!.aids as Aids);
  return drawing(info, board, message);
}

describe("the board of the three Sanchos", () => {
  atEach(prompts, draw, (look) => {
    it("has every element that an action can name first", () => {
      const { session, page } = look();
      const there = elementsIn(page);
      for (const { elements } of session.options.value) {
        if (elements[0]) expect(there.has(elements[0]), elements[0]).toBe(true);
      }
    });

    it("has words for everything", () => {
      const { page } = look();
      expect(page.textContent).not.toMatch(/\b(ds|scene|fact|verb|prompt|event|option)-[a-z]/);
      for (const named of page.querySelectorAll("[aria-label]")) {
        expect(named.getAttribute("aria-label")).not.toMatch(/\b(ds|scene|fact)-[a-z]/);
      }
    });

    it("has a button or a tile for every bare answer", () => {
      const { session, page } = look();
      for (const { action, elements, refusal } of session.options.value) {
        if (refusal || elements.length > 0) continue;
        const verb = action[0];
        const tile = verb.startsWith("deploy") && page.querySelector("[data-tile=deploy]");
        const button = page.querySelector(`.choice[data-verb="${verb}"]:not(details *)`);
        expect(tile || button, verb).toBeTruthy();
      }
    });
  });

  it("asks for the points once a region was chosen", async () => {
    const { session, page } = draw("three-command");
    const attack = session.options.value.find((o) => o.action[0] === "attack" && !o.refusal);
    const [region, points] = attack!.elements;
    press(page, `[data-el="${region}"]`);
    await settled();
    const number = page.querySelector(`.ds-numbers [data-el="${points}"]`);
    expect(number ?? session.sent[0]).toBeTruthy();
  });

  it("sends a move after a unit and a region were clicked", async () => {
    const { session, page } = draw("three-command");
    const move = session.options.value.find((o) => o.action[0] === "move" && !o.refusal)!;
    for (const element of move.elements) {
      press(page, `[data-el="${element}"]`);
      await settled();
    }
    expect(session.sent).toEqual([[move.action]]);
  });

  it("tells field armies, garrisons and siege stacks apart", () => {
    const stand = (place: number, sancho: number, troops: number, king: boolean) => {
      const names = { troop_unit: 24 + 2 * place, king_unit: 25 + 2 * place };
      return { region: 4, place, sancho, troops, king, units: troops + Number(king), ...names };
    };
    const { session, page } = draw("three-command", (aids) => {
      aids.stands = [stand(1, 1, 2, false), stand(2, 0, 3, true)];
    });
    expect(standsIn(session, 4)).toHaveLength(2);
    expect(page.querySelector(`[data-standing="4"] .ds-ratio`)!.textContent).toBe("4:2");
    expect(page.querySelector(`[data-el="unit:29"]`)).not.toBeNull();
  });

  it("shows what the Sancho-Bots explained since the last answer", () => {
    const events = state("solo-over").events;
    const steps = explained(events, 0);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every(([, key]) => key.startsWith("bot-"))).toBe(true);
    expect(explained(events, events.length)).toEqual([]);
  });

  it("folds the candidates of Sancho-Bots and nothing else", () => {
    const { session } = draw("solo-over");
    const speaker = session.speaker.value;
    const params = { sancho: 1, choice: 0, regions: [3, 6], first: [2, 5], second: [0, 1] };
    expect(board.folds!(["S3-15.3", "bot-candidates", params], speaker)).toMatch(/\(2\)$/);
    expect(board.folds!(["S3-15.1", "bot-arrow", params], speaker)).toBeNull();
  });

  it("gives seats the colours of their Sanchos", () => {
    const { session } = draw("three-command");
    expect(tintsOf(session)["--fill-1"]).toBe("var(--dye-2)");
    expect(tintsOf(session)["--fill-2"]).toBe("var(--dye-3)");
  });
});
