import type { Session } from "../../table/session";
import { aidsOf, NAMES, type View } from "./generated";

export const SANCHOS = NAMES.map((_, sancho) => sancho);

/** The number of a Sancho, or -1. */
export const sanchoNamed = (name: string) => NAMES.findIndex((known) => known === name);

/** Everything that stands in a region: field armies, garrison, siege stack. */
export const standsIn = (session: Session, region: number) =>
  aidsOf(session).stands.filter((stand) => stand.region === region);

export const playersOf = (view: View) => view.seats.filter((seat) => seat >= 0).length;

/** The Sancho of a seat: with two players Nájera is run by the commander. */
export const sanchoOf = (view: View, seat: number) => view.seats.indexOf(seat);
