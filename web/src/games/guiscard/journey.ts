import { signal } from "@preact/signals";
import type { Session } from "../../table/session";
import type { LoggedEvent } from "../../wire";
import { asks, previewOf, viewOf, type Events } from "./generated";

type Key = keyof Events;

/** What may happen between two steps of a way without ending it. */
const QUIET = new Set<string>(["takes-up", "steps"] satisfies Key[]);

/**
 * A way of several hexes: the board answers one step after the other, as long as the same unit is
 * asked for its next step and nothing else has happened.
 */
export class Journey {
  readonly way = signal<number[]>([]);
  private unit = -1;
  private told = 0;
  /** the question that was answered last; the answer's echo may come before the next one */
  private answered = "";

  constructor(private readonly session: Session) {
    session.watch(() => this.follow());
  }

  /** Set out for a far hex. */
  start(hex: number): void {
    const way = previewOf(this.session).ways?.[hex];
    if (!way) return;
    this.unit = viewOf(this.session).mover;
    this.told = this.session.events.peek().length;
    this.answered = "";
    this.way.value = [...way];
  }

  private follow(): void {
    const { session } = this;
    const [next, ...rest] = this.way.value;
    const state = session.state.value;
    if (next === undefined || session.sending.value > 0 || !state) return;
    if (state.decision === this.answered) return;
    const events = session.events.value;
    const quiet = events.slice(this.told).every(([, key]) => QUIET.has(key));
    const asked = asks(session, "move-step") && session.asked.value;
    const open = session.options.value.some(
      ({ action: [verb, args], refusal }) => verb === "step" && args[0] === next && !refusal,
    );
    if (!quiet || !asked || !open || viewOf(session).mover !== this.unit) {
      this.way.value = [];
      return;
    }
    this.told = events.length;
    this.answered = state.decision;
    this.way.value = rest;
    session.do([["step", [next]]]);
  }
}

const journeys = new WeakMap<Session, Journey>();

/** The journey of a table; there is one at a time. */
export function journeyOf(session: Session): Journey {
  const found = journeys.get(session) ?? new Journey(session);
  journeys.set(session, found);
  return found;
}

/** What the chronicle leaves out because the same unit goes on: by what follows at once. */
const FOLLOWED: Partial<Record<Key, Key[]>> = {
  "sets-up": ["set-up", "head-placed"],
  "head-placed": ["set-up"],
  "makes-ready": ["shoots"],
  "takes-up": ["steps"],
  steps: ["steps"],
  "charge-path": ["charge-path", "charges"],
  "counter-path": ["counter-path"],
};

/** Steps, hexes on the way of a charge, halves of a set-up or a shot: the chronicle tells how it ends. */
export function passedBy(events: readonly LoggedEvent[]): Set<number> {
  const left = new Set<number>();
  events.forEach(([, key, { unit }], number) => {
    const next = events[number + 1];
    if (next && FOLLOWED[key as Key]?.includes(next[1] as Key) && next[2]["unit"] === unit)
      left.add(number);
  });
  return left;
}
