import { useEffect, useMemo } from "preact/hooks";
import { titles } from "../catalogue";
import { pageTitle } from "../inbox";
import { t } from "../texts";
import { isAdvised } from "./advised";
import { callCoach, coachAt } from "./coaching";
import { Curtain } from "./curtain";
import { TableView, TopBar } from "./frame";
import { Result } from "./result";
import type { Session } from "./session";
import { Waiting } from "./waiting";

function socketAddress(session: Session): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const after = session.latest.value?.seq ?? 0;
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(session.id)}?after=${after}`;
}

/** A table over the wire: waiting, playing, handing over, finished. */
export function LiveTable({ session }: { session: Session }) {
  useMemo(() => session.open(() => socketAddress(session)), [session]);
  useEffect(() => () => session.close(), [session]);
  const state = session.state.value;
  const over = state?.view?.over ?? false;
  useEffect(() => {
    const turn = session.asked.value ? `● ${t("your-turn")} ` : "";
    pageTitle.value = `${turn}${titles(session.info.id)} · ${t("title")}`;
  });
  const asked = session.asked.value && !session.stage.busy.value;
  useEffect(() => {
    if (asked && isAdvised(session.id) && !session.table.value?.rated) void session.hint();
  }, [asked, asked && state?.decision]);
  const begun = state !== null;
  useEffect(() => {
    if (begun && coachAt(session.id) !== "off") void callCoach(session);
  }, [begun, session]);
  if (!state) {
    return (
      <div class="bare">
        <TopBar session={session} />
        <p class="loading">{session.farewell.value ? "" : t("loading")}</p>
      </div>
    );
  }
  if (!state.view) return <Waiting session={session} />;
  if (state.curtain !== null) return <Curtain session={session} seat={state.curtain} />;
  return over && !state.lesson && !state.puzzle ? (
    <TableView session={session} foot={<Result session={session} />} />
  ) : (
    <TableView session={session} />
  );
}
