import { api } from "../api";
import { Failure, useAttempt } from "../home/attempt";
import { t } from "../texts";
import { Deadline } from "./clock";
import type { Session } from "./session";

/** What concerns the table and not the game: a bot plays for me, somebody wants to call it off. */
export function TableNotes({ session }: { session: Session }) {
  const { error, attempt } = useAttempt();
  const table = session.table.value;
  if (!table || !session.live) return null;
  const act = (what: string, body: object = {}) =>
    void attempt(async () => {
      session.table.value = await api.manage(table.id, what, body);
    });
  const button = (what: string, label: string, body?: object, primary = false) => (
    <button
      type="button"
      class={`button ${primary ? "primary" : ""}`}
      data-note-tool={what}
      onClick={() => act(what, body)}
    >
      {t(label)}
    </button>
  );
  const playing = table.status === "playing";
  const left = playing && table.seats.some((s) => s.left === "me");
  const mine = table.seats.filter((s) => s.mine);
  const own = mine.some((s) => table.parting.includes(s.seat));
  const parting = playing && mine.length > 0 && table.parting.length > 0;
  return (
    <>
      <Failure error={error} />
      {table.status === "aborted" && <p class="note">{t("aborted-note")}</p>}
      {playing && <Deadline clocks={table.clocks} />}
      {left && (
        <div class="note">
          <p>{t("left-seat")}</p>
          <p class="note-buttons">{button("return", "return", {}, true)}</p>
        </div>
      )}
      {parting && (
        <div class="note" data-note="abort">
          <p>{own ? t("abort-asked") : t("abort-question")}</p>
          <p class="note-buttons">
            {!own && button("abort", "abort-yes", { yes: true })}
            {button("abort", own ? "withdraw" : "abort-no", { yes: false })}
          </p>
        </div>
      )}
    </>
  );
}
