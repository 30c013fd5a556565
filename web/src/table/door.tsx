import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { tableInfo, loadGames, titles } from "../catalogue";
import { loadBoard } from "../games/board";
import { ensureGuest, guest } from "../guest";
import { Failure, useAttempt } from "../home/attempt";
import { Agreed } from "../parts/agreed";
import { Icon } from "../parts/icons";
import { later } from "../parts/later";
import { SeatShield } from "../parts/shield";
import { follow } from "../router";
import { t } from "../texts";
import { MOST_NAME, type Summary } from "../wire";
import { LiveTable } from "./live";
import { Session } from "./session";
import "../styles/frame.css";

const ReplayTable = later(async () => (await import("./replay")).ReplayTable);

/** Somebody is invited, or found an open table: take a seat, or watch. */
function Invitation(props: { table: Summary; invite: string; onIn: () => void }) {
  const { table, invite, onIn } = props;
  const [name, setName] = useState(guest.value ?? "");
  const { error, busy, attempt } = useAttempt();
  const join = () =>
    attempt(async () => {
      if (name.trim()) guest.value = (await api.rename(name.trim())).name;
      await api.join(table.id, invite || undefined);
      onIn();
    });
  return (
    <main class="door">
      <form
        class="panel sheet"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <h1>{t("join-title")}</h1>
        <p>{t("join-text", { game: titles(table.game) })}</p>
        {table.rated && <p data-rated>{t("rated-table")}</p>}
        <Agreed manners={table.manners} />
        <ul class="door-seats">
          {table.seats.map((s) => (
            <li>
              <SeatShield seat={s.seat} />{" "}
              {s.kind === "free" ? t("free-seat") : (s.name ?? t("bot"))}
              {invite && s.offer === invite && ` · ${t("seat-offered")}`}
            </li>
          ))}
        </ul>
        <label class="field">
          <span>{t("name")}</span>
          <input
            type="text"
            maxLength={MOST_NAME}
            value={name}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <Failure error={error} />
        <footer>
          <button type="button" class="button quiet" onClick={onIn}>
            {t("join-other")}
          </button>
          <button type="submit" class="button primary" data-tool="join" disabled={busy}>
            {t("join")}
          </button>
        </footer>
      </form>
    </main>
  );
}

/** The way to a table: who am I, may I come in, which board does it need. */
export function Door(props: { id: string; invite: string; replay?: { event: number | null } }) {
  const { id, invite, replay } = props;
  const table = useSignal<Summary | null>(null);
  const session = useSignal<Session | null>(null);
  const inside = useSignal(false);
  const { error, attempt } = useAttempt();
  const enter = () =>
    attempt(async () => {
      // Only an invitation needs a guest first; everything else is asked for at once.
      const guests = ensureGuest();
      const asked = invite ? guests.then(() => api.watch(id, invite)) : api.table(id);
      const things = asked.then(({ game, options }) =>
        Promise.all([tableInfo(game, options), loadBoard(game)]),
      );
      const [found, [info, board]] = await Promise.all([asked, things, guests, loadGames()]);
      table.value = found;
      session.value = new Session(id, info, board);
    });
  useEffect(() => {
    table.value = null;
    session.value = null;
    inside.value = false;
    void enter();
  }, [id, replay?.event]);
  if (error) {
    return (
      <main class="door">
        <div class="panel sheet">
          <Failure error={error} again={() => void enter()} />
          <a class="button" href="/" onClick={follow}>
            <Icon name="home" /> {t("back-home")}
          </a>
        </div>
      </main>
    );
  }
  if (!table.value || !session.value) return <p class="loading">{t("loading")}</p>;
  if (replay) return <ReplayTable key={id} session={session.value} event={replay.event} />;
  const seated = table.value.seats.some((s) => s.mine);
  const offered = (s: Summary["seats"][number]) => invite !== "" && s.offer === invite;
  const room = table.value.seats.some((s) => s.kind === "free" || offered(s));
  if (!seated && room && !inside.value) {
    return <Invitation table={table.value} invite={invite} onIn={() => (inside.value = true)} />;
  }
  return <LiveTable key={id} session={session.value} />;
}
