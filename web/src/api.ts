import type { CreationOptions, RequestOptions } from "./me/passkeys";
import type {
  Account,
  Campaign,
  ChapterInfo,
  Exchange,
  Fitting,
  GameInfo,
  GameSummary,
  Inbox,
  JournalMessage,
  Lang,
  Leaders,
  Learning,
  MyLessons,
  NewPhrase,
  Pictures,
  Profile,
  Replayed,
  NewTable,
  Summary,
  NewWay,
  Ways,
} from "./wire";

/** An answer of the server that refuses a request, in both languages. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly words: Record<Lang, string>,
  ) {
    super(words.en);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  let error: { code?: string; message?: Record<Lang, string> } = {};
  try {
    error = (JSON.parse(text) as { error?: typeof error }).error ?? {};
  } catch {
    // not from our server: a proxy answers in its own words
  }
  const fallback = {
    de: `Der Server antwortet mit ${response.status}.`,
    en: `The server answers ${response.status}.`,
  };
  throw new ApiError(response.status, error.code ?? "unknown", error.message ?? fallback);
}

const seg = encodeURIComponent;

export const api = {
  ways: () => call<Ways>("GET", "/api/me/ways"),
  addWay: (way: NewWay) => call<Ways>("POST", "/api/me/ways", way),
  changeWay: (way: { id: string; active: boolean; hours: number }) =>
    call<Ways>("POST", "/api/me/ways/change", way),
  removeWay: (id: string) => call<Ways>("POST", "/api/me/ways/remove", { id }),
  proveWay: (id: string, code: string) => call<Ways>("POST", "/api/me/ways/prove", { id, code }),
  profile: (language: string) => call<Profile>("GET", `/api/me/profile?language=${language}`),
  leaders: () => call<Leaders[]>("GET", "/api/leaders"),
  fitting: (game: string, players: number) =>
    call<Fitting>("GET", `/api/me/fitting/${seg(game)}/${players}`),
  account: () => call<Account>("GET", "/api/me/account"),
  newPhrase: () => call<NewPhrase>("POST", "/api/me/phrase", {}),
  passkeyOptions: () => call<CreationOptions>("POST", "/api/me/passkeys/options", {}),
  addPasskey: (credential: unknown) => call<Account>("POST", "/api/me/passkeys", { credential }),
  removePasskey: (id: string) => call<Account>("POST", "/api/me/passkeys/remove", { id }),
  endDevice: (id: string) => call<Account>("POST", "/api/me/devices/end", { id }),
  deleteMe: (name: string) => call<{ name: null }>("POST", "/api/me/delete", { name }),
  signInByPhrase: (phrase: string) =>
    call<{ name: string | null }>("POST", "/api/sign-in/phrase", { phrase }),
  signInOptions: () => call<RequestOptions>("POST", "/api/sign-in/passkey/options", {}),
  signInByPasskey: (credential: unknown) =>
    call<{ name: string | null }>("POST", "/api/sign-in/passkey", { credential }),
  games: () => call<GameSummary[]>("GET", "/api/games"),
  game: (id: string, language: Lang) =>
    call<GameInfo>("GET", `/api/games/${seg(id)}?language=${language}`),
  seldom: (id: string) => call<GameInfo["lexicon"]>("GET", `/api/games/${seg(id)}/seldom`),
  rules: (id: string) => call<ChapterInfo[]>("GET", `/api/games/${seg(id)}/rules`),
  learning: (id: string, language: Lang) =>
    call<Learning>("GET", `/api/games/${seg(id)}/learning?language=${language}`),
  pictures: (id: string) => call<Pictures>("GET", `/api/games/${seg(id)}/pictures`),
  lessons: () => call<MyLessons>("GET", "/api/lessons"),
  takeLesson: (lesson: string, step?: number) => {
    const path = lesson.split("/").map(seg).join("/");
    return call<Summary>("POST", `/api/lessons/${path}`, step === undefined ? {} : { step });
  },
  /** The guest's table of puzzles, with one of them or that of the day. */
  takePuzzle: (game: string, number: number | null) =>
    call<Summary>("POST", `/api/puzzles/${seg(game)}`, number === null ? {} : { number }),
  me: () => call<{ name: string | null }>("GET", "/api/me"),
  rename: (name: string) => call<{ name: string }>("POST", "/api/me", { name }),
  inbox: (language: Lang) => call<Inbox>("GET", `/api/inbox?language=${language}`),
  table: (id: string) => call<Summary>("GET", `/api/tables/${seg(id)}`),
  openTable: (wish: NewTable) => call<Summary>("POST", "/api/tables", wish),
  join: (id: string, invite?: string, seat?: number) =>
    call<Summary>("POST", `/api/tables/${seg(id)}/join`, {
      ...(invite ? { invite } : {}),
      ...(seat === undefined ? {} : { seat }),
    }),
  watch: (id: string, invite?: string) =>
    call<Summary>("POST", `/api/tables/${seg(id)}/watch`, invite ? { invite } : {}),
  /** Change something about a table: leave, return, offer, resign, abort, vacation, … */
  manage: (id: string, what: string, body: object) =>
    call<Summary>("POST", `/api/tables/${seg(id)}/${what}`, body),
  journal: (id: string) => call<JournalMessage>("GET", `/api/tables/${seg(id)}/journal`),
  /** A step of a replay, by its number or by an event in it. */
  replay: (id: string, where: { at: number } | { event: number }) =>
    call<Replayed>(
      "GET",
      `/api/tables/${seg(id)}/replay?${new URLSearchParams(
        Object.entries(where).map(([name, value]) => [name, String(value)]),
      )}`,
    ),
  /** what lies between two places, as the game tells it */
  look: <T>(id: string, from: number, to: number) =>
    call<T>("GET", `/api/tables/${seg(id)}/look?from=${from}&to=${to}`),
  fork: (id: string, at: number, bots: string[]) =>
    call<Summary>("POST", `/api/tables/${seg(id)}/fork`, { at, bots }),
  companion: <T>(game: string, told: Exchange) =>
    call<T>("POST", `/api/companions/${seg(game)}`, told),
  campaigns: () => call<{ mine: Campaign[] }>("GET", "/api/campaigns"),
  beginCampaign: (game: string, start: string) =>
    call<Campaign>("POST", "/api/campaigns", { game, start }),
  tellCampaign: (id: string, result: string) =>
    call<Campaign>("POST", `/api/campaigns/${seg(id)}/result`, { result }),
  playCampaign: (id: string) => call<Summary>("POST", `/api/campaigns/${seg(id)}/play`, {}),
};
