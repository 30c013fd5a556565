import { render } from "preact";
import { describe, expect, it } from "vitest";
import { board } from "../src/games/el_grande";
import { isTied, scoringsOf, soleLeader } from "../src/games/el_grande/history";
import { GROUNDS, outline } from "../src/games/el_grande/land";
import { Dock } from "../src/table/dock";
import { Seats } from "../src/table/seats";
import { Session } from "../src/table/session";
import type { Action, GameInfo, StateMessage } from "../src/wire";
import game from "./fixtures/el_grande-game.json";
import states from "./fixtures/el_grande-states.json";

type Prompt = keyof typeof states;
const prompts = Object.keys(states) as Prompt[];
const info = game as unknown as GameInfo;
const state = (prompt: Prompt) => structuredClone(states[prompt]) as unknown as StateMessage;

class Watched extends Session {
  readonly sent: Action[][] = [];
  override do(actions: Action[]): void {
    this.sent.push(actions);
  }
}

function draw(
  prompt: Prompt,
  change: (message: StateMessage) => void = () => undefined,
): { session: Watched; page: HTMLElement } {
  const session = new Watched("table", info, board);
  const message = state(prompt);
  change(message);
  session.show(message);
  const page = document.createElement("div");
  const Hand = board.Hand!;
  render(
    <>
      <board.Board session={session} />
      <Dock session={session} />
      {session.me.value >= 0 && <Hand session={session} />}
      <Seats session={session} />
    </>,
    page,
  );
  return { session, page };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const press = (page: HTMLElement, selector: string) =>
  page.querySelector(selector)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));

describe("El Grande's board", () => {
  it.each(prompts)("has every element that an action can name: %s", (prompt) => {
    const { session, page } = draw(prompt);
    for (const option of session.options.value) {
      for (const element of option.elements) {
        expect(page.querySelector(`[data-el="${element}"]`), element).not.toBeNull();
      }
    }
  });

  it.each(prompts)("gives every thing that can be focused a name: %s", (prompt) => {
    const { page } = draw(prompt);
    for (const thing of page.querySelectorAll("button, [tabindex='0']")) {
      const name = thing.getAttribute("aria-label") ?? thing.textContent;
      expect(name?.trim()).toBeTruthy();
      expect(name).not.toMatch(/[{}]|undefined|NaN|eg-|:-1/);
    }
  });

  it.each(prompts)("finds all its words: %s", (prompt) => {
    expect(draw(prompt).page.textContent).not.toMatch(/\b(eg|fact|scene)-[a-z]|undefined|NaN/);
  });

  it("works for spectators", () => {
    const { page } = draw("place", (message) => {
      message.observer = -1;
      message.choices = [];
    });
    expect(page.querySelectorAll(".eg-region")).toHaveLength(9);
    expect(page.querySelector(".eg-court")).toBeNull();
  });

  it("shows every caballero with its number and its seat's letter", () => {
    const { page } = draw("place");
    const { regions, grande } = state("place").view!.game as {
      regions: number[][];
      grande: number[];
    };
    regions.forEach((counts, place) => {
      const bands = page.querySelectorAll(`[data-standing="${place}"] .eg-band`);
      const expected = counts
        .map((count, seat) => `${count}${"ABCDE"[seat]}`)
        .filter((_, seat) => counts[seat]! > 0 || grande[seat] === place);
      expect([...bands].map((band) => band.textContent)).toEqual(expected);
    });
  });

  it("says which scoreboard covers which numbers", () => {
    const { page } = draw("place", (message) => {
      const view = message.view!.game as { boards: number[]; values: number[][] };
      view.boards = [0, -1];
      view.values[0] = [8, 4, 0];
    });
    const values = page.querySelector('[data-standing="0"] .eg-values.covered')!;
    expect(values.textContent).toContain("8/4/0");
    const printed = page.querySelector('.eg-region[data-el="place:0"] title')!;
    expect(printed.textContent).toContain("4/2/0");
    expect(page.querySelectorAll(".eg-values.covered")).toHaveLength(1);
  });

  it("keeps what is in the castillo to itself unless it is shown", () => {
    expect(draw("place").page.querySelector('[data-standing="9"] .eg-band')).toBeNull();
    const { page } = draw("place", (message) => {
      (message.view!.game as { castillo: number[] }).castillo = [2, 0, 1, 0, 0];
    });
    const bands = page.querySelectorAll('[data-standing="9"] .eg-band');
    expect([...bands].map((band) => band.textContent)).toEqual(["2A", "1C"]);
  });
});

