import { computed, signal } from "@preact/signals";
import type { Session } from "../../table/session";
import type { Action, LoggedEvent } from "../../wire";
import { asks, previewOf, viewOf, type Events } from "./generated";

type Key = keyof Events;

/** What may happen between two steps of a way without ending it. */
const QUIET = new Set<string>(["takes-up", "steps"] satisfies Key[]);

/** An answer that is sent when its question comes; one that is only perhaps asked for is left out. */
interface Part {
  action: Action;
  perhaps?: boolean;
}

const sure = (action: Action): Part => ({ action });
const perhaps = (action: Action): Part => ({ action, perhaps: true });
const stepsOf = (way: number[]) => way.map((hex) => sure(["step", [hex]]));

const isOffered = (session: Session, [wanted, [first]]: Action) =>
  session.options.value.some(
    ({ action: [verb, args], refusal }) => verb === wanted && args[0] === first && !refusal,
  );

/**
 * Several answers that a person gave with one click: a way of many hexes, the path of a charge,
 * the end of a move and the next unit. The board gives them one after the other, as long as it is
 * asked for them; on a way nothing else may happen.
 */
export class Journey {
  readonly left = signal<Part[]>([]);
  private readonly touched = signal({ hex: -1, decision: "" });
  private wary = false;
  private unit = -1;
  private told = 0;
  /** the question that was answered last; the answer's echo may come before the next one */
  private answered = "";

  constructor(private readonly session: Session) {
    session.watch(() => this.follow());
  }

  /** Set out for a far hex, a rider perhaps to face in a direction there. */
  start(hex: number, direction = ""): void {
    const { ways, turns } = previewOf(this.session);
    const way = direction ? turns?.[hex]?.[direction] : ways?.[hex];
    if (way) this.begin(stepsOf(way), true);
  }

  /** A finger on a far hex: where a rider may stop facing several ways, the first asks which. */
  press(hex: number, touched: boolean): void {
    const decision = this.session.state.peek()?.decision ?? "";
    const open = touched && previewOf(this.session).turns?.[hex] && this.aimed.value !== hex;
    this.touched.value = { hex: open ? hex : -1, decision };
    if (!open) this.start(hex);
  }

  /** The hex that a finger has chosen for a rider who still has to face somewhere, or -1. */
  readonly aimed = computed(() => {
    const { hex, decision } = this.touched.value;
    return this.session.state.value?.decision === decision ? hex : -1;
  });

  /** Charge somebody along the path that the rules have found. */
  charge(target: number): void {
    const run = previewOf(this.session).runs?.[target];
    if (!run) return;
    const aim = perhaps(["aim", [run.hex]]);
    this.begin([sure(["target", [target]]), aim, ...stepsOf(run.path), perhaps(["stop", []])]);
  }

  /** Set a unit up on a hex. */
  place(unit: number, hex: number): void {
    this.begin([perhaps(["place", [unit]]), sure(["at", [hex]])]);
  }

  /** End the move and take up the next unit; whoever was only taken up is put back. */
  next(unit: number): void {
    const [, last] = this.session.events.peek().at(-1) ?? [];
    const untouched = last === "takes-up" && this.session.state.peek()?.undo === "free";
    const take = sure(["move", [unit]]);
    if (untouched) {
      this.answered = this.session.state.peek()!.decision;
      this.left.value = [take];
      this.wary = false;
      this.session.undo();
    } else {
      this.begin([sure(["stop", []]), take]);
    }
  }

  private begin(parts: Part[], wary = false): void {
    this.told = this.session.events.peek().length;
    this.answered = "";
    this.wary = wary;
    this.unit = viewOf(this.session).mover;
    this.left.value = parts;
  }

  private follow(): void {
    const { session } = this;
    const [part, ...rest] = this.left.value;
    const state = session.state.value;
    if (!part || session.sending.value > 0 || !state || session.stage.busy.value) return;
    if (state.decision === this.answered) return;
    const events = session.events.value;
    const quiet = events.slice(this.told).every(([, key]) => QUIET.has(key));
    if (!session.asked.value && !this.wary && !state.view?.over) return; // somebody else is asked
    const { action, perhaps: leavable } = part;
    const goesOn = quiet && asks(session, "move-step") && viewOf(session).mover === this.unit;
    if (this.wary && !goesOn) this.left.value = [];
    else if (isOffered(session, action)) {
      this.told = events.length;
      this.answered = state.decision;
      this.left.value = rest;
      session.do([action]);
    } else this.left.value = leavable ? rest : [];
  }
}

const journeys = new WeakMap<Session, Journey>();

/** The journey of a table; there is one at a time. */
export function journeyOf(session: Session): Journey {
  const found = journeys.get(session) ?? new Journey(session);
  journeys.set(session, found);
  return found;
}

/** What pressing a unit means where it is no answer by itself: the next move, or a charge. */
export function shortcut(session: Session, unit: number): (() => void) | undefined {
  const journey = journeyOf(session);
  if (previewOf(session).runs?.[unit]) return () => journey.charge(unit);
  const { mover, units } = viewOf(session);
  const own = units.some(({ n, seat }) => n === unit && seat === session.me.value);
  const open = isOffered(session, ["stop", []]);
  const named = session.mark(`unit:${unit}`) !== "idle";
  if (!asks(session, "move-step") || !own || named || unit === mover || !open) return undefined;
  return () => journey.next(unit);
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
