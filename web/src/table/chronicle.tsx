import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { RuleRef } from "../parts/rules";
import { Spoken } from "../parts/spoken";
import { t, type Speaker } from "../texts";
import type { LoggedEvent } from "../wire";
import type { Session } from "./session";

export interface Part {
  title: string;
  events: { number: number; told: LoggedEvent }[];
}

/** Events in parts: the game names the headings, otherwise a new round opens one. */
export function partsOf(
  events: LoggedEvent[],
  start: string,
  heading: (event: LoggedEvent) => string | null,
): Part[] {
  const parts: Part[] = [{ title: start, events: [] }];
  events.forEach((told, number) => {
    const title = heading(told);
    if (title !== null && title !== parts[parts.length - 1]!.title)
      parts.push({ title, events: [] });
    parts[parts.length - 1]!.events.push({ number, told });
  });
  return parts.filter((part) => part.events.length > 0);
}

/** A line of the chronicle: one event, or several of one kind by one seat. */
export interface Line {
  number: number;
  told: LoggedEvent;
  count: number;
  /** what is told instead of the sentence of the event */
  summary: string | null;
}

type Numbered = Part["events"][number];

/** Events that say the same several times, or that the game sums up, become one line. */
export function linesOf(
  events: Numbered[],
  speaker: Speaker,
  summary?: (events: LoggedEvent[], speaker: Speaker) => string | null,
  undone: ReadonlySet<number> = new Set(),
): Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < events.length;) {
    const run = alikeFrom(events, i, undone);
    const summed =
      run.length > 1
        ? (summary?.(
            run.map(({ told }) => told),
            speaker,
          ) ?? null)
        : null;
    const same = repeated(run, speaker);
    const count = summed !== null ? run.length : same;
    const { number, told } = events[i]!;
    lines.push({ number, told, count, summary: summed });
    i += count;
  }
  return lines;
}

/** The events from a place on that one seat did in the same way. */
function alikeFrom(events: Numbered[], start: number, undone: ReadonlySet<number>): Numbered[] {
  const [, key, params] = events[start]!.told;
  const struck = undone.has(events[start]!.number);
  let end = start + 1;
  while (
    events[end]?.told[1] === key &&
    events[end]!.told[2]["seat"] === params["seat"] &&
    undone.has(events[end]!.number) === struck &&
    params["seat"] !== undefined
  ) {
    end += 1;
  }
  return events.slice(start, end);
}

/** How many of them begin with the same sentence. */
function repeated(run: Numbered[], speaker: Speaker): number {
  const first = speaker.event(run[0]!.told);
  const other = run.findIndex(({ told }) => speaker.event(told) !== first);
  return other < 0 ? run.length : other;
}

const byRound = ([, , params]: LoggedEvent) =>
  typeof params["round"] === "number" ? t("round", { round: params["round"] }) : null;

/** What only the curious want to read is folded away under a few words. */
export function Folded(props: { title: string | null | undefined; children: ComponentChildren }) {
  if (!props.title) return <>{props.children}</>;
  return (
    <details class="chronicle-fold">
      <summary>{props.title}</summary>
      {props.children}
    </details>
  );
}

function Sentence(props: { line: Line; speaker: Speaker; folds: string | null | undefined }) {
  const { line, speaker } = props;
  const { told, count, summary } = line;
  return (
    <Folded title={props.folds}>
      <Spoken text={summary ?? speaker.event(told)} />
      {count > 1 && summary === null && <b> ×{count}</b>}
      {told[0] && <RuleRef rule={told[0]} quiet />}
    </Folded>
  );
}

/** Up and down go from rule to rule; the whole chronicle is one tab stop. */
function walkRules(event: KeyboardEvent, region: HTMLElement): void {
  const way = { ArrowUp: -1, ArrowDown: 1, Enter: 0 }[event.key];
  if (way === undefined || (way === 0 && event.target !== region)) return;
  const rules = [...region.querySelectorAll<HTMLElement>(".rule-ref")];
  const at = rules.indexOf(document.activeElement as HTMLElement);
  const next = rules[at < 0 ? rules.length - 1 : at + way];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

export function Chronicle({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const events = session.log.value;
  const undone = session.undone.value;
  const ref = useRef<HTMLDivElement>(null);
  const { chapter: named, summary, folds } = session.board;
  const left = session.view.value ? session.board.leavesOut?.(session, events) : undefined;
  const untold = new Set(session.view.value?.untold);
  const shown = ({ number }: Numbered) => !left?.has(number) && !untold.has(number);
  const parts = partsOf(events, t("chronicle-start"), (event) =>
    named ? named(event, speaker) : byRound(event),
  );
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [events.length]);
  return (
    <div
      class="chronicle-scroll"
      ref={ref}
      tabIndex={0}
      role="region"
      aria-label={t("chronicle")}
      onKeyDown={(event) => walkRules(event, ref.current!)}
    >
      {session.state.value && (
        <p class="quiet-words">
          {t("commitment-short")}: <code>{session.state.value.luck.commitment}</code>
        </p>
      )}
      <div role="log" aria-live="off">
        {parts.map((part) => (
          <section>
            <h3>{part.title}</h3>
            <ul>
              {linesOf(part.events.filter(shown), speaker, summary, undone).map((line) => (
                <li key={line.number} class={line.number >= session.news.value ? "news" : ""}>
                  {undone.has(line.number) ? (
                    <s data-undone>
                      <Sentence line={line} speaker={speaker} folds={folds?.(line.told, speaker)} />
                    </s>
                  ) : (
                    <Sentence line={line} speaker={speaker} folds={folds?.(line.told, speaker)} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {events.length === 0 && <p class="quiet-words">{t("chronicle-empty")}</p>}
    </div>
  );
}
