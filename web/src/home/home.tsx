import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { gameInfo, games, loadGames, openTable, speak } from "../catalogue";
import { guest } from "../guest";
import { inbox, loadInbox, pageTitle } from "../inbox";
import { Icon } from "../parts/icons";
import { SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { lang } from "../settings";
import * as setups from "../setup";
import { listOf, t } from "../texts";
import type { GameSummary, Lang, Summary } from "../wire";
import { Failure, useAttempt } from "./attempt";
import { InboxLists, TableLine } from "./inbox";
import { NewTable } from "./new-table";
import { SIGNS, type Poster } from "./painting";
import { posterOf } from "./poster";
import { PlaySheet } from "./sheet";

/** The sheet that is open over the page, and for which game. */
interface Wanted {
  game: GameSummary;
  sheet: "play" | "alone" | "table";
}

/** A turn in three signs, three measures of five, and the moment one plays for. */
function Glance({ game, poster }: { game: string; poster: Poster }) {
  const key = `glance-${game.replaceAll("_", "-")}`;
  return (
    <>
      <ol class="game-turn">
        {poster.turn.map((sign, i) => (
          <li>
            <svg
              viewBox="0 0 40 40"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: SIGNS[sign] }}
            />
            {t(`${key}-${i + 1}`)}
          </li>
        ))}
      </ol>
      <dl class="game-measures" aria-label={t("measures")}>
        {[poster.bluff, poster.luck, poster.depth].map((count, i) => (
          <>
            <dt>{t(`measure-${i + 1}`)}</dt>
            <dd>
              <span class="hidden-words">{t("of-five", { count })}</span>
              <span class="pips" aria-hidden="true">
                {[1, 2, 3, 4, 5].map((n) => (
                  <i class={n <= count ? "full" : ""} />
                ))}
              </span>
            </dd>
          </>
        ))}
      </dl>
      <p class="game-moment">{t(`${key}-moment`)}</p>
    </>
  );
}

/** What one can do with a game besides playing at once. */
function More({ game, onWant }: { game: GameSummary; onWant: (wanted: Wanted) => void }) {
  const button = (sheet: Wanted["sheet"], tool: string, label: string) => (
    <button
      type="button"
      class="button quiet"
      data-tool={tool}
      onClick={() => onWant({ game, sheet })}
    >
      {t(label)}
    </button>
  );
  return (
    <details class="game-more">
      <summary class="button" data-tool="more">
        {t("more")}
      </summary>
      <div class="panel">
        <a class="button quiet" data-tool="rules" href={`/rules/${game.id}`} onClick={follow}>
          {t("rules")}
        </a>
        {game.puzzles && (
          <a class="button quiet" data-tool="puzzles" href={`/puzzles/${game.id}`} onClick={follow}>
            {t("puzzles")}
          </a>
        )}
        {button("play", "set-up", "play-now")}
        {button("table", "open-table", "open-table")}
        {game.players[0] === 1 && button("alone", "play-alone", "play-alone")}
        {game.companion && (
          <a class="button quiet" href={`/companion/${game.id}`} onClick={follow}>
            {t("companion")}
          </a>
        )}
        {game.campaigns.length > 0 && (
          <a class="button quiet" href={`/campaigns/${game.id}`} onClick={follow}>
            {t("campaigns")}
          </a>
        )}
      </div>
    </details>
  );
}

/** One press: the last choice again, or good defaults, against bots. */
async function playAtOnce(game: string): Promise<void> {
  const info = await gameInfo(game);
  const setup = setups.lastSetup(info);
  await openTable({ game, ...setups.wishOf(info, setup), open: false });
}

function GameCard({ game, onWant }: { game: GameSummary; onWant: (wanted: Wanted) => void }) {
  const poster = posterOf(game.id);
  const [min, max] = game.players;
  const { error, busy, attempt } = useAttempt();
  const title = game.title[lang.value];
  return (
    <li
      class={`game panel ${game.built ? "" : "unbuilt"}`}
      data-game={game.id}
      style={{ "--game": poster?.colour ?? "#8c211a" }}
    >
      <div class="game-picture">
        {poster ? (
          <svg
            viewBox="0 0 260 196"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: poster.picture }}
          />
        ) : (
          <span class="game-initial" aria-hidden="true">
            {title[0]}
          </span>
        )}
      </div>
      <div class="game-words">
        <h3>
          <span>{title}</span>
        </h3>
        <p class="game-facts quiet-words">
          <span>
            <Icon name="people" />{" "}
            {t("people-count", { min, max, same: min === max ? "yes" : "no" })}
          </span>
          {game.minutes > 0 && <span>{t("minutes-short", { minutes: game.minutes })}</span>}
        </p>
        <p class="game-you">
          {poster ? t(`glance-${game.id.replaceAll("_", "-")}`) : game.tagline[lang.value]}
        </p>
        {poster && <Glance game={game.id} poster={poster} />}
        <Failure error={error} />
        {game.built ? (
          <div class="game-buttons">
            <button
              type="button"
              class="button primary"
              data-tool="play-now"
              disabled={busy}
              aria-label={`${t("play")}: ${title}`}
              onClick={() => void attempt(() => playAtOnce(game.id))}
            >
              {t("play")}
            </button>
            {game.lesson && (
              <a
                class="button"
                data-tool="learn"
                href={`/learn/${game.id}`}
                onClick={follow}
                aria-label={`${t("learn")}: ${title}`}
              >
                {t("learn")}
              </a>
            )}
            <More game={game} onWant={onWant} />
          </div>
        ) : (
          <p class="game-later">{t("not-built")}</p>
        )}
      </div>
    </li>
  );
}

