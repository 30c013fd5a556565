import { games } from "../catalogue";
import { follow } from "../router";
import { lang } from "../settings";
import { t } from "../texts";
import type { PuzzleTold } from "../wire";
import type { Session } from "./session";
import "../learn/texts";
import "../styles/coach.css";

const pathTo = (game: string, number: number) => `/puzzles/${game}/${number}`;

function Level({ level }: { level: number }) {
  return (
    <span class="puzzle-level">
      <span class="hidden-words">{t("puzzle-level", { level })}</span>
      <span class="pips" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((n) => (
          <i class={n <= level ? "full" : ""} />
        ))}
      </span>
    </span>
  );
}

/** What the last answer is worth and why; at the end the best two side by side. */
function Said({ session, puzzle }: { session: Session; puzzle: PuzzleTold }) {
  const words = session.speaker.value;
  const { said, answer, best, second, tries } = puzzle;
  if (said === "") return <p class="coach-ask">{t("puzzle-ask")}</p>;
  if (best && second) {
    return (
      <div class="coach-said">
        <p class="coach-ask">{t(said === "right" ? "puzzle-right" : "puzzle-shown", { tries })}</p>
        <p>{words.advised(best, true)}</p>
        <p class="quiet-words">{words.advised(second, true)}</p>
        <p class="quiet-words puzzle-means">{t("puzzle-means")}</p>
      </div>
    );
  }
  return (
    <div class="coach-said other">
      <p>{t("puzzle-wrong")}</p>
      <p>{words.advised(answer!, true)}</p>
    </div>
  );
}

/** All puzzles of the game, and today's of the others. */
function All({ game, puzzle }: { game: string; puzzle: PuzzleTold }) {
  const { count, number, solved } = puzzle;
  const others = games.value?.filter((other) => other.puzzles && other.id !== game) ?? [];
  return (
    <details class="puzzle-all">
      <summary>
        {t("puzzle-all")} · {t("puzzle-all-solved", { solved: solved.length, count })}
      </summary>
      <ol>
        {Array.from({ length: count }, (_, i) => i + 1).map((n) => (
          <li>
            <a
              href={pathTo(game, n)}
              onClick={follow}
              class={solved.includes(n) ? "solved" : ""}
              aria-current={n === number ? "page" : undefined}
              aria-label={t(solved.includes(n) ? "puzzle-number-solved" : "puzzle-number", {
                number: n,
              })}
            >
              {n}
            </a>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <p>{t("puzzle-others")}</p>
          <ul>
            {others.map(({ id, title }) => (
              <li>
                <a href={`/puzzles/${id}`} onClick={follow}>
                  {title[lang.value]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** Above the question of a puzzle: which one it is, and what the last answer was worth. */
export function PuzzlePanel({ session }: { session: Session }) {
  const puzzle = session.state.value?.puzzle;
  if (!puzzle) return null;
  const { number, count, today, level, solved, said } = puzzle;
  const shows = session.stage.busy.value;
  const marks = [number === today && "puzzle-today", solved.includes(number) && "puzzle-solved"];
  const told = marks.filter((mark) => mark !== false).map((mark) => t(mark));
  return (
    <section
      class="coach puzzle"
      aria-label={t("puzzle-title", { number, count })}
      data-puzzle={number}
      data-said={shows ? "" : said}
    >
      <div class="coach-head">
        <h2>{t("puzzle-title", { number, count })}</h2>
        <Level level={level} />
        {told.length > 0 && <p class="quiet-words">{told.join(" · ")}</p>}
      </div>
      <div aria-live="polite">{!shows && <Said session={session} puzzle={puzzle} />}</div>
    </section>
  );
}

/** Below it: the solution, the puzzles before and after, and all others. */
export function PuzzleWays({ session }: { session: Session }) {
  const puzzle = session.state.value?.puzzle;
  if (!puzzle || session.stage.busy.value) return null;
  const game = session.info.id;
  const { number, count, best } = puzzle;
  const link = (to: number, tool: string, primary = false) => (
    <a
      class={`button ${primary ? "primary" : "quiet"}`}
      data-tool={tool}
      href={pathTo(game, to)}
      onClick={follow}
    >
      {t(tool)}
    </a>
  );
  const lead = (to: "show" | "again", tool: string) => (
    <button type="button" class="button quiet" data-tool={tool} onClick={() => session.lead(to)}>
      {t(tool)}
    </button>
  );
  return (
    <nav class="puzzle-ways" aria-label={t("puzzle-all")}>
      <p class="coach-tools">
        {number > 1 && link(number - 1, "puzzle-back")}
        {number < count && link(number + 1, "puzzle-next", best !== null)}
        {best ? lead("again", "puzzle-again") : lead("show", "puzzle-show")}
      </p>
      <All game={game} puzzle={puzzle} />
    </nav>
  );
}
