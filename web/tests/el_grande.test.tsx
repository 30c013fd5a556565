import { render } from "preact";
import { describe, expect, it } from "vitest";
import { board } from "../src/games/el_grande";
import { aidsOf, type Aids } from "../src/games/el_grande/generated";
import { beats } from "../src/games/el_grande/beats";
import { insideTower, scoringsOf } from "../src/games/el_grande/history";
import { GROUNDS, sizeIn, spotsIn } from "../src/games/el_grande/land";
import { outline, points, type Point } from "../src/parts/outline";
import { Chronicle } from "../src/table/chronicle";
import { Session } from "../src/table/session";
import type { GameInfo, StateMessage, LoggedEvent } from "../src/wire";
import { atEach, drawing, elementsIn, press, settled, type Drawing } from "./drawing";
import game from "./fixtures/el_grande-game.json";
import states from "./fixtures/el_grande-states.json";

type Prompt = keyof typeof states;
const prompts = Object.keys(states) as Prompt[];
const info = game as unknown as GameInfo;
const state = (prompt: Prompt) => structuredClone(states[prompt]) as unknown as StateMessage;

function draw(
  prompt: Prompt,
  change: (message: StateMessage) => void = () => undefined,
  caballeros: Record<string, number> = {},
): Drawing {
  const known = structuredClone(info);
  for (const [power, number] of Object.entries(caballeros))
    known.lexicon[power]!.facts["caballeros"] = number;
  const message = state(prompt);
  change(message);
  return drawing(known, board, message);
}

/** Whose band it is, and its number. */
const told = (band: Element) => `${band.getAttribute("data-band")}: ${band.textContent}`;

