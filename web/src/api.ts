import type {
  Campaign,
  ChapterInfo,
  GameInfo,
  GameSummary,
  JournalMessage,
  Lang,
  Options,
  Replayed,
  NewSeat,
  Summary,
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
  games: () => call<GameSummary[]>("GET", "/api/games"),
  game: (id: string, language: Lang) =>
    call<GameInfo>("GET", `/api/games/${seg(id)}?language=${language}`),
  rules: (id: string) => call<ChapterInfo[]>("GET", `/api/games/${seg(id)}/rules`),
  me: () => call<{ name: string | null }>("GET", "/api/me"),
  rename: (name: string) => call<{ name: string }>("POST", "/api/me", { name }),
  tables: () => call<{ mine: Summary[]; open: Summary[] }>("GET", "/api/tables"),
  table: (id: string) => call<Summary>("GET", `/api/tables/${seg(id)}`),
  openTable: (wish: { game: string; options: Options; seats: NewSeat[]; open: boolean }) =>
    call<Summary>("POST", "/api/tables", wish),
  join: (id: string, invite?: string, seat?: number) =>
    call<Summary>("POST", `/api/tables/${seg(id)}/join`, {
      ...(invite ? { invite } : {}),
      ...(seat === undefined ? {} : { seat }),
    }),
  watch: (id: string, invite?: string) =>
    call<Summary>("POST", `/api/tables/${seg(id)}/watch`, invite ? { invite } : {}),
  journal: (id: string) => call<JournalMessage>("GET", `/api/tables/${seg(id)}/journal`),
  /** A step of a game, or the one in which an event was told. */
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
  companion: <T>(game: string, told: unknown) =>
    call<T>("POST", `/api/companions/${seg(game)}`, told),
  campaigns: () => call<{ mine: Campaign[] }>("GET", "/api/campaigns"),
  beginCampaign: (game: string, start: string) =>
    call<Campaign>("POST", "/api/campaigns", { game, start }),
  playCampaign: (id: string) => call<Summary>("POST", `/api/campaigns/${seg(id)}/play`, {}),
};
