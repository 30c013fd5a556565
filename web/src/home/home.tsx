import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { gameInfo, games, loadGames, openTable, speak, titles } from "../catalogue";
import { guest } from "../guest";
import { Icon } from "../parts/icons";
import { SeatShield } from "../parts/shield";
import { SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { lang } from "../settings";
import * as setups from "../setup";
import { listOf, t } from "../texts";
import type { GameSummary, Lang, Summary } from "../wire";
import { Failure, useAttempt } from "./attempt";
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
            <More game={game} onWant={onWant} />
          </div>
        ) : (
          <p class="game-later">{t("not-built")}</p>
        )}
      </div>
    </li>
  );
}

/** Whose turn it is comes first: the tables that wait for this person. */
function MyTurns({ tables }: { tables: Summary[] }) {
  const waiting = tables.filter(
    ({ status, pending, seats }) =>
      status === "playing" && seats.some(({ seat, mine }) => mine && pending.includes(seat)),
  );
  if (waiting.length === 0) return null;
  return (
    <ul class="my-turns" aria-label={t("your-turn")} data-list="turns">
      {waiting.slice(0, 2).map((table) => (
        <TableLine key={table.id} table={table} action={t("your-turn-short")} primary />
      ))}
    </ul>
  );
}

function TableLine(props: { table: Summary; action: string; primary?: boolean }) {
  const { table, action, primary = false } = props;
  const when = new Intl.DateTimeFormat(lang.value, { dateStyle: "short", timeStyle: "short" });
  const others = table.seats.filter((s) => s.kind !== "free" && !s.mine && s.name);
  const names = listOf(others.map((s) => s.name!));
  return (
    <li class={`table-line ${primary ? "panel" : ""}`}>
      <span class="table-seats">
        {table.seats.map((s) => (
          <SeatShield seat={s.seat} class={s.kind === "free" ? "free" : ""} />
        ))}
      </span>
      <span class="table-words">
        <b>{titles(table.game)}</b> <span>{t(`status-${table.status}`)}</span>
        <span class="quiet-words">
          {names && `${t("with-players", { names })} · `}
          {when.format(table.updated)}
        </span>
      </span>
      <a
        class={`button ${primary ? "primary" : ""}`}
        href={`/table/${table.id}`}
        onClick={follow}
        aria-label={`${action}: ${titles(table.game)}`}
      >
        {action}
      </a>
    </li>
  );
}

const POLL = 5000;

interface Lists {
  mine: Summary[];
  open: Summary[];
}

/** The tables of this person and those that are open, asked for again and again. */
function useTables(): Lists {
  const lists = useSignal<Lists>({ mine: [], open: [] });
  useEffect(() => {
    const load = () =>
      api.tables().then(
        (found) => (lists.value = found),
        () => undefined, // the next try may succeed; old lists are better than none
      );
    void load();
    const timer = setInterval(() => void load(), POLL);
    return () => clearInterval(timer);
  }, []);
  return lists.value;
}

function TableLists({ mine, open: all }: Lists) {
  const open = all.filter((table) => !mine.some((m) => m.id === table.id));
  return (
    <div class="lists">
      <section class="panel sheet" aria-labelledby="resume">
        <h2 id="resume">{t("resume")}</h2>
        {mine.length === 0 && <p class="quiet-words">{t("resume-none")}</p>}
        <ul class="table-lines" data-list="mine">
          {mine.map((table) => (
            <TableLine
              key={table.id}
              table={table}
              action={table.status === "over" ? t("look") : t("go-on")}
            />
          ))}
        </ul>
      </section>
      <section class="panel sheet" aria-labelledby="lobby">
        <h2 id="lobby">{t("lobby")}</h2>
        {open.length === 0 && <p class="quiet-words">{t("lobby-none")}</p>}
        <ul class="table-lines" data-list="open">
          {open.map((table) => (
            <TableLine
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
  const lists = useTables();
  const { error, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      const [me] = await Promise.all([api.me(), loadGames()]);
      guest.value = me.name;
    });
  useEffect(() => {
    document.title = t("title");
    void load();
  }, []);
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
          {guest.value && (
            <p class="guest">
              <Icon name="people" /> {guest.value}
            </p>
          )}
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
        <MyTurns tables={lists.mine} />
        <ul class="games">
          {(games.value ?? []).map((game) => (
            <GameCard key={game.id} game={game} onWant={(sheet) => (wanted.value = sheet)} />
          ))}
        </ul>
        <TableLists {...lists} />
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
