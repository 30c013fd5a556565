import { lang } from "../../settings";
import type { Session } from "../../table/session";
import { Legend } from "./legend";
import { orderWords, Roll } from "./panels";
import { standing } from "./facts";
import { viewOf } from "./generated";

/** The side that a seat plays. */
export function sideName(session: Session, seat: number): string {
  const [de, en] = viewOf(session).names[seat] ?? ["", ""];
  return lang.value === "de" ? de : en;
}

/** When a seat has won, and when nobody has. */
function Goals({ session, seat }: { session: Session; seat: number }) {
  const speaker = session.speaker.value;
  const own = viewOf(session).goals.filter(({ winner }) => winner === seat || winner > 1);
  if (own.length === 0) return null;
  return (
    <details class="gu-goals" open={seat === session.me.value}>
      <summary>{speaker.text("gu-wins")}</summary>
      <ul>
        {own.map(({ winner, sort, reached, ...params }) => (
          <li>
            {winner > 1 && `${speaker.text("gu-draw")}: `}
            {speaker.scene(`goal-${sort}`, params)}{" "}
            {reached !== undefined && (
              <b>{speaker.text("gu-progress", { reached, needed: params.n })}</b>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Under a player's name: the side, how many are left, the orders, and the goal. */
export function SeatLines({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const own = view.units.filter((u) => u.seat === seat);
  const alive = standing(view).filter((u) => u.seat === seat);
  const hurt = alive.filter((u) => u.health > 0).length;
  const speaker = session.speaker.value;
  return (
    <>
      <p class="gu-seat quiet-words">
        <b>{sideName(session, seat)}</b>
        <span>{speaker.text("gu-alive", { alive: alive.length, all: own.length })}</span>
        {hurt > 0 && <span>{speaker.text("gu-hurt", { count: hurt })}</span>}
        {orderWords(session, seat) && <span class="gu-order">{orderWords(session, seat)}</span>}
      </p>
      <Goals session={session} seat={seat} />
      <Roll session={session} seat={seat} />
      {seat === session.table.value!.seats.length - 1 && <Legend session={session} />}
    </>
  );
}
