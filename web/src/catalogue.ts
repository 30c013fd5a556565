import { signal } from "@preact/signals";
import { api } from "./api";
import { ensureGuest } from "./guest";
import { go } from "./router";
import { lang } from "./settings";
import type { GameInfo, GameSummary, SeatWish } from "./wire";

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

const USUAL_PLAYERS = 3;

/** The bot that a newcomer meets: the second weakest. */
export const usualBot = (bots: string[]) => (bots.includes("squire") ? "squire" : bots[0]!);

/** One click: a table with bots on all other seats. */
export async function playNow(game: string, seats = USUAL_PLAYERS): Promise<void> {
  await ensureGuest();
  const { players, bots } = await gameInfo(game);
  const count = Math.max(players[0], Math.min(players[1], seats));
  const others = Array.from({ length: count - 1 }, (): SeatWish => ({
    kind: "bot",
    bot: usualBot(bots),
  }));
  const table = await api.openTable({
    game,
    options: {},
    seats: [{ kind: "me" }, ...others],
    open: false,
  });
  go(`/table/${table.id}`);
}
