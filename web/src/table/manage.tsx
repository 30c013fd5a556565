import { useState } from "preact/hooks";
import { api } from "../api";
import { Failure, useAttempt } from "../home/attempt";
import { Dialog } from "../parts/dialog";
import { Pick } from "../parts/pick";
import { go } from "../router";
import { t } from "../texts";
import type { Chat, SeatSummary, Summary } from "../wire";
import { coachAt, COACHES, mayHaveCoach, setCoach } from "./coaching";
import type { Session } from "./session";
import "../learn/texts";

const CHATS: Chat[] = ["all", "players", "off"];

type Doing = (what: string, body?: object) => void;

/** A button that asks once more before it does something that cannot be undone. */
function Firm(props: { label: string; sure: string; tool: string; onSure: () => void }) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <span class="firm">
      <span>{props.sure}</span>
      <button type="button" class="button primary" data-tool={props.tool} onClick={props.onSure}>
        {t("yes-do")}
      </button>
      <button type="button" class="button quiet" onClick={() => setAsked(false)}>
        {t("cancel")}
      </button>
    </span>
  ) : (
    <button type="button" class="button" data-ask={props.tool} onClick={() => setAsked(true)}>
      {props.label}
    </button>
  );
}

function Link({ table, secret, label }: { table: Summary; secret: string; label: string }) {
  const link = `${location.origin}/table/${table.id}#${secret}`;
  const [copied, setCopied] = useState(false);
  return (
    <div class="invite">
      <label class="field">
        <span>{label}</span>
        <input type="text" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {copied ? t("copied") : t("copy")}
      </button>
    </div>
  );
}

/** Hand a seat to somebody else by a link. */
function Offer({ table, seat, onDo }: { table: Summary; seat: SeatSummary; onDo: Doing }) {
  if (!seat.offer) {
    return (
      <button
        type="button"
        class="button"
        data-tool="offer"
        onClick={() => onDo("offer", { seat: seat.seat, yes: true })}
      >
        {t("offer-seat")}
      </button>
    );
  }
  return (
    <>
      <Link table={table} secret={seat.offer} label={t("offer-link")} />
      <button
        type="button"
        class="button quiet"
        onClick={() => onDo("offer", { seat: seat.seat, yes: false })}
      >
        {t("offer-back")}
      </button>
    </>
  );
}

/** A link for onlookers; a new one invalidates the old one. */
function Peek({ table, onDo }: { table: Summary; onDo: Doing }) {
  return (
    <>
      {table.peek && <Link table={table} secret={table.peek} label={t("peek-link")} />}
      <button
        type="button"
        class="button"
        data-tool="peek"
        onClick={() => onDo("peek", { yes: true })}
      >
        {table.peek ? t("peek-renew") : t("peek-make")}
      </button>
      {table.peek && (
        <button type="button" class="button quiet" onClick={() => onDo("peek", { yes: false })}>
          {t("peek-back")}
        </button>
      )}
    </>
  );
}

/** Calling the game off, which all people have to want. */
function CallOff({ table, onDo }: { table: Summary; onDo: Doing }) {
  const mine = table.seats.filter((s) => s.mine);
  const asked = table.parting.length > 0;
  const own = mine.every((s) => table.parting.includes(s.seat));
  return (
    <p class="note-buttons">
      {asked && <span>{own ? t("abort-asked") : t("abort-question")}</span>}
      {!own && (
        <button
          type="button"
          class="button"
          data-tool="abort"
          onClick={() => onDo("abort", { yes: true })}
        >
          {asked ? t("abort-yes") : t("abort")}
        </button>
      )}
      {asked && (
        <button type="button" class="button quiet" onClick={() => onDo("abort", { yes: false })}>
          {own ? t("withdraw") : t("abort-no")}
        </button>
      )}
    </p>
  );
}

function Vacation({ table, onDo }: { table: Summary; onDo: Doing }) {
  const seat = table.seats.find((s) => s.mine)?.seat;
  const clocks = table.clocks;
  const [days, setDays] = useState(7);
  if (!clocks || seat === undefined || table.manners.clock !== "days") return null;
  const left = Math.floor(clocks.vacation[seat]! / 86_400_000);
  const away = clocks.away[seat]! > clocks.now;
  return (
    <p class="note-buttons">
      <input
        type="number"
        min={1}
        max={left}
        value={Math.min(days, left)}
        aria-label={t("vacation-days")}
        disabled={left === 0}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="button"
        disabled={left === 0}
        onClick={() => onDo("vacation", { days: Math.min(days, left) })}
      >
        {t("vacation-take")}
      </button>
      <span class="quiet-words">{t("vacation-left", { days: left })}</span>
      {away && (
        <button type="button" class="button quiet" onClick={() => onDo("vacation", { days: 0 })}>
          {t("vacation-end")}
        </button>
      )}
    </p>
  );
}

