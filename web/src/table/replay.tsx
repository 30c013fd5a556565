import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../api";
import { Icon, type IconName } from "../parts/icons";
import { follow, go } from "../router";
import { usualBot } from "../setup";
import { t } from "../texts";
import { TableView } from "./frame";
import type { Session } from "./session";

/** Step through a game as one's own seat saw it, and play on from any step after the end. */
export function ReplayTable({ session }: { session: Session }) {
  const at = useSignal(0);
  const last = useSignal(0);
  const wanted = useRef(0);
  const show = async (step?: number) => {
    wanted.current = step ?? -1;
    const replay = await api.replay(session.id, step);
    if (wanted.current !== (step ?? -1)) return; // another step was asked for meanwhile
    at.value = replay.at;
    last.value = replay.entries;
    session.show(replay.state);
  };
  useEffect(() => {
    void show(0);
  }, [session]);
  const step = (to: number) => void show(Math.max(0, Math.min(last.value, to)));
  const fork = async () => {
    const level = usualBot(session.info.bots);
    go(`/table/${(await api.fork(session.id, at.value, [level])).id}`);
  };
  const button = (icon: IconName, label: string, to: number, off: boolean) => (
    <button
      type="button"
      class="button icon"
      aria-label={t(label)}
      title={t(label)}
      disabled={off}
      onClick={() => step(to)}
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
          <p class="prompt" aria-live="polite">
            {t("replay-step", { at: at.value, all: last.value })}
          </p>
          <div class="slider">
            {button("first", "replay-first", 0, first)}
            {button("back", "replay-back", at.value - 1, first)}
            <input
              type="range"
              min={0}
              max={last.value}
              value={at.value}
              aria-label={t("replay")}
              onInput={(event) => step(Number(event.currentTarget.value))}
            />
            {button("on", "replay-on", at.value + 1, end)}
            {button("last", "replay-last", last.value, end)}
          </div>
          <div class="choices">
            <button
              type="button"
              class="button primary"
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