describe("answers on the map", () => {
  it("are given by a click and by the keyboard", () => {
    const { session, page } = draw("place");
    const legal = page.querySelector(".eg-region.legal")!;
    const place = Number(legal.getAttribute("data-el")!.split(":")[1]);
    legal.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    legal.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(session.sent).toEqual([[["place", [place]]], [["place", [place]]]]);
  });

  it("name a colour and its place at once", () => {
    const { session, page } = draw("pick");
    press(page, ".eg-pick");
    expect(session.sent).toHaveLength(1);
    expect(session.sent[0]![0]![0]).toBe("pick");
    press(page, ".eg-census button");
    expect(session.sent[1]).toEqual(session.sent[0]);
  });
});

describe("the secret disc", () => {
  it("is turned first and laid down afterwards", async () => {
    const { session, page } = draw("disc-castillo");
    press(page, ".eg-sector:not(.closed)");
    await settled();
    expect(session.sent).toEqual([]);
    const place = Number(page.querySelector(".eg-sector.on")!.getAttribute("data-disc"));
    press(page, '[data-disc="lay"]');
    expect(session.sent).toEqual([[["set_disc", [place]]]]);
  });

  it("is not there when nobody asks for it", () => {
    expect(draw("place").page.querySelector(".eg-disc")).toBeNull();
  });
});

describe("power cards", () => {
  it("say who blocks them", () => {
    const { page } = draw("play-power", (message) => {
      const view = message.view!.game as { played: number[]; hand: number[][] };
      view.hand[0] = [5, 7];
      view.played = [0, 7, 0, 0, 0];
    });
    expect([...page.querySelectorAll(".eg-power.blocked b")].map((b) => b.textContent)).toEqual([
      "7",
    ]);
    expect(
      page.querySelector('.eg-power[data-el="power:7"]')!.getAttribute("aria-label"),
    ).toContain("Bertram");
  });
});

describe("scorings from the chronicle", () => {
  const scorings = scoringsOf(state("over").events);

  it("add up to the final scores", () => {
    const sums = [0, 0, 0, 0, 0].map((_, seat) =>
      scorings.flatMap((s) => s.places).reduce((all, p) => all + p.points[seat]!, 0),
    );
    expect(sums).toEqual(state("over").view!.scores);
  });

  it("contain three general ones with the castillo and nine regions", () => {
    const general = scorings.filter((s) => s.round > 0);
    expect(general.map((s) => s.round)).toEqual([3, 6, 9]);
    for (const s of general) {
      expect(s.places.map((p) => p.place)).toEqual([9, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });

  it("explain every bonus", () => {
    for (const place of scorings.flatMap((s) => s.places)) {
      expect(2 * (Number(place.king) + Number(place.home))).toBe(place.bonus);
    }
  });

  it("know who leads alone and who is tied", () => {
    expect([soleLeader([1, 3, 2]), soleLeader([3, 3, 2]), soleLeader([0, 0])]).toEqual([1, -1, -1]);
    expect([isTied([2, 2, 1], 0), isTied([2, 2, 1], 2), isTied([0, 0], 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the last scoring", () => {
  it("shows a place on the map when it is clicked", async () => {
    const { page } = draw("over");
    expect(page.querySelector(".eg-glow .shown")).toBeNull();
    press(page, ".eg-scoring tbody button");
    await settled();
    expect(page.querySelectorAll(".eg-glow .shown")).toHaveLength(1);
  });
});

describe("an announced step", () => {
  it("is an arrow on the map while vetoes are possible", () => {
    expect(draw("veto").page.querySelector(".eg-arrow")).not.toBeNull();
    expect(draw("place").page.querySelector(".eg-arrow")).toBeNull();
  });
});

describe("the words of the board", () => {
  it("are there in both languages", () => {
    const keys = (text: string) => text.match(/^eg-[a-z-]+/gm);
    expect(keys(board.texts!.de)).toEqual(keys(board.texts!.en));
  });
});

describe("the map", () => {
  it("draws a border between two regions the same way from both sides", () => {
    const pointsOf = (place: number) =>
      new Set(outline(GROUNDS[place]!.corners).slice(1, -1).split("L"));
    const shared = (a: number, b: number) =>
      [...pointsOf(a)].filter((point) => pointsOf(b).has(point)).length;
    expect(shared(0, 4)).toBeGreaterThan(5); // Galicia and Old Castile share an edge
    expect(shared(0, 8)).toBe(0); // Galicia and Valencia share nothing
  });
});
