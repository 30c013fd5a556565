import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { games } from "../catalogue";
import { Failure, useAttempt } from "../home/attempt";
import { later } from "../parts/later";
import { t } from "../texts";
import type { LessonInfo, LessonProgress } from "../wire";
import { LearnFrame } from "./frame";
import { useLearning } from "./load";
import { playFirst, takeLesson } from "./start";
import { teacher } from "./words";

export { PuzzlePage } from "./puzzles"; // comes in the same piece: each costs a request

const Pictures = later(async () => (await import("./pictures")).Pictures);
const PARTS = ["points", "hidden", "length", "level", "sources"] as const;

/** This guest's progress in the lessons of a game. */
function useProgress(game: string): LessonProgress[] {
  const mine = useSignal<LessonProgress[]>([]);
  useEffect(() => {
    api.lessons().then(
      (found) => (mine.value = found.mine.filter((lesson) => lesson.game === game)),
      () => undefined, // the lessons can be taken all the same
    );
  }, [game]);
  return mine.value;
}

function Lesson(props: { info: LessonInfo; title: string; progress: LessonProgress | undefined }) {
  const { info, title, progress } = props;
  const { error, busy, attempt } = useAttempt();
  const step = progress?.step ?? 0;
  const steps = info.steps.length;
  const under = step > 0 && step < steps;
  return (
    <section class="panel sheet learn-lesson" aria-labelledby={info.title} data-lesson={info.key}>
      <h2 id={info.title}>{title}</h2>
      <p>{t("lesson-about", { count: steps })}</p>
      {progress?.finished && <p class="quiet-words">{t("lesson-finished")}</p>}
      <p class="learn-buttons">
        <button
          type="button"
          class="button primary"
          data-tool="take-lesson"
          disabled={busy}
          onClick={() => void attempt(() => takeLesson(info.key, under ? undefined : 0))}
        >
          {under ? t("lesson-continue", { step: step + 1, steps }) : t("lesson-begin")}
        </button>
        {under && (
          <button
            type="button"
            class="button quiet"
            disabled={busy}
            onClick={() => void attempt(() => takeLesson(info.key, 0))}
          >
            {t("lesson-restart")}
          </button>
        )}
      </p>
      <Failure error={error} />
    </section>
  );
}

/** One page about a game: what it is, how one wins, a turn in five pictures, and the rest. */
export function LearnPage({ game }: { game: string }) {
  const { info, learning, error, load } = useLearning(game);
  const { error: failed, busy, attempt } = useAttempt();
  const progress = useProgress(game);
  const about = games.value?.find(({ id }) => id === game);
  const words = info && learning ? teacher(info, learning) : null;
  return (
    <LearnFrame game={game} page="learn">
      <Failure error={error} again={() => void load()} />
      {!words && !error && <p class="loading">{t("loading")}</p>}
      {words && learning && (
        <>
          <section class="panel sheet learn-top">
            <p class="learn-what">{words.line("learn-what")}</p>
            <h2>{t("learn-win")}</h2>
            <p>{words.line("learn-win")}</p>
            {about && (
              <p class="quiet-words">
                {t("people-count", {
                  min: about.players[0],
                  max: about.players[1],
                  same: about.players[0] === about.players[1] ? "yes" : "no",
                })}
                {about.minutes > 0 && ` · ${t("minutes-short", { minutes: about.minutes })}`}
              </p>
            )}
          </section>
          {learning.lessons.map((lesson) => (
            <Lesson
              info={lesson}
              title={words.line(lesson.title)}
              progress={progress.find((one) => one.lesson === lesson.key)}
            />
          ))}
          <section class="panel sheet learn-turn" aria-labelledby="turn">
            <h2 id="turn">{t("learn-turn")}</h2>
            <Pictures info={info!} words={words} />
          </section>
          <section class="panel sheet learn-rest">
            {PARTS.map((part) => (
              <div>
                <h2>{t(`learn-${part}`)}</h2>
                <p>{words.line(`learn-${part}`)}</p>
              </div>
            ))}
          </section>
          <p class="learn-buttons">
            <button
              type="button"
              class="button primary"
              data-tool="play-first"
              disabled={busy}
              onClick={() => void attempt(() => playFirst(game, learning.lessons[0]!))}
            >
              {t("learn-play")}
            </button>
          </p>
          <Failure error={failed} />
        </>
      )}
    </LearnFrame>
  );
}
