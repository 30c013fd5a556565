import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { ensureGuest } from "../guest";
import { Failure, useAttempt } from "../home/attempt";
import { Icon } from "../parts/icons";
import { later } from "../parts/later";
import { follow } from "../router";
import { t } from "../texts";
import type { Summary } from "../wire";

const Door = later(async () => (await import("../table/door")).Door);

/** The guest's table of puzzles, with the one that the address names or that of the day. */
export function PuzzlePage({ game, number }: { game: string; number: number | null }) {
  const table = useSignal<Summary | null>(null);
  const { error, attempt } = useAttempt();
  const take = () =>
    attempt(async () => {
      await ensureGuest();
      table.value = await api.takePuzzle(game, number);
    });
  useEffect(() => void take(), [game, number]);
  if (error) {
    return (
      <main class="door">
        <div class="panel sheet">
          <Failure error={error} again={() => void take()} />
          <a class="button" href="/" onClick={follow}>
            <Icon name="home" /> {t("back-home")}
          </a>
        </div>
      </main>
    );
  }
  if (!table.value) return <p class="loading">{t("loading")}</p>;
  // another scenario needs other names: its table is entered anew
  const { id, options } = table.value;
  return <Door key={`${id} ${JSON.stringify(options)}`} id={id} invite="" />;
}
