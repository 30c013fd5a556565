import { signal } from "@preact/signals";
import { api } from "../api";
import { lang } from "../settings";
import { Speaker } from "../texts";
import type { GameInfo, Lang, Learning } from "../wire";

const known = signal<ReadonlyMap<string, Learning>>(new Map());
const keyOf = (game: string, language: Lang) => `${game} ${language}`;

/** Fetch a game's learning texts in the language of the page, once for each. */
export async function loadLearning(game: string, language = lang.value): Promise<void> {
  const key = keyOf(game, language);
  if (known.value.has(key)) return;
  const found = await api.learning(game, language);
  known.value = new Map([...known.value, [key, found]]);
}

/** A game's learning texts in the language of the page, if already loaded. */
export const learningOf = (game: string) => known.value.get(keyOf(game, lang.value)) ?? null;

/** The words for learners: names of the game, and its learning texts. */
export const teacher = (info: GameInfo, learning: Learning) =>
  new Speaker(lang.value, info, [], learning.texts);
