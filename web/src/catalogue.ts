import { signal } from "@preact/signals";
import { api } from "./api";
import { ensureGuest } from "./guest";
import { go } from "./router";
import { lang } from "./settings";
import { load } from "./texts";
import type {
  ChapterInfo,
  GameInfo,
  GameSummary,
  Lang,
  LexiconEntry,
  NewSeat,
  Options,
  SeatSummary,
  Summary,
} from "./wire";

/** The games of the house, in the order of the home page. */
export const games = signal<GameSummary[] | null>(null);

export async function loadGames(): Promise<void> {
  if (games.value === null) games.value = await api.games();
}

export const titles = (game: string) =>
  games.value?.find((g) => g.id === game)?.title[lang.value] ?? game;

/** Asks once for each game; what failed is asked for again. */
function once<T>(ask: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (id) => {
    let answer = known.get(id);
    if (!answer) {
      answer = ask(id);
      answer.catch(() => known.delete(id));
      known.set(id, answer);
    }
    return answer;
  };
}

const loaded = new Map<string, GameInfo>();

/** Fetch the texts of a game in a language in which it has not come yet. */
async function learn(id: string, info: GameInfo, language: Lang): Promise<void> {
  if (info.texts[language] === undefined)
    Object.assign(info.texts, (await api.game(id, language)).texts);
}

/** Things come without what is empty or called like their id. */
const complete = (lexicon: Record<string, Partial<LexiconEntry> & { id: string }>) =>
  Object.fromEntries(
    Object.entries(lexicon).map(([element, entry]) => [
      element,
      { de: entry.id, en: entry.id, text_de: "", text_en: "", facts: {}, ...entry } as LexiconEntry,
    ]),
  );

/** What a table needs to know about one game; its texts come in the language of the page. */
export const gameInfo = once<GameInfo>(async (id) => {
  const info = await api.game(id, lang.value);
  info.lexicon = complete(info.lexicon);
  await learn(id, info, lang.value); // somebody may have chosen another one meanwhile
  loaded.set(id, info);
  return info;
});

const seldom = once(async (id) => complete(await api.seldom(id)));

/** What a table with these options needs to know: few know all things of a game. */
export async function tableInfo(id: string, options: Options): Promise<GameInfo> {
  const info = await gameInfo(id);
  const rare = Object.entries(info.seldom);
  const met = rare.length > 0 && rare.every(([name, value]) => options[name] === value);
  return met ? { ...info, lexicon: { ...info.lexicon, ...(await seldom(id)) } } : info;
}

/** Change the language of the page once the shown games' texts are loaded. */
export async function speak(language: Lang): Promise<void> {
  const lacking = [...loaded].filter(([, info]) => info.texts[language] === undefined);
  try {
    if (lacking.length > 0)
      await Promise.all(lacking.map(([id, info]) => learn(id, info, language)));
    await load(language);
    lang.value = language;
  } catch {
    // out of reach: the page goes on in its language
  }
}

/** Our wording of the rules of one game; only who opens the book needs it. */
export const gameRules = once<ChapterInfo[]>((id) => api.rules(id));

/** The wishes for another game in the same company; an onlooker takes the first person's place. */
export function sameSeats(seats: SeatSummary[]): NewSeat[] {
  const own = seats.some(({ mine }) => mine);
  const first = seats.find(({ kind }) => kind !== "bot")?.seat;
  return seats.map(({ seat, kind, bot, name, mine }) => {
    if (kind === "bot") return { kind, bot: bot! };
    if (mine) return name ? { kind: "me", name } : { kind: "me" };
    return { kind: !own && seat === first ? "me" : "guest" };
  });
}

/** The same game once more: variants and seats as they were. */
export async function playAgain(table: Summary): Promise<void> {
  const { game, options, seats, open, manners } = table;
  await openTable({ game, options, seats: sameSeats(seats), open, manners });
}

/** Open a table and go there. */
export async function openTable(wish: Parameters<typeof api.openTable>[0]): Promise<void> {
  await ensureGuest();
  const table = await api.openTable(wish);
  go(`/table/${table.id}`);
}
