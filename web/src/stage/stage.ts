import { batch, computed, signal } from "@preact/signals";
import { sound, speed, type Speed } from "../settings";
import { hurried, LONGEST, merged, pace, type Beat, type Cue } from "./beats";
import { ring } from "./drawings";
import type { Scenery } from "./scenery";
import { orchestra } from "./sounds";

/** A beat since the last own turn: what it was, and whether it has been seen. */
export interface Chip {
  cue: Cue;
  seen: boolean;
}

/** What a stage needs from its surroundings, so that tests can bring their own time. */
export interface Around {
  frame(run: (now: number) => void): () => void;
  hidden(): boolean;
  calm(): boolean;
}

export const theatre: Around = {
  frame(run) {
    const number = requestAnimationFrame(run);
    return () => cancelAnimationFrame(number);
  },
  hidden: () => document.hidden,
  calm: () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false,
};

const RATES: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2.5, off: 1 };
/** When this many beats were missed, the person is asked before they play. */
export const MANY = 12;
const MOST_CHIPS = 40;
const GO_ON_MS = 6000;
const LONGEST_FRAME = 250;

export interface Coming {
  /** the seat whose own click caused this, or -1 */
  own: number;
  /** nobody was looking when it happened */
  absent: boolean;
}

/**
 * The queue of what happened: one beat at a time, in order. `drawn` is the number of the event
 * whose position is on the board, or null for the present one; while it is a number nobody is
 * asked anything.
 */
export class Stage {
  readonly cues = signal<Cue[]>([]);
  readonly chips = signal<Chip[]>([]);
  readonly drawn = signal<number | null>(null);
  readonly paused = signal(false);
  /** how many beats wait for the person to say whether to watch them; 0: none */
  readonly offered = signal(0);
  /** the sentences for the live region */
  readonly said = signal<string[]>([]);
  /** waits for a press, or a few seconds */
  readonly waiting = signal(false);
  /** the strip asks once whether there may be sound */
  readonly asksForSound = signal(false);

  readonly playing = computed<Cue | null>(() =>
    this.offered.value > 0 ? null : (this.cues.value[0] ?? null),
  );
  readonly busy = computed(() => this.cues.value.length > 0);

  scenery: Scenery | null = null;
  private elapsed = 0;
  private last = 0;
  private holding = false;
  private rate = { holds: 1, speed: 1 };
  private stop: (() => void) | null = null;
  /** how long films have run since the last own turn, at normal speed */
  private spent = 0;
  private begun: Cue | null = null;

  constructor(private readonly around: Around = theatre) {}

  // -- what comes

  /** Take beats in; they are collected, and played unless films are switched off. */
  add(given: readonly Cue[], { own, absent }: Coming): void {
    let mine = true;
    const cues = merged(given).map((cue) => {
      mine = mine && cue.beat.seat === own && own >= 0;
      return mine ? hurried(cue) : cue;
    });
    if (cues.length === 0) return;
    batch(() => {
      const off = speed.value === "off";
      const chips = cues.map((cue) => ({ cue, seen: off }));
      this.chips.value = [...this.chips.value, ...chips].slice(-MOST_CHIPS);
      if (off) {
        this.said.value = cues.flatMap((cue) => cue.sentences);
        return;
      }
      this.cues.value = [...this.cues.value, ...cues];
      this.rate = pace(this.cues.value, LONGEST - this.spent);
      if (this.offered.value > 0) this.offered.value = this.cues.value.length;
      else if ((absent || this.around.hidden()) && this.cues.value.length > MANY) {
        this.offered.value = this.cues.value.length;
        this.drawn.value = this.cues.value[0]!.first - 1;
      }
    });
    if (this.offered.value === 0 && this.stop === null) this.begin();
  }

  /** Whoever has acted begins a new list. */
  forget(): void {
    this.toEnd();
    this.chips.value = [];
    this.spent = 0;
  }

  /** Reword chips and coming beats after a change of language. */
  retell(make: (first: number, last: number) => Cue | null): void {
    const told = (cue: Cue): Cue => {
      const { beat, sentences } = make(cue.first, cue.last) ?? cue;
      return { ...cue, sentences, beat: { ...cue.beat, words: beat.words } };
    };
    batch(() => {
      const begun = this.begun !== null && this.begun === this.cues.value[0];
      this.chips.value = this.chips.value.map((chip) => ({ ...chip, cue: told(chip.cue) }));
      this.cues.value = this.cues.value.map(told);
      if (begun) this.begun = this.cues.value[0] ?? null;
    });
  }

  // -- controls

  toggle(): void {
    this.paused.value = !this.paused.value;
    if (this.paused.value) return;
    if (this.begun === this.playing.value) this.run();
    else this.begin();
  }

