import { signal } from "@preact/signals";
import { t } from "../texts";
import type { Action, Advice, Considered } from "../wire";
import type { CoachLevel } from "./coaching";
import type { Guard, Session } from "./session";
import "../learn/texts";
import "../styles/coach.css";

/** How much of a chance to win a move has to give away, by level. */
const LEAST: Record<CoachLevel, number> = { off: 1, grave: 0.2, clear: 0.12, slight: 0.06 };

interface Held {
  decision: string;
  go: () => void;
}

interface Doubt {
  best: Action;
  told: Considered;
}

const isSame = ([verb, args]: Action, [other, others]: Action) =>
  verb === other && String(args) === String(others);

/**
 * A coach who looks at each answer before it is sent. The best answer is looked for while the
 * person still thinks, so most answers go at once; one that has to wait says so.
 */
export class Caution implements Guard {
  /** the answer that waits, if one does */
  readonly held = signal<Held | null>(null);
  /** what speaks against it, as soon as that is known */
  readonly doubt = signal<Doubt | null>(null);
  private known: { decision: string; best: Promise<Advice | null> } | null = null;

  constructor(
    private readonly session: Session,
    private readonly level: CoachLevel,
  ) {
    session.watch(() => {
      const decision = session.asked.value ? session.state.value!.decision : "";
      if (this.held.peek()?.decision !== decision) this.drop();
      if (decision && session.guard.value === this) void this.prepare(decision);
    });
  }

  /** Look for the best answer to a question, once. */
  private prepare(decision: string): Promise<Advice | null> {
    if (this.known?.decision !== decision) {
      const seat = this.session.me.peek();
      const asked = this.session.speak({ t: "hint", seat, actions: [] });
      const best = asked.then((found) => (found?.t === "hint" ? (found.advice[0] ?? null) : null));
      this.known = { decision, best };
    }
    return this.known.best;
  }

  look(actions: Action[], go: () => void): void {
    const { decision } = this.session.state.peek()!;
    if (this.session.options.peek().filter((o) => o.refusal === null).length < 2) return go();
    const held = { decision, go };
    this.doubt.value = null;
    this.held.value = held;
    void this.weigh(held, actions);
  }

  private async weigh(held: Held, actions: Action[]): Promise<void> {
    const found = await this.prepare(held.decision);
    if (this.held.peek() !== held) return;
    const best: Action | null = found && [found[0], found[1]];
    if (!best || isSame(best, actions[0]!)) return this.go(held);
    const seat = this.session.me.peek();
    const told = await this.session.speak({ t: "consider", seat, actions, best });
    if (this.held.peek() !== held) return;
    if (told?.t !== "considered" || told.loss < LEAST[this.level]) this.go(held);
    else this.doubt.value = { best, told };
  }

  /** Send what waits: it is sent once, since nothing waits any more. */
  go(held: Held): void {
    if (this.held.peek() !== held) return;
    this.drop();
    held.go();
  }

  /** Forget what waits: the person chooses again. */
  drop(): void {
    this.held.value = null;
    this.doubt.value = null;
  }
}

/** What the coach says while an answer waits: that he looks, or what it would give away. */
export function CautionNote({ session }: { session: Session }) {
  const guard = session.guard.value;
  const held = guard instanceof Caution ? guard.held.value : null;
  if (!(guard instanceof Caution) || !held) return null;
  const doubt = guard.doubt.value;
  if (!doubt) {
    return (
      <div class="note coach-looks" data-note="coach-looks">
        <p>{t("coach-looks")}</p>
        <p class="note-buttons">
          <button
            type="button"
            class="button quiet"
            data-tool="at-once"
            onClick={() => guard.go(held)}
          >
            {t("coach-at-once")}
          </button>
        </p>
      </div>
    );
  }
  const { best, told } = doubt;
  const better = { action: best, chance: told.best, share: 0, equal: false, terms: told.terms };
  return (
    <div class="note" data-note="coach-doubts">
      <p>
        <b>{t("coach-sure")}</b> {t("coach-own", { percent: Math.round(100 * told.chance) })}
      </p>
      <p>{t("coach-better", { line: session.speaker.value.advised(better, true) })}</p>
      <p class="note-buttons">
        <button
          type="button"
          class="button primary"
          data-tool="think-again"
          onClick={() => guard.drop()}
        >
          {t("coach-again")}
        </button>
        <button
          type="button"
          class="button"
          data-tool="all-the-same"
          onClick={() => guard.go(held)}
        >
          {t("coach-go")}
        </button>
      </p>
    </div>
  );
}
