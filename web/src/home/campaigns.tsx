import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { games, gameInfo, loadGames, titles } from "../catalogue";
import { emblemOf } from "../games/board";
import { ensureGuest } from "../guest";
import { SettingsButton } from "../parts/settings";
import { follow, go } from "../router";
import { pageTitle } from "../inbox";
import { lang } from "../settings";
import { Speaker, t } from "../texts";
import type { Campaign, CampaignGame, GameInfo } from "../wire";
import { Failure, useAttempt } from "./attempt";
import "../styles/campaigns.css";

type Options = CampaignGame["options"];

/** What a game is played with, in words. */
function optionWords(options: Options, speaker: Speaker): string[] {
  return speaker.info.options
    .filter(({ id }) => id in options && speaker.has(`campaign-${id}`))
    .map(({ id }) => speaker.text(`campaign-${id}`, { value: String(options[id]) }))
    .filter(Boolean);
}

/** A game that was played, and how it ended. */
function Attempt({ game, speaker }: { game: CampaignGame; speaker: Speaker }) {
  return (
    <span class={`campaign-attempt ${game.result ?? "due"}`}>
      {game.result
        ? speaker.text(`campaign-result-${game.result}`)
        : t(game.table ? "campaign-under-way" : "campaign-next")}
      {game.result && !game.table && <small> {t("campaign-on-board")}</small>}
      {game.table && game.result && (
        <a href={`/table/${game.table}/replay`} onClick={follow}>
          {t("result-replay")}
        </a>
      )}
    </span>
  );
}

interface CampaignStep {
  options: Options;
  attempts: CampaignGame[];
  state: "won" | "due" | "later" | "lost";
}

/** The steps of a campaign: each is tried until it is won. */
function stepsOf(campaign: Campaign): CampaignStep[] {
  const steps: CampaignStep[] = [];
  let attempts: CampaignGame[] = [];
  for (const game of campaign.games) {
    attempts.push(game);
    if (game.result === null || game.result === "lost") continue;
    steps.push({ options: game.options, attempts, state: "won" });
    attempts = [];
  }
  const [due, ...later] = campaign.ahead;
  if (due) steps.push({ options: due, attempts, state: "due" });
  else if (attempts.length > 0)
    steps.push({ options: attempts.at(-1)!.options, attempts, state: "lost" });
  for (const options of later) steps.push({ options, attempts: [], state: "later" });
  return steps;
}

function StepCard({ step, speaker, n }: { step: CampaignStep; speaker: Speaker; n: number }) {
  const [name, ...rest] = optionWords(step.options, speaker);
  return (
    <li class={`campaign-step ${step.state}`} aria-current={step.state === "due" ? "step" : false}>
      <h3>
        <b class="campaign-number">{step.state === "won" ? "✓" : n}</b> {name}
      </h3>
      <p class="quiet-words">{rest.join(" · ")}</p>
      {step.attempts.map((game) => (
        <Attempt game={game} speaker={speaker} />
      ))}
    </li>
  );
}

/** How a game on the real board ended. */
function OnTheBoard(props: { campaign: Campaign; speaker: Speaker; done: () => void }) {
  const { campaign, speaker, done } = props;
  const result = useSignal("");
  const { error, busy, attempt } = useAttempt();
  const tell = () =>
    attempt(async () => {
      await api.tellCampaign(campaign.id, result.value);
      done();
    });
  const due = Object.entries(campaign.ahead[0] ?? {});
  const asked = new URLSearchParams(due.map(([id, value]) => [id, String(value)]));
  return (
    <details class="campaign-board">
      <summary>{t("campaign-board")}</summary>
      <p>
        {t("campaign-board-about")}{" "}
        <a href={`/companion/${campaign.game}#${asked.toString()}`} onClick={follow}>
          {t("companion")}
        </a>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void tell();
        }}
      >
        <fieldset>
          <legend>{t("campaign-board-result")}</legend>
          {campaign.results.map((value) => (
            <label class="check">
              <input
                type="radio"
                name={`result-${campaign.id}`}
                value={value}
                checked={result.value === value}
                onChange={() => (result.value = value)}
              />
              {speaker.text(`campaign-result-${value}`)}
            </label>
          ))}
        </fieldset>
        <Failure error={error} />
        <button
          type="submit"
          class="button"
          data-tool="tell-campaign"
          disabled={busy || result.value === ""}
        >
          {t("campaign-tell")}
        </button>
      </form>
    </details>
  );
}

