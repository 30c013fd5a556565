import type { StateMessage } from "../wire";
import type { Session } from "./session";

/** How much a move must give away before the coach asks. */
export const COACHES = ["off", "grave", "clear", "slight"] as const;
export type CoachLevel = (typeof COACHES)[number];

const keyOf = (table: string) => `tafelrunde.coach.${table}`;

/** The coach that somebody wants at a table; nobody has one who did not ask. */
export function coachAt(table: string): CoachLevel {
  try {
    const found = localStorage.getItem(keyOf(table));
    return COACHES.find((level) => level === found) ?? "off";
  } catch {
    return "off"; // nothing is remembered where storage is switched off
  }
}

/** Whether there may be a coach: one person against bots, no rating, no lesson. */
export function mayHaveCoach({ table, lesson }: StateMessage): boolean {
  const people = table.seats.filter(({ bot }) => !bot);
  return !lesson && !table.rated && people.length === 1 && people[0]!.mine;
}

/** Let the wanted coach look at the answers of a table from now on. */
export async function callCoach(session: Session): Promise<void> {
  const state = session.latest.value;
  const level = state && mayHaveCoach(state) ? coachAt(session.id) : "off";
  if (level === "off") {
    session.guard.value = null;
    return;
  }
  const { Caution } = await import("./caution");
  session.guard.value = new Caution(session, level);
}

/** Choose the coach of a table. */
export function setCoach(session: Session, level: CoachLevel): void {
  try {
    if (level === "off") localStorage.removeItem(keyOf(session.id));
    else localStorage.setItem(keyOf(session.id), level);
  } catch {
    // as above
  }
  void callCoach(session);
}