/** The line of a table that waits, is over, or belongs to others. */
function PlainLine({ table, action }: { table: Summary; action: string }) {
  const when = new Intl.DateTimeFormat(lang.value, { dateStyle: "short", timeStyle: "short" });
  const others = table.seats.filter((s) => s.kind !== "free" && !s.mine && s.name);
  const names = listOf(others.map((s) => s.name!));
  const quiet = [
    t(`status-${table.status}`),
    names && t("with-players", { names }),
    when.format(table.updated),
  ];
  return <TableLine table={table} action={action} quiet={quiet.filter(Boolean).join(" · ")} />;
}

function TableLists(props: {
  mine: Summary[];
  open: Summary[];
  /** other games are under way and stand above */
  busy: boolean;
}) {
  const { mine, open: all, busy } = props;
  const open = all.filter((table) => !table.seats.some((s) => s.mine));
  return (
    <div class="lists">
      <section class="panel sheet" aria-labelledby="resume">
        <h2 id="resume">{t("resume")}</h2>
        {mine.length === 0 && (
          <p class="quiet-words">{t(busy ? "resume-no-more" : "resume-none")}</p>
        )}
        <ul class="table-lines" data-list="mine">
          {mine.map((table) => (
            <PlainLine
              key={table.id}
              table={table}
              action={table.status === "waiting" ? t("go-on") : t("look")}
            />
          ))}
        </ul>
      </section>
      <section class="panel sheet" aria-labelledby="lobby">
        <h2 id="lobby">{t("lobby")}</h2>
        {open.length === 0 && <p class="quiet-words">{t("lobby-none")}</p>}
        <ul class="table-lines" data-list="open">
          {open.map((table) => (
            <PlainLine
              key={table.id}
              table={table}
              action={table.status === "waiting" ? t("sit-down") : t("watch")}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

const LANGUAGES: [Lang, string][] = [
  ["de", "Deutsch"],
  ["en", "English"],
];

export function Home() {
  const wanted = useSignal<Wanted | null>(null);
  const close = () => (wanted.value = null);
  const { turns, running, rest, open } = inbox.value;
  const { error, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      const [me] = await Promise.all([api.me(), loadGames()]);
      guest.value = me.name;
    });
  useEffect(() => {
    pageTitle.value = t("title");
    void load();
  }, []);
  useEffect(() => void loadInbox(), [lang.value]);
  return (
    <div class="home">
      <a class="skip" href="#content">
        {t("skip")}
      </a>
      <header class="home-head">
        <div>
          <h1 class="title">
            <span class="initial">{t("title")[0]}</span>
            {t("title").slice(1)}
          </h1>
          <p>{t("subtitle")}</p>
        </div>
        <div class="home-tools">
          <a class="guest" href="/me" onClick={follow} data-tool="me">
            <Icon name="people" />
            <span>{guest.value ?? t("you-page")}</span>
          </a>
          <div class="languages" role="group" aria-label={t("language")}>
            {LANGUAGES.map(([code, name]) => (
              <button
                type="button"
                class="button quiet icon"
                lang={code}
                aria-label={name}
                aria-pressed={lang.value === code}
                onClick={() => void speak(code)}
              >
                {code.toUpperCase()}
              </button>
            ))}
          </div>
          <SettingsButton />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <h2 class="hidden-words">{t("games")}</h2>
        <Failure error={error} again={() => void load()} />
        {!games.value && !error && <p class="loading">{t("loading")}</p>}
        <InboxLists turns={turns} running={running} />
        <ul class="games">
          {(games.value ?? []).map((game) => (
            <GameCard key={game.id} game={game} onWant={(sheet) => (wanted.value = sheet)} />
          ))}
        </ul>
        <TableLists
          mine={rest.map((item) => item.table)}
          open={open}
          busy={turns.length + running.length > 0}
        />
      </main>
      {wanted.value?.sheet === "table" && <NewTable game={wanted.value.game} onClose={close} />}
      {wanted.value && wanted.value.sheet !== "table" && (
        <PlaySheet
          game={wanted.value.game}
          alone={wanted.value.sheet === "alone"}
          onClose={close}
        />
      )}
    </div>
  );
}
