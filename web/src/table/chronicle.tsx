import { useEffect, useRef } from "preact/hooks";
import { Die } from "../parts/die";
import { RuleRef } from "../parts/rules";
import { splitDice, t, type Speaker } from "../texts";
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

const byRound = ([, , params]: LoggedEvent) =>
  typeof params["round"] === "number" ? t("round", { round: params["round"] }) : null;

export function Sentence({ told, speaker }: { told: LoggedEvent; speaker: Speaker }) {
  return (
    <>
      {splitDice(speaker.event(told)).map(([face, after]) =>
        face === 0 ? (
          after
        ) : (
          <span class="nobreak">
            <Die face={face} />
            {after}
          </span>
        ),
      )}
      {told[0] && <RuleRef rule={told[0]} />}
    </>
  );
}

export function Chronicle({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const events = session.log.value;
  const undone = session.undone.value;
  const ref = useRef<HTMLDivElement>(null);
  const named = session.board.chapter;
  const left = session.view.value ? session.board.leavesOut?.(session, events) : undefined;
  const parts = partsOf(events, t("chronicle-start"), (event) =>
    named ? named(event, speaker) : byRound(event),
  );
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [events.length]);
  return (
    <div class="chronicle-scroll" ref={ref} tabIndex={0} role="region" aria-label={t("chronicle")}>
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
              {part.events
                .filter(({ number }) => !left?.has(number))
                .map(({ number, told }) => (
                  <li key={number} class={number >= session.news.value ? "news" : ""}>
                    {undone.has(number) ? (
                      <s data-undone>
                        <Sentence told={told} speaker={speaker} />
                      </s>
                    ) : (
                      <Sentence told={told} speaker={speaker} />
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