function CampaignSheet(props: { campaign: Campaign; info: GameInfo; reload: () => void }) {
  const { campaign, info } = props;
  const speaker = new Speaker(lang.value, info, []);
  const { error, busy, attempt } = useAttempt();
  const play = () =>
    attempt(async () => {
      go(`/table/${(await api.playCampaign(campaign.id)).id}`);
    });
  const underWay = Boolean(campaign.games.at(-1)?.table) && !campaign.games.at(-1)?.result;
  const count = campaign.games.filter(({ result }) => result === "lost").length;
  return (
    <section class={`panel sheet campaign ${campaign.status}`} data-campaign={campaign.status}>
      <h2>{speaker.text(`campaign-start-${campaign.start}`)}</h2>
      <p class="quiet-words">
        {t(`campaign-${campaign.status}`)} · {t("campaign-losses", { count })}
      </p>
      <ol class="campaign-steps">
        {stepsOf(campaign).map((step, i) => (
          <StepCard step={step} speaker={speaker} n={i + 1} />
        ))}
      </ol>
      <Failure error={error} />
      {campaign.status === "running" && (
        <button
          type="button"
          class="button primary"
          data-tool="play-campaign"
          disabled={busy}
          onClick={() => void play()}
        >
          {underWay ? t("go-on") : t("campaign-play")}
        </button>
      )}
      {campaign.status === "running" && !underWay && (
        <OnTheBoard
          key={campaign.games.length}
          campaign={campaign}
          speaker={speaker}
          done={props.reload}
        />
      )}
    </section>
  );
}

/** The campaigns of one game: running ones, finished ones, and how to start one. */
export function Campaigns({ game }: { game: string }) {
  const info = useSignal<GameInfo | null>(null);
  const mine = useSignal<Campaign[]>([]);
  const { error, busy, attempt } = useAttempt();
  const load = async () => {
    await loadGames();
    info.value = await gameInfo(game);
    mine.value = (await api.campaigns()).mine.filter((campaign) => campaign.game === game);
  };
  useEffect(() => {
    pageTitle.value = t("campaigns");
    void attempt(load);
  }, []);
  const begin = (start: string) =>
    attempt(async () => {
      await ensureGuest();
      await api.beginCampaign(game, start);
      await load();
    });
  const Emblem = emblemOf(game);
  const starts = games.value?.find(({ id }) => id === game)?.campaigns ?? [];
  const speaker = info.value && new Speaker(lang.value, info.value, []);
  return (
    <div class="home campaigns">
      <header class="home-head">
        <div>
          <h1>{titles(game)}</h1>
          <p>{speaker?.has("campaign-about") ? speaker.text("campaign-about") : t("campaigns")}</p>
        </div>
        <div class="home-tools">
          {Emblem && (
            <span class="campaign-emblem" aria-hidden="true">
              <Emblem />
            </span>
          )}
          <SettingsButton />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Failure error={error} again={() => void attempt(load)} />
        {info.value &&
          mine.value.map((campaign) => (
            <CampaignSheet
              key={campaign.id}
              campaign={campaign}
              info={info.value!}
              reload={() => void attempt(load)}
            />
          ))}
        {speaker && (
          <section class="panel sheet">
            <h2>{t("campaign-begin")}</h2>
            <p class="campaign-starts">
              {starts.map((start) => (
                <button
                  type="button"
                  class="button"
                  data-start={start}
                  disabled={busy}
                  onClick={() => void begin(start)}
                >
                  {speaker.text(`campaign-start-${start}`)}
                </button>
              ))}
            </p>
          </section>
        )}
        <a class="button quiet" href="/" onClick={follow}>
          {t("back-home")}
        </a>
      </main>
    </div>
  );
}
