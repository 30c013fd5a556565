import { describe, expect, it } from "vitest";
import { findRules, findThings, fold, readSynonyms } from "../src/learn/search";
import type { ChapterInfo, GameInfo } from "../src/wire";

const rule = (id: string, de: string) => ({ id, source: "printed", de, en: de, topics: [] });
const BOOK: ChapterInfo[] = [
  { de: "Rekrutieren", en: "Recruiting", rules: [rule("RE-4.1", "Du musst würfeln.")] },
  { de: "Gleichstände", en: "Ties", rules: [rule("RE-6.1", "Die teuerste Karte entscheidet.")] },
];
const SYNONYMS = readSynonyms("würfel,würfeln,wurf; gleichstand,unentschieden,gleichstände");
const ids = (book: ChapterInfo[]) => book.flatMap(({ rules }) => rules.map(({ id }) => id));

describe("searching the rule book", () => {
  it("does not mind marks and capitals", () => {
    expect(fold("Nájera GROẞ Würfel")).toBe("najera gross wurfel");
    expect(ids(findRules(BOOK, "WURFELN", "de", []))).toEqual(["RE-4.1"]);
  });

  it("takes other words for the same", () => {
    expect(ids(findRules(BOOK, "wurf", "de", []))).toEqual(["RE-4.1"]); // a part of the word
    expect(ids(findRules(BOOK, "unentschieden", "de", []))).toEqual([]);
    expect(ids(findRules(BOOK, "unentschieden", "de", SYNONYMS))).toEqual(["RE-6.1"]);
  });

  it("finds numbers, headings, and only what holds every word", () => {
    expect(ids(findRules(BOOK, "re-6", "de", []))).toEqual(["RE-6.1"]);
    expect(ids(findRules(BOOK, "rekrutieren", "de", []))).toEqual(["RE-4.1"]);
    expect(ids(findRules(BOOK, "karte würfeln", "de", []))).toEqual([]);
    expect(findRules(BOOK, "  ", "de", [])).toBe(BOOK);
  });

  it("finds cards by name first, then by wording", () => {
    const entry = (de: string, text: string) => ({
      id: de,
      de,
      en: de,
      text_de: text,
      text_en: text,
      provenance: "printed",
      facts: {},
    });
    const lexicon = {
      "card:1": entry("Trommler", "Ein Würfel mehr."),
      "card:2": entry("Würfelmeister", "Nichts."),
      "card:3": entry("Bauer", ""),
    };
    const info = { lexicon } as unknown as GameInfo;
    const names = (query: string) => findThings(info, query, "de", []).map(({ de }) => de);
    expect(names("würfel")).toEqual(["Würfelmeister", "Trommler"]);
    expect(names("bauer")).toEqual([]);
  });
});
