import { lang } from "../../settings";
import type { Session } from "../../table/session";
import { Crest } from "./emblem";
import { Legend } from "./legend";
import { orderWords, Roll } from "./panels";
import { standing } from "./facts";
import { NO_FIGHT, viewOf, WOUNDED, type View } from "./generated";

const inWords = ([de = "", en = ""]: string[] = []) => (lang.value === "de" ? de : en);

/** The side that a seat plays. */
export const sideName = (session: Session, seat: number): string =>
  inWords(viewOf(session).names[seat]);

/** Seats are called by their sides; two of the same name are told apart by who plays them. */
export function sideNames(view: View, given: string[]): string[] {
  const names = given.map((_, seat) => inWords(view.names[seat]));
  const same = new Set(names).size < names.length;
  return given.map((name, seat) => (same ? `${names[seat]} (${name})` : names[seat]!));
}

/** The number of a colour for each side; the second of two equal ones takes another. */
const COLORS: Record<string, number> = { normans: 0, papal: 1, arabs: 3, byzantines: 2 };

export function sideColors({ sides }: View): number[] {
  const [first = 0, second = 1] = sides.map((side) => COLORS[side]);
  return [first, second === first ? (first + 1) % 5 : second];
}

/** The shield of a seat's side. */
export function SideCrest({ session, seat }: { session: Session; seat: number }) {
  return (
    <svg class="seat-shield" viewBox="0 0 48 48" aria-hidden="true">
      <Crest side={viewOf(session).sides[seat] ?? ""} />
    </svg>
  );
}

/** Who plays a side. */
function playerOf(session: Session, seat: number): string {
  const { name, bot } = session.table.value!.seats[seat]!;
  return name || (bot ? session.speaker.value.bot(bot) : "");
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
            {reached !== undefined && (
              <b>{speaker.text("gu-progress", { reached, needed: params.n })}</b>
            )}{" "}
            {winner > 1 && `${speaker.text("gu-draw")}: `}
            {speaker.scene(`goal-${sort}`, params)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Between the fights of a siege: part, how many are left, how many are not well. */
function Besieging({ session, seat }: { session: Session; seat: number }) {
  const siege = viewOf(session).siege!;
  const speaker = session.speaker.value;
  const hurt = siege.men.filter((man) => man.seat === seat && man.state === WOUNDED).length;
  const part = seat === siege.besieger ? "gu-besieges" : "gu-is-besieged";
  return (
    <>
      <span>{speaker.text(part)}</span>
      <span>{speaker.text("gu-men", { count: siege.free[seat] ?? 0 })}</span>
      {hurt > 0 && <span>{speaker.text("gu-hurt", { count: hurt })}</span>}
      {siege.initiative === seat && <span>{speaker.text("gu-acts-today")}</span>}
    </>
  );
}

/** Under a player's name: the side, how many are left, the orders, and the goal. */
export function SeatLines({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const own = view.units.filter((u) => u.seat === seat);
  const alive = standing(view).filter((u) => u.seat === seat);
  const hurt = alive.filter((u) => u.health > 0).length;
  const days = view.siege?.action === NO_FIGHT;
  const speaker = session.speaker.value;
  return (
    <>
      <p class="gu-seat quiet-words">
        <b>{playerOf(session, seat)}</b>
        {days && <Besieging session={session} seat={seat} />}
        {!days && <span>{speaker.text("gu-alive", { alive: alive.length, all: own.length })}</span>}
        {hurt > 0 && <span>{speaker.text("gu-hurt", { count: hurt })}</span>}
        {orderWords(session, seat) && <span class="gu-order">{orderWords(session, seat)}</span>}
      </p>
      <Goals session={session} seat={seat} />
      <Roll session={session} seat={seat} />
      {seat === session.table.value!.seats.length - 1 && <Legend session={session} />}
    </>
  );
}