  /** Play what was offered after an absence. */
  watch(): void {
    this.offered.value = 0;
    this.begin();
  }

  /** To the end of this beat, and no further. */
  step(): void {
    if (this.offered.value > 0) this.watch();
    this.paused.value = true;
    if (this.playing.value) this.finish();
  }

  /** To now. Nothing is lost: every chip plays again. */
  toEnd(): void {
    this.halt();
    batch(() => {
      this.tell(this.cues.value);
      this.cues.value = [];
      this.offered.value = 0;
      this.waiting.value = false;
      this.paused.value = false;
      this.drawn.value = null;
    });
  }

  goOn(): void {
    if (this.waiting.value) this.finish();
  }

  /** See one beat again. */
  again(cue: Cue): void {
    this.toEnd();
    this.rate = { holds: 1, speed: 1 };
    this.cues.value = [cue];
    this.begin();
  }

  /** The tab is looked at again. */
  resume(): void {
    if (this.busy.value && this.offered.value === 0) this.run();
  }

  close(): void {
    this.halt();
  }

  // -- playing

  private begin(): void {
    const cue = this.playing.value;
    if (!cue) {
      batch(() => {
        this.drawn.value = null;
        this.paused.value = false;
      });
      return;
    }
    const { beat } = cue;
    this.begun = cue;
    const still = this.around.calm();
    batch(() => {
      this.elapsed = 0;
      this.holding = false;
      this.said.value = cue.sentences;
      this.drawn.value = still || beat.draws === "after" ? cue.last : cue.first - 1;
    });
    this.sound(beat);
    // the board is drawn anew before the next frame; the beat begins on what it finds then
    queueMicrotask(() => this.playing.value === cue && this.draw(beat, 0));
    this.run();
  }

  private sound({ sound: kind }: Beat): void {
    if (!kind) return;
    if (sound.value === "unasked" && (kind === "die" || kind === "horn")) {
      this.asksForSound.value = true;
    }
    orchestra.play(kind);
  }

  private run(): void {
    if (this.stop !== null || this.paused.value || this.around.hidden()) return;
    this.last = 0;
    const tick = (now: number) => {
      this.stop = null;
      if (this.around.hidden()) return;
      const passed = this.last === 0 ? 0 : Math.min(LONGEST_FRAME, now - this.last);
      this.last = now;
      this.advance(passed * RATES[speed.value] * this.rate.speed);
      if (this.playing.value && !this.paused.value) this.stop ??= this.around.frame(tick);
    };
    this.stop = this.around.frame(tick);
  }

  private halt(): void {
    this.stop?.();
    this.stop = null;
    this.scenery?.clear();
  }

  private advance(passed: number): void {
    const beat = this.playing.value?.beat;
    if (!beat) return;
    this.elapsed += passed;
    if (!beat.great) this.spent += passed / this.rate.speed;
    if (!this.holding) {
      if (this.elapsed < beat.ms) return this.draw(beat, this.elapsed / beat.ms);
      this.rest();
    }
    const hold = beat.waits ? GO_ON_MS : beat.hold * this.rate.holds;
    if (this.elapsed >= beat.ms + hold) this.finish();
  }

  /** The movement is over: the position at the event, for as long as it is held. */
  private rest(): void {
    const cue = this.playing.value!;
    this.holding = true;
    this.scenery?.clear();
    batch(() => {
      this.drawn.value = cue.last;
      this.waiting.value = cue.beat.waits;
    });
  }

  private finish(): void {
    const cue = this.playing.value;
    if (!cue) return;
    this.scenery?.clear();
    batch(() => {
      this.waiting.value = false;
      this.see([cue]);
      this.drawn.value = cue.last;
      this.cues.value = this.cues.value.slice(1);
      if (this.paused.value && this.playing.value) {
        this.elapsed = 0;
        this.holding = false;
      } else this.begin();
    });
  }

  private see(cues: readonly Cue[]): void {
    const ids = new Set(cues.map(({ id }) => id));
    this.chips.value = this.chips.value.map((chip) =>
      ids.has(chip.cue.id) ? { ...chip, seen: true } : chip,
    );
  }

  /** Whoever skips hears it all the same. */
  private tell(cues: readonly Cue[]): void {
    if (cues.length === 0) return;
    this.see(cues);
    this.said.value = cues.flatMap((cue) => cue.sentences);
  }

  private draw(beat: Beat, p: number): void {
    const { scenery } = this;
    if (!scenery) return;
    const still = this.around.calm();
    if (beat.run && !still) beat.run(p, scenery);
    else ring(scenery, beat.elements, still ? 0 : p);
  }
}
