import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api";
import { Icon, type IconName } from "../parts/icons";
import { follow, go } from "../router";
import { speed } from "../settings";
import { usualBot } from "../setup";
import { t } from "../texts";
import { TableView } from "./frame";
import { isBusyElsewhere } from "./keys";
import { NowShown } from "./question";
import type { Session } from "./session";

type Where = { at: number } | { event: number };

/** Between two steps; without films a step is looked at for longer. */
const PAUSE_MS = 300;
const LOOK_MS = 1200;

/** A game as one's own seat saw it, step by step or as one film; one can play on from any step. */
export function ReplayTable({ session, event }: { session: Session; event: number | null }) {
  const { stage } = session;
  const at = useSignal(0);
  const last = useSignal(0);
  const runs = useSignal(false);
  const wanted = useRef<Where | null>(null);
  const show = async (where: Where, filmed: boolean) => {
    wanted.current = where;
    const replay = await api.replay(session.id, where);
    if (wanted.current !== where) return; // another step was asked for meanwhile
    stage.forget();
    at.value = replay.at;
    last.value = replay.entries;
    session.show(replay.state, filmed ? replay.told : replay.state.seq);
  };
  useMemo(() => session.attend(), [session]);
  useEffect(() => {
    void show(event === null ? { at: 0 } : { event }, event !== null);
    return () => session.close();
  }, [session]);
  const step = (to: number, filmed = false) =>
    void show({ at: Math.max(0, Math.min(last.value, to)) }, filmed);
  useSignalEffect(() => {
    if (!runs.value || stage.busy.value) return undefined;
    const next = at.value + 1;
    if (next > last.value) {
      runs.value = false;
      return undefined;
    }
    const timer = setTimeout(() => step(next, true), speed.value === "off" ? LOOK_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (isBusyElsewhere(key)) return;
      if (key.key === ".") {
        runs.value = false;
        if (!stage.busy.value) step(at.value + 1, true);
      } else if (key.key === " " && !stage.busy.value && key.target === document.body) {
        runs.value = !runs.value;
      }
    };
    // before the strip hears of it, which plays on
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [session]);
  const fork = async () => {
    const level = usualBot(session.info.bots);
    go(`/table/${(await api.fork(session.id, at.value, [level])).id}`);
  };
  const button = (icon: IconName, label: string, off: boolean, press: () => void) => (
    <button
      type="button"
      class="button icon"
      aria-label={t(label)}
      title={t(label)}
      disabled={off}
      onClick={() => {
        runs.value = false;
        press();
      }}
    >
      <Icon name={icon} />
    </button>
  );
  if (!session.view.value) return <p class="loading">{t("loading")}</p>;
  const first = at.value <= 0;
  const end = at.value >= last.value;
  // Without the seed the table keeps its secrets, which the same dice would tell.
  const open = session.table.value?.status === "over" && session.state.value!.luck.seed !== null;
  return (
    <TableView
      session={session}
      foot={
        <section class="question panel replay" aria-label={t("replay")}>
          {stage.busy.value ? (
            <NowShown session={session} />
          ) : (
            <p class="prompt" aria-live="polite">
              {t("replay-step", { at: at.value, all: last.value })}
            </p>
          )}
          <div class="slider">
            {button("first", "replay-first", first, () => step(0))}
            {button("back", "replay-back", first, () => step(at.value - 1))}
            <input
              type="range"
              min={0}
              max={last.value}
              value={at.value}
              aria-label={t("replay")}
              onInput={(input) => {
                runs.value = false;
                step(Number(input.currentTarget.value));
              }}
            />
            {button("on", "replay-on", end, () => step(at.value + 1, true))}
            {button("last", "replay-last", end, () => step(last.value))}
          </div>
          <div class="choices">
            <button
              type="button"
              class="button primary"
              data-tool="play"
              disabled={end && !runs.value}
              onClick={() => (runs.value = !runs.value)}
            >
              {t(runs.value ? "replay-stop" : "replay-play")}
            </button>
            <button
              type="button"
              class="button"
              data-tool="fork"
              title={t("replay-fork-help")}
              disabled={!open || session.view.value.over}
              onClick={() => void fork()}
            >
              {t("replay-fork")}
            </button>
            <a class="button quiet" href={`/table/${session.id}`} onClick={follow}>
              {t("replay-leave")}
            </a>
          </div>
        </section>
      }
    />
  );
}
