import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { games, gameInfo, loadGames, titles } from "../catalogue";
import { emblemOf } from "../games/board";
import { ensureGuest } from "../guest";
import { SettingsButton } from "../parts/settings";
import { follow, go } from "../router";
import { lang } from "../settings";
import { Speaker, t } from "../texts";
import type { Campaign, CampaignGame, GameInfo } from "../wire";
import { Failure, useAttempt } from "./attempt";

function GameLine({ game, speaker, n }: { game: CampaignGame; speaker: Speaker; n: number }) {
  const chosen = Object.entries(game.options).filter(([id]) => speaker.has(`campaign-${id}`));
  const words = chosen.map(([id, value]) =>
    speaker.text(`campaign-${id}`, { value: String(value) }),
  );
  return (
    <li class={`campaign-game ${game.result ?? "due"}`}>
      <b class="campaign-number">{n}</b>
      <span>{words.filter(Boolean).join(" · ")}</span>
      <span class="quiet-words">
        {game.result
          ? speaker.text(`campaign-result-${game.result}`)
          : t(game.table ? "campaign-under-way" : "campaign-next")}
      </span>
      {game.table && game.result && (
        <a href={`/table/${game.table}/replay`} onClick={follow}>
          {t("result-replay")}
        </a>
      )}
    </li>
  );
}

function CampaignSheet({ campaign, info }: { campaign: Campaign; info: GameInfo }) {
  const speaker = new Speaker(lang.value, info, []);
  const { error, busy, attempt } = useAttempt();
  const play = () =>
    attempt(async () => {
      go(`/table/${(await api.playCampaign(campaign.id)).id}`);
    });
  return (
    <section class={`panel sheet campaign ${campaign.status}`} data-campaign={campaign.status}>
      <h2>{speaker.text(`campaign-start-${campaign.start}`)}</h2>
      <p class="quiet-words">{t(`campaign-${campaign.status}`)}</p>
      <ol class="campaign-games">
        {campaign.games.map((game, i) => (
          <GameLine game={game} speaker={speaker} n={i + 1} />
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
          {campaign.games.at(-1)?.table ? t("go-on") : t("campaign-play")}
        </button>
      )}
    </section>
  );
}

/** The campaigns of one game: those under way, those of the past, and how to begin one. */
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
    document.title = t("campaigns");
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
            <CampaignSheet key={campaign.id} campaign={campaign} info={info.value!} />
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
