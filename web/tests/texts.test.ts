import { describe, expect, it } from "vitest";
import { dieSign, Speaker, splitDice } from "../src/texts";
import deBoard from "../src/games/heerbann/de.ftl?raw";
import enBoard from "../src/games/heerbann/en.ftl?raw";
import deMe from "../src/me/text/de.ftl?raw";
import enMe from "../src/me/text/en.ftl?raw";
import deLearning from "../src/learn/text/de.ftl?raw";
import enLearning from "../src/learn/text/en.ftl?raw";
import de from "../src/text/de.ftl?raw";
import en from "../src/text/en.ftl?raw";
import type { Lang } from "../src/wire";
import { info, prompts, state } from "./fixtures";

const NAMES = ["Anna", "Bertram", "Clara"];
const LANGUAGES: Lang[] = ["de", "en"];

function messages(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = "";
  for (const line of source.split("\n")) {
    const head = /^([a-z][\w-]*) =/.exec(line);
    if (head) found.set((id = head[1]!), []);
    if (id) found.get(id)!.push(...(line.match(/\$\w+/g) ?? []));
  }
  for (const [key, names] of found) found.set(key, [...new Set(names)].sort());
  return found;
}

describe("the catalogues of the browser", () => {
  it.each([
    ["the page", de, en],
    ["the pages for learners", deLearning, enLearning],
    ["the page about oneself", deMe, enMe],
    ["Heerbann's board", deBoard, enBoard],
  ])("say the same in both languages: %s", (_, german, english) => {
    expect(messages(german)).toEqual(messages(english));
  });

  it("have every key that the pages use", () => {
    const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const known = messages(de + deLearning + deMe);
    const used = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bt\("([a-z-]+)"/g)].map((match) => match[1]!),
    );
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe.each(LANGUAGES)("a speaker of %s", (language) => {
  const speaker = new Speaker(language, info, NAMES);

  it("has a sentence for every event of a whole game", () => {
    const { events } = state("over");
    expect(events.length).toBeGreaterThan(100);
    for (const event of events) {
      expect(speaker.event(event)).not.toMatch(/[{}$]|event-|card:/);
    }
  });

  it("has words for every question, choice, refusal and thing on the table", () => {
    for (const prompt of prompts) {
      const { view, scene, choices } = state(prompt);
      const said = [
        ...(view!.prompt ? [speaker.prompt(view!.prompt, view!.about)] : []),
        ...choices.map(([verb, args]) => speaker.action([verb, args])),
        ...choices.flatMap(([, , refusal]) => (refusal ? [speaker.refusal(refusal)] : [])),
        ...scene!.areas.flatMap((area) => [
          speaker.scene(area.title.key, area.title.params),
          ...area.items.map((item) => speaker.scene(item.label.key, item.label.params)),
          ...area.items.flatMap((item) => item.facts.flatMap((f) => speaker.fact(f.key, f.value))),
        ]),
      ];
      for (const words of said) {
        expect(words).not.toMatch(/[{}$]|(prompt|verb|refusal|scene|fact)-/);
      }
    }
  });

  it("names cards and people, not numbers", () => {
    const recruited = state("over").events.find(([, key]) => key === "recruited")!;
    const name = info.lexicon[`card:${recruited[2]["card"] as number}`]![language];
    expect(speaker.event(recruited)).toContain(name);
    expect(speaker.event(recruited)).toContain(NAMES[recruited[2]["seat"] as number]);
  });
});

describe("dice in sentences", () => {
  it("are cut out together with the punctuation after them", () => {
    expect(splitDice(`Anna würfelt ${dieSign(2)} ${dieSign(6)}.`)).toEqual([
      [0, "Anna würfelt "],
      [2, ""],
      [0, " "],
      [6, "."],
    ]);
  });

  it("leave other sentences alone", () => {
    expect(splitDice("Niemand.")).toEqual([[0, "Niemand."]]);
  });
});
