import { useEffect, useRef } from "preact/hooks";
import { Failure, useAttempt } from "../home/attempt";
import { playFirst } from "../learn/start";
import { learningOf, loadLearning, teacher } from "../learn/words";
import { RuleRef } from "../parts/rules";
import { follow } from "../router";
import { lang } from "../settings";
import { t } from "../texts";
import type { Session } from "./session";
import "../learn/texts";
import "../styles/coach.css";

export { PuzzlePanel, PuzzleWays } from "./puzzle"; // of the same piece: each costs a request

/** The coach of a lesson: reacts to what was done, says what is asked and why. */
export function Coach({ session }: { session: Session }) {
  const game = session.info.id;
  const lesson = session.state.value?.lesson;
  const { error, busy, attempt } = useAttempt();
  useEffect(() => void attempt(() => loadLearning(game)), [game, lang.value]);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // whoever has pressed something further down reads on here
    ref.current?.closest(".question")?.scrollTo({ top: 0 });
  }, [lesson?.step, lesson?.laid]);
  const learning = learningOf(game);
  if (!lesson || !learning) return <Failure error={error} />;
  const words = teacher(session.info, learning);
  const taken = learning.lessons.find(({ key }) => key === lesson.lesson)!;
  const over = lesson.step === lesson.steps;
  const shows = session.stage.busy.value;
  const lead = (to: "next" | "again" | "back") => () => session.lead(to);
  return (
    <section
      ref={ref}
      class="coach"
      aria-label={t("coach")}
      data-lesson={lesson.ask}
      data-step={lesson.step}
    >
      <div class="coach-head">
        <h2>{words.line(lesson.title)}</h2>
        <progress max={lesson.steps} value={lesson.step} aria-label={t("lesson-progress")} />
        <span class="quiet-words">
          {over
            ? t("lesson-finished")
            : words.text("lesson-step", { number: lesson.step + 1, count: lesson.steps })}
        </span>
      </div>
      <div aria-live="polite">
        {lesson.said && (
          <p class={`coach-said ${lesson.kind}`} data-said={lesson.kind}>
            {words.line(lesson.said)}
          </p>
        )}
        {!shows && (
          <>
            <p class="coach-ask">{words.line(lesson.ask)}</p>
            {!over && <p>{words.line(`${lesson.ask}.why`)}</p>}
          </>
        )}
      </div>
      <Failure error={error} />
      {!shows && (
        <p class="coach-tools">
          {over ? (
            <>
              <button
                type="button"
                class="button primary"
                data-tool="play-real"
                disabled={busy}
                onClick={() => void attempt(() => playFirst(game, taken))}
              >
                {t("lesson-play")}
              </button>
              <a class="button quiet" href={`/learn/${game}`} onClick={follow}>
                {t("learn-page")}
              </a>
            </>
          ) : (
            <button
              type="button"
              class={`button ${lesson.read ? "primary" : "quiet"}`}
              data-tool={lesson.read ? "lesson-next" : "lesson-skip"}
              onClick={lead("next")}
            >
              {t(lesson.read ? "lesson-next" : "lesson-skip")}
            </button>
          )}
          {!over && !lesson.read && (
            <button
              type="button"
              class="button quiet"
              data-tool="lesson-again"
              onClick={lead("again")}
            >
              {t("lesson-again")}
            </button>
          )}
          {lesson.step > 0 && (
            <button
              type="button"
              class="button quiet"
              data-tool="lesson-back"
              onClick={lead("back")}
            >
              {t("lesson-back")}
            </button>
          )}
          {lesson.rules.map((rule) => (
            <RuleRef rule={rule} />
          ))}
        </p>
      )}
    </section>
  );
}
