import { lang } from "../../settings";
import type { Session } from "../../table/session";
import { orderWords } from "./panels";
import { LEFT, SLAIN, standing, viewOf, type Goal } from "./view";

/** The key of each kind of goal in the game's catalogue. */
const KEYS: Record<string, string> = {
  dead_at_least: "goal-dead",
  dead_or_captured_at_least: "goal-dead",
  alive_or_exited_at_least: "goal-alive",
  exited_mounted_or_foot_at_least: "goal-leave",
  units_in_region_at_least: "goal-stand",
  region_controlled: "goal-hold",
  otherwise: "goal-else",
};

/** The side that a seat plays. */
export function sideName(session: Session, seat: number): string {
  const [de, en] = viewOf(session).names[seat] ?? ["", ""];
  return lang.value === "de" ? de : en;
}

/** How much of a goal is reached, where counting tells. */
export function progress(session: Session, { kind, units, edge, n }: Goal): string {
  const own = viewOf(session).units.filter((unit) => units.includes(unit.n));
  const dead = own.filter((unit) => unit.where === SLAIN).length;
  const gone = own.filter((unit) => unit.where === LEFT && unit.exit === edge).length;
  const reached = kind.startsWith("dead")
    ? dead
    : kind.startsWith("alive")
      ? units.length - dead
      : kind.startsWith("exited")
        ? gone
        : null;
  return reached === null ? "" : session.speaker.value.text("gu-progress", { reached, needed: n });
}

/** When a seat has won. */
function Goals({ session, seat }: { session: Session; seat: number }) {
  const speaker = session.speaker.value;
  const own = viewOf(session).goals.filter(({ winner, kind }) => winner === seat && KEYS[kind]);
  if (own.length === 0) return null;
  return (
    <details class="gu-goals" open={seat === session.me.value}>
      <summary>{speaker.text("gu-wins")}</summary>
      <ul>
        {own.map(({ winner: _, kind, ...params }) => (
          <li>
            {speaker.scene(KEYS[kind]!, params)}{" "}
            <b>{progress(session, { winner: seat, kind, ...params })}</b>
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
    </>
  );
}
