import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameInfo, loadGames } from "../catalogue";
import { useAttempt } from "../home/attempt";
import { lang } from "../settings";
import type { GameInfo } from "../wire";
import { learningOf, loadLearning } from "./words";

/**
 * What a page about a game needs, in the language of the page, as soon as it has come. The rule
 * book does without what is told to learners, which games of others may lack.
 */
export function useLearning(game: string, needed = true) {
  const info = useSignal<GameInfo | null>(null);
  const { error, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      const learning = loadLearning(game).catch((failure) => {
        if (needed) throw failure;
      });
      const [found] = await Promise.all([gameInfo(game), learning, loadGames()]);
      info.value = found;
    });
  useEffect(() => void load(), [game, lang.value]);
  const spoken = info.value?.texts[lang.value] !== undefined;
  return { info: spoken ? info.value : null, learning: learningOf(game), error, load };
}
