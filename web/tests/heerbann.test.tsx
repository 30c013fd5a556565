import { render } from "preact";
import { describe, expect, it } from "vitest";
import { board } from "../src/games/heerbann";
import { Picture } from "../src/games/heerbann/emblems";
import { DEAREST, NO_TIE, YOUNGER, type View } from "../src/games/heerbann/generated";
import { historyOf } from "../src/games/heerbann/history";
import { drawing } from "./drawing";
import { info, prompts, state, type Prompt } from "./fixtures";

const draw = (prompt: Prompt, own: boolean) => drawing(info, own ? board : {}, state(prompt));

describe.each([
  ["Heerbann's own board", true],
  ["the generic table", false],
])("%s", (_, own) => {
  it.each(prompts)("has every element that an action can name: %s", (prompt) => {
    const { session, page } = draw(prompt, own);
    for (const option of session.options.value) {
      for (const element of option.elements) {
        expect(page.querySelector(`[data-el="${element}"]`), element).not.toBeNull();
      }
    }
  });

  it.each(prompts)("gives every clickable thing a name: %s", (prompt) => {
    const { page } = draw(prompt, own);
    for (const button of page.querySelectorAll("button")) {
      const name = button.getAttribute("aria-label") ?? button.textContent;
      expect(name?.trim()).toBeTruthy();
      expect(name).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});

describe("cards", () => {
  it("have a picture of their own each", () => {
    const cards = Object.keys(info.lexicon).filter((e) => e.startsWith("card:"));
    const drawn = cards.map((element) => {
      const page = document.createElement("div");
      render(<Picture id={info.lexicon[element]!.id} />, page);
      return page.innerHTML;
    });
    expect(new Set(drawn).size).toBe(18);
  });

  it("say their provenance in their name", () => {
    const { page } = draw("take-card", true);
    const card = page.querySelector("[data-el^='card:']")!;
    expect(card.getAttribute("aria-label")).toContain("reconstructed");
  });
});

describe("past rounds and battles from the chronicle", () => {
  const { rounds, battles } = historyOf(state("over").events);

  it("are all there", () => {
    expect(battles.map((b) => b.province)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rounds.map((r) => r.round)).toEqual(rounds.map((_, i) => i + 1));
    const played = rounds.filter((r) => r.order.length > 0);
    for (const round of played) expect([...round.order].sort()).toEqual([0, 1, 2]);
  });

  it("agree with the final position", () => {
    const game = state("over").view!.game as View;
    expect(battles.map((b) => b.winner)).toEqual(game.holder);
    expect(battles.map((b) => b.value)).toEqual(game.values);
  });

  it("give the winner the highest total", () => {
    for (const battle of battles.filter((b) => b.winner !== null && b.winner >= 0)) {
      expect(battle.totals[battle.winner!]).toBe(Math.max(...battle.totals));
    }
  });
});

describe("the reason of an order", () => {
  it("is the one that the rules tell with it", () => {
    const told = { order: [2, 0, 1], reasons: [DEAREST, YOUNGER, NO_TIE], dearest: [12, 9, 9] };
    const { rounds } = historyOf([
      ["RE-2.1", "revealed", { round: 1, card: 1 }],
      ["RE-3.4", "order-fixed", told],
    ]);
    const reasons = { 2: { why: DEAREST, cost: 12 }, 0: { why: YOUNGER, cost: 9 } };
    expect(rounds[0]!.reasons).toEqual(reasons);
  });
});
