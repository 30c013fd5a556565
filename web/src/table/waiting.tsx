import { useSignal } from "@preact/signals";
import { Agreed } from "../parts/agreed";
import { t } from "../texts";
import { TopBar } from "./frame";
import { Seats } from "./seats";
import type { Session } from "./session";
import { Talk } from "./talk";

/** The table is laid, but not everybody is there: who sits, and the link for the others. */
export function Waiting({ session }: { session: Session }) {
  const copied = useSignal(false);
  const table = session.table.value!;
  const free = table.seats.filter((seat) => seat.kind === "free").length;
  const link = table.invite ? `${location.origin}/table/${table.id}#${table.invite}` : "";
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  };
  return (
    <div class="bare">
      <TopBar session={session} />
      <main id="content" class="waiting">
        <section class="panel sheet">
          <h2>{t("waiting-title")}</h2>
          <p>{t("waiting-text", { free })}</p>
          {link && (
            <div class="invite">
              <label class="field">
                <span>{t("invite-link")}</span>
                <input
                  type="text"
                  readOnly
                  value={link}
                  onFocus={(event) => event.currentTarget.select()}
                />
              </label>
              <button type="button" class="button primary" onClick={() => void copy()}>
                {copied.value ? t("copied") : t("copy")}
              </button>
            </div>
          )}
          {table.open && <p class="quiet-words">{t("waiting-lobby")}</p>}
          <Agreed manners={table.manners} />
          <Seats session={session} />
        </section>
        {session.talk.offered.value && (
          <section class="panel sheet talk-box">
            <h2>{t("talk")}</h2>
            <Talk session={session} />
          </section>
        )}
      </main>
    </div>
  );
}
