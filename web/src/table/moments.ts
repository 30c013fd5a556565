import type { LoggedEvent } from "../wire";
import type { Session } from "./session";

/** One of the moments that decided a game: an event, and the part of the game it belongs to. */
export interface Decisive {
  number: number;
  title: string;
  sentence: string;
}

const MOST = 3;

interface Weighed {
  number: number;
  chapter: string;
  weight: number;
}

/** The weightiest, from as many chapters as possible, in the order in which they happened. */
export function weightiest(weighed: readonly Weighed[]): Weighed[] {
  const order = weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.number - a.number);
  const chapters = new Set<string>();
  const [first, rest]: [Weighed[], Weighed[]] = [[], []];
  for (const one of order) {
    (chapters.has(one.chapter) ? rest : first).push(one);
    chapters.add(one.chapter);
  }
  return [...first, ...rest].slice(0, MOST).sort((a, b) => a.number - b.number);
}

/** Three moments that decided the game, by the weight that its board gives to events. */
export function momentsOf(session: Session): Decisive[] {
  const { weight, chapter } = session.board;
  if (!weight) return [];
  const speaker = session.speaker.value;
  const undone = session.undone.value;
  const told = session.told.value;
  let title = "";
  const weighed = told.map((event: LoggedEvent, number) => {
    title = chapter?.(event, speaker) ?? title;
    const untold = undone.has(number) || session.view.value?.untold?.includes(number);
    return { number, chapter: title, weight: untold ? 0 : weight(event, session) };
  });
  return weightiest(weighed).map(({ number, chapter: part }) => ({
    number,
    title: part,
    sentence: speaker.event(told[number]!),
  }));
}
