import { signal } from "@preact/signals";
import { api } from "./api";
import { ensureGuest } from "./guest";
import { go } from "./router";
import { lang } from "./settings";
import type { GameInfo, GameSummary, SeatInfo, SeatWish, Summary } from "./wire";

/** The games of the house, in the order of the home page. */
export const games = signal<GameSummary[] | null>(null);

export async function loadGames(): Promise<void> {
  if (games.value === null) games.value = await api.games();
}

export const titles = (game: string) =>
  games.value?.find((g) => g.id === game)?.title[lang.value] ?? game;

const infos = new Map<string, Promise<GameInfo>>();

/** Everything about one game, asked for once. */
export function gameInfo(id: string): Promise<GameInfo> {
  let info = infos.get(id);
  if (!info) {
    info = api.game(id);
    info.catch(() => infos.delete(id));
    infos.set(id, info);
  }
  return info;
}

/** The wishes for another game in the same company; an onlooker takes the first person's place. */
export function sameSeats(seats: SeatInfo[]): SeatWish[] {
  const own = seats.some(({ mine }) => mine);
  const first = seats.find(({ kind }) => kind !== "bot")?.seat;
  return seats.map(({ seat, kind, bot, name, mine }) => {
    if (kind === "bot") return { kind, bot: bot! };
    if (mine) return name ? { kind: "me", name } : { kind: "me" };
    return { kind: !own && seat === first ? "me" : "guest" };
  });
}

/** The same game once more: variants and seats as they were. */
export async function playAgain({ game, options, seats, open }: Summary): Promise<void> {
  await openTable({ game, options, seats: sameSeats(seats), open });
}

/** Open a table and go there. */
export async function openTable(wish: Parameters<typeof api.openTable>[0]): Promise<void> {
  await ensureGuest();
  const table = await api.openTable(wish);
  go(`/table/${table.id}`);
}
