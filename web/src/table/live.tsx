import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { GenericBoard, GenericHand } from "../games/generic/board";
import { Icon, type IconName } from "../parts/icons";
import { openRule, RuleDialog } from "../parts/rules";
import { SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { titles } from "../catalogue";
import { t } from "../texts";
import { Chronicle } from "./chronicle";
import { Curtain } from "./curtain";
import { Dock } from "./dock";
import { Inspector } from "./element";
import { Result } from "./result";
import { Seats } from "./seats";
import { tintsOf, type Session } from "./session";
import { Waiting } from "./waiting";

type Tab = "hand" | "seats" | "log";

export function TopBar({ session }: { session: Session }) {
  const title = titles(session.info.id);
  const state = session.connection.value;
  const bye = session.farewell.value;
  const words = bye
    ? t("bye", { reason: t(`bye-${bye}`) })
    : session.sending.value > 0 && state === "open"
      ? t("connection-pending")
      : state === "open" || !session.live
        ? ""
        : t(`connection-${state}`);
  return (
    <header class="topbar">
      <a class="button quiet icon" href="/" onClick={follow} aria-label={t("back-home")}>
        <Icon name="home" />
      </a>
      <h1>{title}</h1>
      <p class="connection" role="status">
        {words}
      </p>
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
  );
}

const TABS: [Tab, IconName, string][] = [
  ["hand", "cards", "hand"],
  ["seats", "people", "seats"],
  ["log", "scroll", "chronicle"],
];

/** The whole table: board, prompt, hand, seats and chronicle, wide or on a phone. */
export function TableView({
  session,
  foot,
}: {
  session: Session;
  foot?: preact.ComponentChildren;
}) {
  const tab = useSignal<Tab | null>(null);
  const Board = session.board.Board ?? GenericBoard;
  const Hand = session.board.Hand ?? GenericHand;
  const inHand = useComputed(() => session.composition.value !== null);
  useEffect(() => {
    // what has to be chosen from the hand must be in sight on a phone
    tab.value = inHand.value ? "hand" : tab.value === "hand" ? null : tab.value;
  }, [inHand.value]);
  return (
    <div class="table-page" data-tab={tab.value ?? ""} style={tintsOf(session)}>
      <a class="skip" href="#content">
        {t("skip")}
      </a>
      <TopBar session={session} />
      <main id="content" class="board" tabIndex={0} aria-label={t("board")}>
        <Board session={session} />
      </main>
      {foot ?? <Dock session={session} />}
      {session.me.value >= 0 && (
        <section class="hand panel-tab" data-panel="hand" aria-label={t("hand")}>
          <Hand session={session} />
        </section>
      )}
      <section
        class="seats-panel panel-tab"
        data-panel="seats"
        tabIndex={0}
        aria-label={t("seats")}
      >
        <Seats session={session} />
      </section>
      <section class="log panel panel-tab" data-panel="log" aria-label={t("chronicle")}>
        <h2>{t("chronicle")}</h2>
        <Chronicle session={session} />
      </section>
      <nav class="tabs" aria-label={t("menu")}>
        {TABS.filter(([id]) => id !== "hand" || session.me.value >= 0).map(([id, icon, label]) => (
          <button
            type="button"
            aria-pressed={tab.value === id}
            onClick={() => (tab.value = tab.value === id ? null : id)}
          >
            <Icon name={icon} />
            {t(label)}
          </button>
        ))}
      </nav>
      <Inspector session={session} />
      <RuleDialog speaker={session.speaker.value} title={titles(session.info.id)} />
    </div>
  );
}

function socketAddress(session: Session): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const after = session.state.value?.seq ?? 0;
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(session.id)}?after=${after}`;
}

/** A table over the wire: waiting, playing, handing over, finished. */
export function LiveTable({ session }: { session: Session }) {
  useMemo(() => session.open(() => socketAddress(session)), [session]);
  useEffect(() => () => session.close(), [session]);
  const result = useSignal(false);
  const state = session.state.value;
  const over = state?.view?.over ?? false;
  useEffect(() => {
    result.value = over;
  }, [over]);
  useEffect(() => {
    const turn = session.asked.value ? `● ${t("your-turn")} ` : "";
    document.title = `${turn}${titles(session.info.id)} · ${t("title")}`;
  });
  if (!state) {
    return (
      <div class="table-page bare">
        <TopBar session={session} />
        <p class="loading">{session.farewell.value ? "" : t("loading")}</p>
      </div>
    );
  }
  if (!state.view) return <Waiting session={session} />;
  if (state.curtain !== null) return <Curtain session={session} seat={state.curtain} />;
  return (
    <>
      <TableView
        session={session}
        {...(over
          ? {
              foot: (
                <section class="dock panel">
                  <p class="prompt">{t("game-over")}</p>
                  <button
                    type="button"
                    class="button primary"
                    onClick={() => (result.value = true)}
                  >
                    {t("to-result")}
                  </button>
                </section>
              ),
            }
          : {})}
      />
      {result.value && <Result session={session} onClose={() => (result.value = false)} />}
    </>
  );
}
