import { Icon } from "../parts/icons";
import { SeatShield } from "../parts/shield";
import { t } from "../texts";
import { SeatClock } from "./clock";
import type { Session } from "./session";

function status(session: Session, seat: number): string {
  const view = session.view.value;
  const info = session.table.value?.seats[seat];
  if (!view || !info || view.over) return "";
  if (view.pending.includes(seat)) return info.bot ? t("thinking") : t("must-answer");
  return view.asked.includes(seat) ? t("has-answered") : "";
}

/** The mark of a seat: the crest of its house, or a plain shield. */
export function SeatMark({ session, seat }: { session: Session; seat: number }) {
  const Crest = session.view.value ? session.board.Crest : undefined;
  return Crest ? <Crest session={session} seat={seat} /> : <SeatShield seat={seat} />;
}

/** Who sits where, who has to act, and what the game says about each. */
export function Seats({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const Lines = session.board.SeatLines;
  const view = session.view.value;
  // with days for every move people are seldom here, and nobody expects it
  const days = session.table.value?.manners.clock === "days" && view !== null;
  return (
    <ul class="seats">
      {(session.table.value?.seats ?? []).map((info) => {
        const says = status(session, info.seat);
        const points = view ? session.board.points?.(session, info.seat) : undefined;
        const pending = view?.pending.includes(info.seat) ?? false;
        return (
          <li
            class={`seat ${pending ? "pending" : ""} ${points === undefined ? "" : "counted"}`}
            data-seat={info.seat}
          >
            <SeatMark session={session} seat={info.seat} />
            <div class="seat-words">
              <p class={`seat-name ink-${info.seat % 5}`}>
                {info.kind === "free" ? t("free-seat") : speaker.seat(info.seat)}
                {info.seat === session.me.value && <span class="seat-you">· {t("you")}</span>}
                {info.bot && <Icon name="bot" />}
              </p>
              <p class="seat-status quiet-words">
                {says && <span>{says}</span>}
                {info.left !== "" && <span>{t("bot-plays-for")}</span>}
                {info.kind === "person" && !info.mine && !info.connected && !days && (
                  <span>{t("away")}</span>
                )}
              </p>
            </div>
            {info.kind === "person" && view && (
              <SeatClock clocks={session.table.value!.clocks} seat={info.seat} days={days} />
            )}
            {points !== undefined && <p class="seat-points">{points}</p>}
            {view && Lines && <Lines session={session} seat={info.seat} />}
          </li>
        );
      })}
    </ul>
  );
}
