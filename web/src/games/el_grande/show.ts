import { signal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Session } from "../../table/session";
import type { Scored } from "./generated";
import { scoringsOf, type Scoring } from "./history";

const PLACE_MS = 1800;
const SUM_MS = 4000;

/** A scoring that is shown place by place; the step after the last place is the sum. */
export class Show {
  readonly scorings: Signal<Scoring[]> = signal([]);
  /** which of them, counted from the first; -1 for the latest */
  readonly which = signal(-1);
  /** the step, or -1 while nothing is shown */
  readonly at = signal(-1);
  readonly runs = signal(false);

  get scoring(): Scoring | undefined {
    return this.scorings.value.at(this.which.value);
  }

  get scored(): Scored | undefined {
    return this.at.value < 0 ? undefined : this.scoring?.places[this.at.value];
  }

  get last(): number {
    return this.scoring?.places.length ?? 0;
  }

  /** Look at a step; whoever does so wants time. */
  look(step: number): void {
    this.at.value = Math.max(0, Math.min(this.last, step));
    this.runs.value = false;
  }

  close(): void {
    this.at.value = -1;
    this.runs.value = false;
  }

  advance(): void {
    if (this.at.value < this.last) this.at.value += 1;
    else this.close();
  }
}

const motion = () => !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
const placesIn = (scorings: Scoring[]) => scorings.reduce((all, s) => all + s.places.length, 0);

/** Shows every scoring as soon as it happens; it runs by itself where motion is welcome. */
export function useShow(session: Session): Show {
  const show = useMemo(() => new Show(), [session]);
  const known = useRef(-1);
  const begun = useRef(0);
  const events = session.events.value;
  show.scorings.value = useMemo(() => scoringsOf(events), [events]);
  const count = placesIn(show.scorings.value);
  const answered = session.news.value;
  const answers = useRef(answered);
  useEffect(() => {
    const news = known.current < 0 ? 0 : count - known.current;
    const jumped = !session.live && show.scorings.value.length - begun.current > 1;
    known.current = count;
    begun.current = show.scorings.value.length;
    // whoever answers goes on with the game
    if (news < 0 || answers.current !== answered) show.close();
    answers.current = answered;
    if (news <= 0 || jumped) return;
    show.which.value = -1;
    show.look(show.last - news);
    show.runs.value = motion();
  }, [show, count, answered]);
  const [at, runs] = [show.at.value, show.runs.value];
  useEffect(() => {
    if (!runs || at < 0) return;
    const timer = setTimeout(() => show.advance(), at < show.last ? PLACE_MS : SUM_MS);
    return () => clearTimeout(timer);
  }, [show, at, runs]);
  return show;
}
