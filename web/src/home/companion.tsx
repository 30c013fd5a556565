import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameInfo, loadGames, titles } from "../catalogue";
import { loadBoard, type BoardModule } from "../games/board";
import { Icon } from "../parts/icons";
import { openRule, RuleDialog } from "../parts/rules";
import { SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { pageTitle } from "../inbox";
import { lang } from "../settings";
import { Speaker, t } from "../texts";
import type { GameInfo } from "../wire";
import { Failure, useAttempt } from "./attempt";
import "../styles/frame.css";

/** The companion page of a game: its frame, whatever the game puts into it. */
export function CompanionDoor({ game }: { game: string }) {
  const found = useSignal<{ info: GameInfo; board: Partial<BoardModule> } | null>(null);
  const { error, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      const [info, board] = await Promise.all([gameInfo(game), loadBoard(game), loadGames()]);
      found.value = { info, board };
    });
  useEffect(() => {
    pageTitle.value = t("companion");
    void load();
  }, []);
  const Page = found.value?.board.Companion;
  return (
    <div class="companion-page">
      <header class="bar">
        <a class="button quiet icon" href="/" onClick={follow} aria-label={t("back-home")}>
          <Icon name="home" />
        </a>
        <h1>
          {titles(game)} · {t("companion")}
        </h1>
        <button
          type="button"
          class="button quiet icon"
          aria-label={t("rules")}
          title={t("rules")}
          onClick={() => (openRule.value = "")}
        >
          <Icon name="book" />
        </button>
        <SettingsButton />
      </header>
      <Failure error={error} again={() => void load()} />
      {found.value && Page && <Page info={found.value.info} />}
      {found.value && (
        <RuleDialog speaker={new Speaker(lang.value, found.value.info, [])} title={titles(game)} />
      )}
    </div>
  );
}