/** A coach for whoever plays alone against bots. */
function CoachPick({ session }: { session: Session }) {
  const [level, setLevel] = useState(coachAt(session.id));
  return (
    <section>
      <h3>{t("coach")}</h3>
      <p class="quiet-words">{t("coach-about")}</p>
      <Pick
        legend={t("coach-level")}
        value={level}
        values={COACHES.map((value) => ({ value, label: t(`coach-${value}`) }))}
        onChange={(value) => {
          setLevel(value);
          setCoach(session, value);
        }}
      />
    </section>
  );
}

/** Who may talk here, which the host says. */
function WhoTalks({ session }: { session: Session }) {
  const about = session.talk.about.value;
  if (!about?.host) return null;
  return (
    <label class="field">
      <span>{t("talk-who-may")}</span>
      <select
        value={about.chat}
        data-tool="who-talks"
        onChange={(event) =>
          void session.speak({ t: "chat", chat: event.currentTarget.value as Chat })
        }
      >
        {CHATS.map((value) => (
          <option value={value}>{t(`talk-chat-${value}`)}</option>
        ))}
      </select>
    </label>
  );
}

/** What one can do with the table itself: leave, come back, hand over, end, put away. */
export function ManageTable({ session, onClose }: { session: Session; onClose: () => void }) {
  const { error, attempt } = useAttempt();
  const table = session.table.value!;
  const mine = table.seats.filter((s) => s.mine);
  const left = table.seats.filter((s) => s.left === "me");
  const playing = table.status === "playing";
  const seated = mine.length > 0;
  const begun = session.view.value !== null;
  const open = playing || table.status === "waiting";
  const others = open && table.seats.some((s) => s.kind === "person" && !s.mine);
  const onDo: Doing = (what, body = {}) =>
    void attempt(async () => {
      const changed = await api.manage(table.id, what, body);
      if (what === "delete") go("/");
      else session.table.value = changed;
    });
  return (
    <Dialog title={t("manage")} onClose={onClose} class="manage">
      <div class="manage-parts">
        <Failure error={error} />
        {playing && left.length > 0 && (
          <section>
            <p>{t("left-seat")}</p>
            <button
              type="button"
              class="button primary"
              data-tool="return"
              onClick={() => onDo("return")}
            >
              {t("return")}
            </button>
            {left.map((seat) => (
              <Offer table={table} seat={seat} onDo={onDo} />
            ))}
          </section>
        )}
        {playing && session.latest.value && mayHaveCoach(session.latest.value) && (
          <CoachPick session={session} />
        )}
        {playing && seated && (
          <section>
            <h3>{t("leave-title")}</h3>
            <p class="quiet-words">{t("leave-about")}</p>
            {table.rated && <p>{t("leave-rated")}</p>}
            <Firm
              label={t("leave")}
              sure={t("leave-sure")}
              tool="leave"
              onSure={() => onDo("leave")}
            />
            {mine.map((seat) => (
              <Offer table={table} seat={seat} onDo={onDo} />
            ))}
            <Vacation table={table} onDo={onDo} />
          </section>
        )}
        {playing && seated && (
          <section>
            <h3>{t("end-title")}</h3>
            <CallOff table={table} onDo={onDo} />
            <Firm
              label={t("resign")}
              sure={t(table.seats.length > 2 ? "resign-sure-many" : "resign-sure")}
              tool="resign"
              onSure={() => onDo("resign")}
            />
          </section>
        )}
        {!begun && seated && (
          <button type="button" class="button" onClick={() => onDo("leave")}>
            {t("stand-up")}
          </button>
        )}
        {table.host && (
          <section>
            <h3>{t("host-title")}</h3>
            <button
              type="button"
              class="button"
              data-tool="onlookers"
              onClick={() => onDo("onlookers", { yes: table.manners.onlookers === false })}
            >
              {table.manners.onlookers === false ? t("onlookers-open") : t("onlookers-close")}
            </button>
            {table.manners.onlookers !== false && <Peek table={table} onDo={onDo} />}
            <WhoTalks session={session} />
            {!others && (
              <button
                type="button"
                class="button"
                data-tool="archive"
                onClick={() => onDo("archive", { yes: !table.archived })}
              >
                {table.archived ? t("unarchive") : t("archive")}
              </button>
            )}
            {(!begun || !others) && table.status !== "over" && (
              <Firm
                label={t("delete")}
                sure={t("delete-sure")}
                tool="delete"
                onSure={() => onDo("delete")}
              />
            )}
          </section>
        )}
        {!seated && left.length === 0 && !table.host && <p>{t("manage-nothing")}</p>}
      </div>
    </Dialog>
  );
}
