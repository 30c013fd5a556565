import { render } from "preact";
import { afterEach, describe, expect, it } from "vitest";
import { board } from "../src/games/vetternkrieg";
import { clashesOf, latestLosses } from "../src/games/vetternkrieg/history";
import { chanceOf, factsOf, wordsOf } from "../src/games/vetternkrieg/facts";
import { aidsOf, type Aids, type View } from "../src/games/vetternkrieg/generated";
import { lang } from "../src/settings";
import { Session } from "../src/table/session";
import type { GameInfo, StateMessage, LoggedEvent } from "../src/wire";
import { drawing, elementsIn, type Drawing } from "./drawing";
import game from "./fixtures/vetternkrieg-game.json";
import states from "./fixtures/vetternkrieg-states.json";

type Prompt = keyof typeof states;

/** Real messages of Vetternkrieg tables, recorded by make_vetternkrieg_fixtures.py. */
const info = game as unknown as GameInfo;
const prompts = Object.keys(states) as Prompt[];
const state = (prompt: Prompt) => structuredClone(states[prompt]) as unknown as StateMessage;
const EVENTS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

let page: HTMLElement = document.createElement("div");

function draw(prompt: Prompt): Drawing {
  const drawn = drawing(info, board, state(prompt));
  page = drawn.page;
  return drawn;
}

afterEach(() => {
  render(null, page);
  lang.value = "de";
});

describe.each(["de", "en"] as const)("the board in %s", (language) => {
  it.each(prompts)(
    "has every element of an action, and a name for what is clicked: %s",
    (prompt) => {
      lang.value = language;
      const { session, page } = draw(prompt);
      const there = elementsIn(page, ".el[data-el]");
      for (const { elements } of session.options.value) {
        for (const element of elements) expect(there.has(element), element).toBe(true);
      }
      for (const button of page.querySelectorAll("button")) {
        const name = button.getAttribute("aria-label") ?? button.textContent;
        expect(name?.trim()).toBeTruthy();
        expect(name).not.toMatch(/[{}]|undefined|NaN|vk-/);
      }
      expect(page.textContent).not.toMatch(/vk-|provenance-|undefined|NaN/);
    },
  );
});

describe("hidden dice", () => {
  const shown = (page: HTMLElement) =>
    [...page.querySelectorAll(".vk-tray.screened .die")].map((die) =>
      die.getAttribute("aria-label"),
    );

  it.each(["believe-or-doubt", "announce (waiting)"] as const)(
    "are three covered dice for the defender: %s",
    (prompt) => {
      const { page } = draw(prompt);
      expect(new Set(shown(page)).size).toBe(1);
      expect(shown(page)).toHaveLength(3);
      expect(shown(page)[0]).not.toMatch(/[1-6]/);
      expect(page.querySelector(".vk-tick")).toBeNull();
    },
  );

  it("are open to the attacker, behind the screen", () => {
    const { page } = draw("announce");
    const { dice } = (state("announce").view!.game as View).battle;
    expect(shown(page)).toEqual(dice.map(String));
  });

  it("put a tick on the true announcements alone", () => {
    const { page } = draw("announce");
    const { chances } = state("announce").view!.aids as Aids;
    const ticked = [...page.querySelectorAll(".vk-claim.honest")].map((e) =>
      e.getAttribute("data-el"),
    );
    const honest = chances.filter(({ fits }) => fits).map(({ claim }) => claim);
    expect(page.querySelectorAll(".vk-claim")).toHaveLength(18);
    expect(ticked).toEqual(honest.map((claim) => `claim:${claim}`));
  });
});

describe("cards", () => {
  it("keep main and secondary event apart in both languages", () => {
    const { session } = draw("play-card");
    for (const language of ["de", "en"] as const) {
      lang.value = language;
      for (const card of EVENTS) {
        const { main, label, secondary } = wordsOf(session, card);
        expect(label).toMatch(/^(Gegner|Opponent) \/ (York|Lancaster):$/);
        expect(`${main} ${label} ${secondary}`).toBe(session.speaker.value.wording(`card:${card}`));
      }
    }
  });

  it("say where their words, points and marks come from", () => {
    lang.value = "en";
    const { session, page } = draw("play-card");
    const cards = page.querySelectorAll(".below [data-el^='card:'].vk-card");
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const facts = factsOf(session, Number(card.getAttribute("data-el")!.slice(5)))!;
      expect(card.querySelectorAll(".vk-source")).toHaveLength(3);
      for (const source of facts.sources) {
        const words = session.speaker.value.text(`provenance-${source}`);
        expect(card.getAttribute("aria-label")).toContain(words);
      }
    }
  });

  it("warn of marks that help the opponent this round", () => {
    const { session } = draw("play-card");
    const warns = [...page.querySelectorAll(".vk-hand .warns")].map((card) =>
      Number(card.getAttribute("data-el")!.slice(5)),
    );
    const held = (state("play-card").view!.game as View).hands[session.me.value]!.known;
    const warned = aidsOf(session).warned[session.me.value]!;
    expect(warns).toEqual(held.filter((card) => warned.includes(card)));
  });
});

