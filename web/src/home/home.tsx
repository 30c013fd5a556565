import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { games, loadGames, titles } from "../catalogue";
import { emblemOf } from "../games/board";
import { guest } from "../guest";
import { Icon } from "../parts/icons";
import { SeatShield } from "../parts/shield";
import { SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { lang } from "../settings";
import { listOf, t } from "../texts";
import type { GameSummary, Lang, Summary } from "../wire";
import { Failure, useAttempt } from "./attempt";
import { NewTable } from "./new-table";
import { PlaySheet } from "./sheet";

/** The sheet that is open over the page, and for which game. */
interface Wanted {
  game: GameSummary;
  sheet: "play" | "alone" | "table";
}

function GameCard({ game, onWant }: { game: GameSummary; onWant: (wanted: Wanted) => void }) {
  const Emblem = emblemOf(game.id);
  const [min, max] = game.players;
  return (
    <li class={`game panel ${game.built ? "" : "unbuilt"}`} data-game={game.id}>
      <div class="game-picture" aria-hidden="true">
        {Emblem ? <Emblem /> : <span class="game-initial">{game.title[lang.value][0]}</span>}
      </div>
      <div class="game-words">
        <h3>{game.title[lang.value]}</h3>
        <p>{game.tagline[lang.value]}</p>
        <p class="quiet-words">
          {t("players", { min, max, same: min === max ? "yes" : "no" })}
          {game.minutes > 0 && ` · ${t("minutes", { minutes: game.minutes })}`}
        </p>
      </div>
      {game.built ? (
        <div class="game-buttons">
          <button
            type="button"
            class="button primary"
            data-tool="play-now"
            onClick={() => onWant({ game, sheet: "play" })}
          >
            {t("play-now")}
          </button>
          <button
            type="button"
            class="button"
            data-tool="open-table"
            onClick={() => onWant({ game, sheet: "table" })}
          >
            {t("open-table")}
          </button>
          {min === 1 && (
            <button
              type="button"
              class="button"
              data-tool="play-alone"
              onClick={() => onWant({ game, sheet: "alone" })}
            >
              {t("play-alone")}
            </button>
          )}
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
      ) : (
        <p class="game-later">{t("not-built")}</p>
      )}
    </li>
  );
}

function TableLine({ table, action }: { table: Summary; action: string }) {
  const when = new Intl.DateTimeFormat(lang.value, { dateStyle: "short", timeStyle: "short" });
  const others = table.seats.filter((s) => s.kind !== "free" && !s.mine && s.name);
  const names = listOf(others.map((s) => s.name!));
  return (
    <li class="table-line">
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
        class="button"
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

function TableLists() {
  const lists = useSignal<{ mine: Summary[]; open: Summary[] }>({ mine: [], open: [] });
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
  const { mine } = lists.value;
  const open = lists.value.open.filter((table) => !mine.some((m) => m.id === table.id));
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
          <h1>
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
                onClick={() => (lang.value = code)}
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
        <ul class="games">
          {(games.value ?? []).map((game) => (
            <GameCard key={game.id} game={game} onWant={(sheet) => (wanted.value = sheet)} />
          ))}
        </ul>
        <TableLists />
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
