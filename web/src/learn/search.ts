import type { ChapterInfo, GameInfo, Lang, LexiconEntry, RuleInfo } from "../wire";

/** Text as it is compared: small letters without marks, so that "Wurfel" finds "Würfel". */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

/** Groups of words that mean the same: groups are parted by semicolons, words by commas. */
export function readSynonyms(text: string): string[][] {
  return text
    .split(";")
    .map((group) => group.split(",").map((word) => fold(word.trim())))
    .filter((group) => group.length > 1);
}

/** What each word of a query may stand for. */
export function wordsOf(query: string, synonyms: string[][]): string[][] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const same = synonyms.filter((group) => group.some((other) => other === word));
    return [word, ...same.flat()];
  });
}

const holds = (text: string, words: string[][]) =>
  words.every((ways) => ways.some((way) => text.includes(way)));

/** The chapters with those rules only that a query finds, by number, heading or wording. */
export function findRules(
  book: ChapterInfo[],
  query: string,
  language: Lang,
  synonyms: string[][],
): ChapterInfo[] {
  const words = wordsOf(query, synonyms);
  if (words.length === 0) return book;
  const fits = (chapter: ChapterInfo, rule: RuleInfo) =>
    holds(fold(`${rule.id} ${chapter[language]} ${rule[language]}`), words);
  return book
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter, rule)) }))
    .filter(({ rules }) => rules.length > 0);
}

const MOST_THINGS = 12;

/** Cards and pieces with our wording whose name or wording a query finds; names come first. */
export function findThings(
  info: GameInfo,
  query: string,
  language: Lang,
  synonyms: string[][],
): LexiconEntry[] {
  const words = wordsOf(query, synonyms);
  if (words.length === 0) return [];
  const things = Object.values(info.lexicon).filter((entry) => entry[`text_${language}`] !== "");
  const named = things.filter((entry) => holds(fold(entry[language]), words));
  const told = things.filter((entry) => holds(fold(entry[`text_${language}`]), words));
  return [...new Set([...named, ...told])].slice(0, MOST_THINGS);
}