describe("the chance of an announcement", () => {
  it("is what the rules say about it", () => {
    const { session } = draw("announce");
    expect([5, 11, 17].map((claim) => chanceOf(session, claim))).toEqual(["42", "7", "< 1"]);
  });
});

describe("the odds", () => {
  const shown = (page: HTMLElement, selector: string) =>
    [...page.querySelectorAll(selector)].map((e) => e.textContent);

  it("stand on every announcement, and the best true one is told in full", () => {
    const { page } = draw("announce");
    const { chances } = state("announce").view!.aids as Aids;
    const best = chances.findLast(({ fits }) => fits)!.claim;
    expect(shown(page, ".vk-percent")).toHaveLength(18);
    expect(shown(page, ".vk-percent").slice(-1)).toEqual(["99"]);
    expect(page.querySelector(".vk-preview")?.getAttribute("data-claim")).toBe(String(best));
  });

  it("of another announcement are told when it is looked at", async () => {
    lang.value = "en";
    const { page } = draw("announce");
    const claim = page.querySelector(".vk-claim:not(.honest)")!;
    claim.dispatchEvent(new Event("focusin", { bubbles: true }));
    await Promise.resolve();
    const preview = page.querySelector(".vk-preview")!;
    expect(`claim:${preview.getAttribute("data-claim")}`).toBe(claim.getAttribute("data-el"));
    expect(preview.textContent).toContain("it is a lie");
  });

  it("tell the defender who may lose how many, all cases together", () => {
    const { page } = draw("believe-or-doubt");
    const percents = shown(page, ".vk-outcomes b").map((text) => Number.parseInt(text!));
    const sum = percents.reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThanOrEqual(97);
    expect(sum).toBeLessThanOrEqual(103);
    expect(page.querySelectorAll(".vk-five i")).toHaveLength(percents.length);
    expect(shown(page, ".vk-verdict b")).toHaveLength(2);
  });

  it.each(["last-card-attacker", "last-card-defender", "adjust-die"] as const)(
    "become what the dice cost as they lie: %s",
    (prompt) => {
      lang.value = "en";
      const { page } = draw(prompt);
      expect(page.querySelector(".vk-now")?.textContent).toMatch(/loses? \d? ?troops?/);
    },
  );
});

describe("the fallen", () => {
  const events = (french: number): LoggedEvent[] => [
    ["VK-3.11", "battlefield-chosen", { seat: 0, card: 1 }],
    ["VK-5.7", "rolled-hidden", { seat: 0, clash: 1, told: 0 }],
    ["VK-5.8", "announced", { seat: 0, claim: 10 }],
    ["VK-5.24", "lost-troops", { seat: 1, count: 2, french }],
    ["VK-5.7", "rolled-hidden", { seat: 1, clash: 2, told: 0 }],
  ];

  it("lie on their half until the next announcement, French first", () => {
    const session = new Session("table", info, board);
    const message = state("announce (waiting)");
    session.show({ ...message, events: events(1), since: 0, seq: 5 });
    page = document.createElement("div");
    render(<board.Board session={session} />, page);
    const fallen = [...page.querySelectorAll(".vk-fallen .vk-troop")];
    expect(fallen.map((troop) => troop.classList.contains("france"))).toEqual([true, false]);
    expect(page.querySelectorAll(".vk-fallen")).toHaveLength(1);
  });

  it("are gone after the next announcement and with the next battlefield", () => {
    const next: LoggedEvent = ["VK-5.8", "announced", { seat: 1, claim: 5 }];
    expect(latestLosses(events(0))?.losses).toEqual([[1, 2, 0]]);
    expect(latestLosses([...events(0), next])?.losses).toEqual([]);
    expect(latestLosses([...events(0), events(0)[0]!])).toBeUndefined();
  });
});

describe("the clashes of the chronicle", () => {
  it("tell announcement, turned dice and losses", () => {
    const [first, second] = clashesOf(state("adjust-die").events);
    expect(first).toEqual({
      number: 1,
      attacker: 0,
      claim: 10,
      believed: true,
      truth: "",
      attack: [],
      defence: [2, 2, 6],
      outcome: "won",
      losses: [[1, 1, 1]],
    });
    expect(second).toMatchObject({ number: 2, attacker: 1, claim: 0, believed: true, outcome: "" });
  });

  it("are those of the latest battle", () => {
    const { events } = state("adjust-die");
    expect(clashesOf([...events, ...events])).toEqual(clashesOf(events));
  });

  it("never show dice that were believed", () => {
    for (const prompt of prompts) {
      for (const clash of clashesOf(state(prompt).events)) {
        if (clash.believed) expect(clash.attack).toEqual([]);
      }
    }
  });
});
