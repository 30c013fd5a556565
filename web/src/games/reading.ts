import type { Session } from "../table/session";
import type { Observed, LoggedEvent } from "../wire";

/** What the rules of a game declare about what they tell; `generated.ts` has it for each game. */
interface Declared {
  view: unknown;
  aids: unknown;
  preview: unknown;
  recap: unknown;
  weighed: unknown;
  events: object;
  prompts: string;
  about: object;
}

/** What to do with an event, by its key. */
export type Ears<Events> = {
  [Key in keyof Events]?: (params: Events[Key]) => void;
};

/** Reads what a table of one game tells. Here alone the page takes the server's word for a type. */
export function reading<D extends Declared>(game: string) {
  const seen = (session: Session): Observed => {
    if (session.info.id !== game) throw new Error(`this is no table of ${game}`);
    return session.view.value!;
  };
  return {
    viewOf: (session: Session) => seen(session).game as D["view"],
    aidsOf: (session: Session) => seen(session).aids as D["aids"],
    /** nothing for whoever is not asked */
    previewOf: (session: Session) => (seen(session).preview ?? {}) as D["preview"],
    recapOf: (session: Session) => (seen(session).recap ?? {}) as D["recap"],
    /** nothing until the rules have answered */
    weighedOf: (session: Session) => session.weighed.value as D["weighed"] | null,
    aboutOf: (session: Session) => seen(session).about as D["about"],
    /** whether one of these questions is asked now, whomever */
    asks: (session: Session, ...prompts: D["prompts"][]) => prompts.includes(seen(session).prompt),
    hear([, key, params]: LoggedEvent, ears: Ears<D["events"]>): void {
      ears[key as keyof D["events"]]?.(params as D["events"][keyof D["events"]]);
    },
  };
}