describe("El Grande's board", () => {
  atEach(prompts, draw, (look) => {
    it("has every element that an action can name", () => {
      const { session, page } = look();
      const there = elementsIn(page);
      for (const { elements, refusal } of session.options.value) {
        if (refusal || there.has(elements.join(" "))) continue;
        for (const element of elements) expect(there.has(element), element).toBe(true);
      }
    });

    it("gives every thing that can be focused a name", () => {
      for (const thing of look().page.querySelectorAll("button, [tabindex='0']")) {
        const name = thing.getAttribute("aria-label") ?? thing.textContent;
        expect(name?.trim()).toBeTruthy();
        expect(name).not.toMatch(/[{}]|undefined|NaN|eg-|:-1/);
      }
    });

    it("finds all its words", () => {
      expect(look().page.textContent).not.toMatch(/\b(eg|fact|scene)-[a-z]|undefined|NaN/);
    });
  });

  it("works for spectators", () => {
    const { page } = draw("place", (message) => {
      message.observer = -1;
      message.choices = [];
    });
    expect(page.querySelectorAll(".eg-region")).toHaveLength(9);
    expect(page.querySelector(".eg-court")).toBeNull();
  });

  it("shows every caballero with its number and its seat", () => {
    const { page } = draw("place");
    const { regions, grande } = state("place").view!.game as {
      regions: number[][];
      grande: number[];
    };
    regions.forEach((counts, place) => {
      const bands = page.querySelectorAll(`[data-standing="${place}"] .eg-band`);
      const expected = counts
        .map((count, seat) => `${seat}: ${count}`)
        .filter((_, seat) => counts[seat]! > 0 || grande[seat] === place);
      expect([...bands].map(told)).toEqual(expected);
    });
  });

  it("says which scoreboard covers which numbers", () => {
    const { page } = draw("place", (message) => {
      const view = message.view!.game as { boards: number[]; values: number[][] };
      view.boards = [0, -1];
      view.values[0] = [8, 4, 0];
    });
    const values = page.querySelector('[data-standing="0"] .eg-values.covered')!;
    expect(values.textContent).toBe("840");
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
    expect([...bands].map(told)).toEqual(["0: 2", "2: 1"]);
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

  it.each(["place", "pick", "disc-castillo"] as Prompt[])(
    "can be reached with Tab: %s",
    (prompt) => {
      const { page } = draw(prompt);
      const spots = page.querySelectorAll(".eg-region, .eg-pick, .eg-sector");
      for (const spot of spots) expect(spot.getAttributeNames()).toContain("tabindex");
    },
  );

  it("name a colour and its place at once, also in the overview", async () => {
    const { session, page } = draw("pick");
    press(page, ".eg-pick");
    expect(session.sent).toHaveLength(1);
    expect(session.sent[0]![0]![0]).toBe("pick");
    press(page, "[data-page=census]");
    await settled();
    press(page, ".eg-census button");
    expect(session.sent[1]![0]![0]).toBe("pick");
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

  it("is turned on the map, too, where a press lays nothing down", async () => {
    const { session, page } = draw("disc-castillo");
    press(page, ".eg-region.legal");
    await settled();
    expect(session.sent).toEqual([]);
    expect(page.querySelectorAll(".eg-sector.on")).toHaveLength(1);
  });

  it("forgets where it pointed when the next question comes", async () => {
    const { session, page } = draw("disc-castillo");
    press(page, ".eg-sector:not(.closed)");
    await settled();
    expect(page.querySelector(".eg-sector.on")).not.toBeNull();
    session.show({ ...state("disc-castillo"), decision: "later" });
    await settled();
    expect(page.querySelector(".eg-sector.on")).toBeNull();
  });

  it("is not there when nobody asks for it", () => {
    expect(draw("place").page.querySelector(".eg-disc")).toBeNull();
  });
});

describe("a region that is looked at", () => {
  it("tells what everybody would get there now", async () => {
    const { session, page } = draw("place");
    const worth = (place: number) => aidsOf(session).worth[place]!.filter((points) => points > 0);
    const place = GROUNDS.findIndex((_, n) => worth(n).length > 0);
    session.inspected.value = `place:${place}`;
    await settled();
    const told = worth(place).map((points) => `+${points}`);
    expect(told.length).toBeGreaterThan(0);
    const shown = [...page.querySelectorAll(".eg-points")].map((text) => text.textContent);
    expect(shown).toEqual(told);
  });
});

describe("the castillo", () => {
  const round: LoggedEvent = ["", "round-begins", { round: 2 }];
  const into: LoggedEvent[] = [
    ["", "placed", { seat: 0, place: 9 }],
    ["", "moved", { seat: 1, color: 2, source: 4, target: 9 }],
    ["", "placed", { seat: 0, place: 4 }],
  ];
  it.each([
    ["hidden", [1, 2], 3, 1],
    ["all", [], 5, 2],
  ])("is remembered only where everybody agreed to it: %s", (display, untold, lines, words) => {
    const { session, page } = draw("place", (message) => {
      (message.view!.game as { castillo_display: string }).castillo_display = display;
      message.view!.untold = untold;
      message.events = [round, ...into, round];
      message.seq = message.events.length;
    });
    render(<Chronicle session={session} />, page.appendChild(document.createElement("div")));
    expect(page.querySelectorAll(".chronicle-scroll li")).toHaveLength(lines);
    expect(board.where!(session).split(" · ")).toHaveLength(words);
  });
});

describe("power cards", () => {
  it("bring as many caballeros as the server says", () => {
    const { page } = draw("play-power", undefined, { "power:7": 9 });
    const brings = page.querySelector('.eg-power[data-el="power:7"] .eg-brings')!;
    expect(brings.textContent).toBe("9");
  });

  it("say who blocks them", () => {
    const { page } = draw("play-power", (message) => {
      const view = message.view!.game as { played: number[]; hand: number[][] };
      view.hand[0] = [5, 7];
      (message.view!.aids as Aids).taken_powers = [[7, 1]];
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
  const session = new Session("table", info, board);
  session.show(state("over"));
  const scorings = scoringsOf(session);

  it("add up to the final scores", () => {
    const sums = [0, 0, 0, 0, 0].map((_, seat) =>
      scorings.reduce((all, { points }) => all + points[seat]!, 0),
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
      expect(place.king + place.home).toBe(place.bonus);
    }
  });
});

describe("the stage", () => {
  const over = state("over");
  const { session } = draw("over");
  const make = (event: LoggedEvent, turn = 0) => {
    const after = { ...over.view!, game: { ...(over.view!.game as object), turn } };
    const speaker = session.speaker.value;
    return beats({ event, before: after, after, info, speaker } as Parameters<typeof beats>[0]);
  };
  const scored = over.events.filter(([, key]) => key === "scored").slice(-10);

  it("waits after the last region of a general scoring, and only there", () => {
    expect(scored.map((event) => make(event, -1)!.waits)).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ]);
    expect(make(scored.at(-1)!, 2)!.waits).toBe(false);
    expect(scored.every((event) => make(event)!.great)).toBe(true);
  });

  it("merges what one seat places, and leaves out what the board shows itself", () => {
    const placed = make(["", "placed", { seat: 0, place: 3 }])!;
    expect(placed.many!(4)).toContain("4");
    expect(placed.draws).toBe("before");
    expect(make(["", "turn-begins", { seat: 1 }])).toBeNull();
    expect(make(["", "declined", { seat: 1, card: 3 }])).toBeUndefined();
  });

  it("has five words at most on each chip", () => {
    for (const event of over.events) {
      const words = make(event)?.words;
      if (words) expect(words.split(" ").length, words).toBeLessThanOrEqual(8);
      expect(words ?? "").not.toMatch(/eg-|undefined|\{/);
    }
  });

  it("opens the tower when it is scored, until everybody has left it", () => {
    const general: LoggedEvent = ["", "general-scoring", { round: 3 }];
    const tower: LoggedEvent = ["", "scored", { place: 9, counts: [2, 0, 1] }];
    const leaves: LoggedEvent = ["", "castillo-to-region", { seat: 0, number: 2, place: 1 }];
    expect(insideTower([general])).toBeNull();
    expect(insideTower([tower])).toBeNull();
    expect(insideTower([general, tower])).toEqual([2, 0, 1]);
    expect(insideTower([general, tower, leaves])).toEqual([0, 0, 1]);
    expect(insideTower([general, tower, ["", "round-begins", { round: 4 }]])).toBeNull();
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
      new Set(outline(points(GROUNDS[place]!.corners)).slice(1, -1).split("L"));
    const shared = (a: number, b: number) =>
      [...pointsOf(a)].filter((point) => pointsOf(b).has(point)).length;
    expect(shared(0, 4)).toBeGreaterThan(5); // Galicia and Old Castile share an edge
    expect(shared(0, 8)).toBe(0); // Galicia and Valencia share nothing
  });
});

describe("Caballeros stand inside the outline of their region", () => {
  // the even-odd rule: how many borders lie to the right of a point
  const inside = ([x, y]: Point, corners: Point[]) =>
    corners.filter(([ax, ay], i) => {
      const [bx, by] = corners.at(i - 1)!;
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }).length %
      2 ===
    1;

  it.each(GROUNDS.map((_, place) => place))("with up to five colours and the King: %s", (place) => {
    const corners = points(GROUNDS[place]!.corners);
    for (let count = 1; count <= 6; count++) {
      const size = sizeIn(place, count);
      for (const [x, y] of spotsIn(place, count))
        for (const [dx, dy] of [
          [0, 0],
          [-17, 22],
          [17, 22],
          [-15, -14],
          [15, -14],
        ] as const)
          expect(inside([x + size * dx, y + size * dy], corners), `${count} in ${place}`).toBe(
            true,
          );
    }
  });
});
