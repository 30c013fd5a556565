import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { titles } from "../catalogue";
import { GenericBoard, GenericHand } from "../games/generic/board";
import { Icon, type IconName } from "../parts/icons";
import { later } from "../parts/later";
import { openRule, RuleDialog } from "../parts/rules";
import { SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { Scenery } from "../stage/scenery";
import { t } from "../texts";
import { Chronicle } from "./chronicle";
import { Inspector } from "./element";
import { useBoardKeys } from "./keys";
import { Question } from "./question";
import { Victor } from "./result";
import { Seats } from "./seats";
import { tintsOf, type Session } from "./session";
import { Strip } from "./strip";
import { LogTabs, Talk, Unread } from "./talk";

const ManageTable = later(async () => (await import("./manage")).ManageTable);

type Tab = "hand" | "seats" | "log" | "talk";

/** What the connection is doing, in words; nothing while all is well. */
function connectionWords(session: Session): string {
  const state = session.connection.value;
  const bye = session.farewell.value;
  if (bye) return t("bye", { reason: t(`bye-${bye}`) });
  if (state === "open" || !session.live) {
    return session.sending.value > 0 ? t("connection-pending") : "";
  }
  return t(`connection-${state}`);
}

function Steps({ session }: { session: Session }) {
  const steps = session.view.value ? (session.board.steps?.(session) ?? []) : [];
  if (steps.length === 0) return null;
  return (
    <ol class="steps" aria-label={t("steps")}>
      {steps.map(({ label, on }) => (
        <li class={on ? "on" : ""} aria-current={on ? "step" : undefined}>
          {label}
        </li>
      ))}
    </ol>
  );
}

/** Game, place and steps of the turn. */
export function TopBar({ session }: { session: Session }) {
  const open = useSignal(false);
  const words = connectionWords(session);
  const where = session.view.value ? session.board.where?.(session) : "";
  const alarm = session.view.value ? session.board.alarm?.(session) : "";
  return (
    <>
      <header class="bar">
        <a class="bar-button" href="/" onClick={follow} aria-label={t("back-home")}>
          <Icon name="home" />
        </a>
        <h1 class="title">{titles(session.info.id)}</h1>
        {where && <p class="where">{where}</p>}
        {alarm && (
          <p class="alarm" data-alarm>
            {alarm}
          </p>
        )}
        <p class="connection" role="status">
          {words}
        </p>
        <Steps session={session} />
        {session.live && (
          <button
            type="button"
            class="bar-button"
            data-tool="manage"
            aria-label={t("manage")}
            title={t("manage")}
            onClick={() => (open.value = true)}
          >
            <Icon name="table" />
          </button>
        )}
        <button
          type="button"
          class="bar-button"
          aria-label={t("rules")}
          title={t("rules")}
          onClick={() => (openRule.value = "")}
        >
          <Icon name="book" />
        </button>
        <SettingsButton />
      </header>
      {open.value && <ManageTable session={session} onClose={() => (open.value = false)} />}
    </>
  );
}

const TABS: [Tab, IconName, string][] = [
  ["hand", "cards", "hand"],
  ["seats", "people", "seats"],
  ["log", "scroll", "chronicle"],
  ["talk", "speech", "talk"],
];

/** The layer on which beats draw what flies; it catches no pointer. */
function useScenery(session: Session) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGSVGElement>(null);
  useEffect(() => {
    session.stage.scenery = new Scenery(frame.current!, layer.current!);
    return () => {
      session.stage.scenery = null;
    };
  }, [session]);
  return { frame, layer };
}

/**
 * The whole table. Board, question, hand, players and chronicle have cells of their own at every
 * size; nothing lies over another.
 */
export function TableView(props: { session: Session; foot?: preact.ComponentChildren }) {
  const { session, foot } = props;
  const tab = useSignal<Tab | null>(null);
  const { frame, layer } = useScenery(session);
  useBoardKeys(session, frame);
  const Board = session.board.Board ?? GenericBoard;
  const Hand = session.board.Board ? session.board.Hand : GenericHand;
  const inHand = useComputed(() => {
    const how = session.composition.value;
    return how !== null && !how.onBoard;
  });
  useEffect(() => {
    // what has to be chosen from the hand must be in sight on a phone
    tab.value = inHand.value ? "hand" : tab.value === "hand" ? null : tab.value;
  }, [inHand.value]);
  const shelf = Hand !== undefined && session.me.value >= 0;
  const { offered, shown } = session.talk;
  const talking = offered.value && shown.value;
  const there = { hand: shelf, seats: true, log: true, talk: offered.value };
  const choose = (id: Tab) => {
    tab.value = tab.value === id ? null : id;
    if (id === "log" || id === "talk") shown.value = id === "talk";
  };
  return (
    <div ref={frame} class="frame" data-tab={tab.value ?? ""} style={tintsOf(session)}>
      <a class="skip" href="#content">
        {t("skip")}
      </a>
      <TopBar session={session} />
      <main id="content" class="board" data-board tabIndex={0} aria-label={t("board")}>
        <Board session={session} />
        {session.view.value?.over && <Victor session={session} />}
      </main>
      <Strip session={session} />
      {shelf && (
        <section class="hand shelf" data-panel="hand" tabIndex={0} aria-label={t("hand")}>
          <Hand session={session} />
        </section>
      )}
      <aside class="rail">
        <section class="players panel" data-panel="seats" tabIndex={-1} aria-label={t("seats")}>
          <Seats session={session} />
        </section>
        {foot ?? <Question session={session} />}
        <section class="log panel" data-panel="log" aria-label={t("chronicle")}>
          <LogTabs session={session} />
          {talking ? <Talk session={session} /> : <Chronicle session={session} />}
          <Inspector session={session} />
        </section>
      </aside>
      <nav class="tabs" aria-label={t("menu")}>
        <button type="button" aria-pressed={tab.value === null} onClick={() => (tab.value = null)}>
          {t("board")}
        </button>
        {TABS.filter(([id]) => there[id]).map(([id, icon, label]) => (
          <button
            type="button"
            data-tab={id}
            aria-pressed={tab.value === id}
            onClick={() => choose(id)}
          >
            <Icon name={icon} />
            <span class={id === "talk" ? "hidden-words" : ""}>{t(label)}</span>
            {id === "talk" && tab.value !== "talk" && <Unread session={session} />}
          </button>
        ))}
      </nav>
      <svg ref={layer} class="flight" aria-hidden="true" />
      <RuleDialog speaker={session.speaker.value} title={titles(session.info.id)} />
    </div>
  );
}
