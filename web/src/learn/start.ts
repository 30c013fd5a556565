import { api } from "../api";
import { ensureGuest } from "../guest";
import { go } from "../router";
import { adviseAt } from "../table/advised";
import type { LessonInfo, NewSeat } from "../wire";

/** Go to the table of a lesson: where it was left, or at a step of it. */
export async function takeLesson(lesson: string, step?: number): Promise<void> {
  await ensureGuest();
  const table = await api.takeLesson(lesson, step);
  go(`/table/${table.id}`);
}

/** The real game after a lesson: against patient bots, with advice at every question. */
export async function playFirst(game: string, lesson: LessonInfo): Promise<void> {
  const { players, bots, options } = lesson;
  await ensureGuest();
  const seats: NewSeat[] = [{ kind: "me" }];
  for (let i = 0; i + 1 < players; i++)
    seats.push({ kind: "bot", bot: bots[Math.min(i, bots.length - 1)]! });
  const table = await api.openTable({ game, options, seats, open: false });
  adviseAt(table.id);
  go(`/table/${table.id}`);
}
