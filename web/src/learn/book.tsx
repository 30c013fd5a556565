import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameRules } from "../catalogue";
import { Failure, useAttempt } from "../home/attempt";
import type { RuleFoot } from "../parts/rules";
import { lang } from "../settings";
import { Speaker, t } from "../texts";
import type { ChapterInfo, Learning } from "../wire";
import { Book } from "./book-view";
import { LearnFrame } from "./frame";
import { useLearning } from "./load";
import { takeLesson } from "./start";

/** The first step of a lesson that shows a rule. */
function stepOf(learning: Learning | null, rule: string): [lesson: string | null, step: number] {
  for (const { key, steps } of learning?.lessons ?? []) {
    const step = steps.findIndex(({ rules }) => rules.includes(rule));
    if (step >= 0) return [key, step];
  }
  return [null, -1];
}

/** The rule book of a game as a page of its own; a rule in its address is shown first. */
export function BookPage({ game, rule }: { game: string; rule: string }) {
  const { info, learning, error, load } = useLearning(game, false);
  const book = useSignal<ChapterInfo[] | null>(null);
  const { error: failed, attempt } = useAttempt();
  const fetch = () =>
    attempt(async () => {
      book.value = await gameRules(game);
    });
  useEffect(() => void fetch(), [game]);
  const foot: RuleFoot = ({ id }) => {
    const [lesson, step] = stepOf(learning, id);
    return lesson === null ? null : (
      <p>
        <button
          type="button"
          class="button quiet"
          data-tool="try-rule"
          onClick={() => void attempt(() => takeLesson(lesson, step))}
        >
          {t("book-try")}
        </button>
      </p>
    );
  };
  return (
    <LearnFrame game={game} page="rules">
      <Failure error={error} again={() => void load()} />
      <Failure error={failed} again={() => void fetch()} />
      {info && book.value ? (
        <section class="panel sheet">
          <Book
            book={book.value}
            speaker={new Speaker(lang.value, info, [])}
            id={rule}
            foot={foot}
          />
        </section>
      ) : (
        !error && !failed && <p class="loading">{t("loading")}</p>
      )}
    </LearnFrame>
  );
}
