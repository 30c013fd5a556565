import type { Speaker } from "../texts";
import type { GameInfo, LoggedEvent, Observed } from "../wire";
import type { Scenery } from "./scenery";
import type { Sound } from "./sounds";

/** One event, one movement. */
export interface Beat {
  /** what kind of thing happens; beats of one kind by one seat are merged */
  kind: string;
  /** who does it, or -1 */
  seat: number;
  /** five words at most, for the chip; the sentence of the event if left out */
  words: string;
  /** how long the movement lasts at normal speed */
  ms: number;
  /** how long its end is held before the next beat */
  hold: number;
  sound?: Sound | undefined;
  /** draws any moment from 0 to 1, in any order; everything is put back afterwards */
  run?: ((p: number, scenery: Scenery) => void) | undefined;
  /** which position is drawn while it runs: that before the event, or that at the event */
  draws: "before" | "after";
  /** the things it is about, as actions name them: they are ringed in gold */
  elements: string[];
  /** reveal, scoring, battle: it keeps its length, also after an own click */
  great: boolean;
  /** stays until somebody goes on (or a few seconds have passed) */
  waits: boolean;
  /** several seats do it at the same time: with `many`, one after the other becomes one beat */
  together?: boolean | undefined;
  /** many of this kind become one beat, which has these words */
  many?: ((count: number) => string) | undefined;
}

/** A moment of the film: the event, and the positions around it as the observer saw them. */
export interface Moment {
  event: LoggedEvent;
  before: Observed;
  after: Observed;
  info: GameInfo;
  speaker: Speaker;
}

/** What a game makes of an event; null leaves it out of the film. */
export type MakeBeat = (moment: Moment) => Partial<Beat> | null | undefined;

/** A beat in the queue, with the events that it shows. */
export interface Cue {
  id: number;
  first: number;
  last: number;
  beat: Beat;
  /** the whole sentences, for live regions and whoever cannot see the movement */
  sentences: string[];
  count: number;
}

const RING_MS = 700;
const HOLD_MS = 450;

/** The things that an event names, as far as the lexicon knows them. */
export function named([, , params]: LoggedEvent, info: GameInfo): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    const kind = info.params[name];
    if (!kind || kind === "seat") continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (info.lexicon[`${kind}:${one}`]) found.push(`${kind}:${one}`);
    }
  }
  return found;
}

/** Who does what an event tells, or -1. */
export const doer = ([, , params]: LoggedEvent): number =>
  typeof params["seat"] === "number" ? params["seat"] : -1;

/** A beat for any event of any game: its words, and a ring around what it names. */
export function plainBeat(moment: Moment): Beat {
  const { event, info, speaker } = moment;
  return {
    kind: event[1],
    seat: doer(event),
    words: speaker.chip(event),
    ms: RING_MS,
    hold: HOLD_MS,
    draws: "after",
    elements: named(event, info),
    great: false,
    waits: false,
  };
}

/** The cue of one event, or nothing if the game leaves it out. */
export function cueOf(number: number, moment: Moment, make?: MakeBeat): Cue | null {
  const own = make?.(moment);
  if (own === null) return null;
  const beat = { ...plainBeat(moment), ...own };
  const sentences = [moment.speaker.event(moment.event)];
  return { id: number, first: number, last: number, beat, sentences, count: 1 };
}

/** Whether two beats may become one: of one kind by one seat, or of several at the same time. */
function alike({ beat: a }: Cue, { beat: b }: Cue): boolean {
  if (a.kind !== b.kind || !a.many || !b.many) return false;
  return (a.together && b.together) || (a.seat === b.seat && !a.great && !b.great);
}

/** Two beats as one: both run, the second a little later. */
function together(a: Cue, b: Cue): Cue {
  const count = a.count + b.count;
  const late = 1 / (count + 2);
  const beat: Beat = {
    ...b.beat,
    seat: a.beat.seat === b.beat.seat ? a.beat.seat : -1,
    words: b.beat.many!(count),
    ms: Math.min(1300, a.beat.ms + b.beat.ms / 4),
    elements: [...new Set([...a.beat.elements, ...b.beat.elements])],
    run(p, scenery) {
      a.beat.run?.(Math.min(1, p / (1 - late)), scenery);
      b.beat.run?.(Math.max(0, (p - late) / (1 - late)), scenery);
    },
  };
  const sentences = [...a.sentences, ...b.sentences];
  return { id: a.id, first: a.first, last: b.last, beat, sentences, count };
}

/** Beats of one kind by one seat that follow each other become one. */
export function merged(cues: readonly Cue[]): Cue[] {
  const found: Cue[] = [];
  for (const cue of cues) {
    const before = found.at(-1);
    if (before && before.last + 1 === cue.first && alike(before, cue)) {
      found[found.length - 1] = together(before, cue);
    } else found.push(cue);
  }
  return found;
}

/** What others did plays in at most so long at normal speed. */
export const LONGEST = 8000;
const FASTEST = 4;
const LEAST_HOLD = 0.2;
const OWN_MS = 200;

/** How much holds are shortened and the rest is sped up so that a film is not too long. */
export function pace(cues: readonly Cue[], budget = LONGEST): { holds: number; speed: number } {
  const plain = cues.filter(({ beat }) => !beat.great);
  const sum = (of: (beat: Beat) => number) => plain.reduce((all, { beat }) => all + of(beat), 0);
  const [moving, holding] = [sum((beat) => beat.ms), sum((beat) => beat.hold)];
  if (moving + holding <= budget) return { holds: 1, speed: 1 };
  const holds = Math.max(LEAST_HOLD, holding > 0 ? (budget - moving) / holding : 1);
  const rest = moving + holding * holds;
  return { holds, speed: Math.min(FASTEST, Math.max(1, rest / Math.max(1, budget))) };
}

/** What comes of an own click is not waited for, unless it is a great moment or dice decide it. */
export const hurried = (cue: Cue): Cue =>
  cue.beat.great || cue.beat.sound === "die"
    ? cue
    : { ...cue, beat: { ...cue.beat, ms: Math.min(OWN_MS, cue.beat.ms), hold: 0 } };
