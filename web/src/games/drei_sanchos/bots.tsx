import { RuleRef } from "../../parts/rules";
import type { Session } from "../../table/session";
import type { LoggedEvent } from "../../wire";

const MOST = 4; // never below the fold

/** What the Sancho-Bots explained since the last own answer, so that it can be followed by hand. */
export function explained(events: LoggedEvent[], news: number): LoggedEvent[] {
  const fresh = events.slice(news).filter(([, key]) => key.startsWith("bot-"));
  return fresh.slice(-MOST);
}

export function BotSteps({ session }: { session: Session }) {
  const steps = explained(session.log.value, session.news.value);
  if (steps.length === 0) return null;
  const speaker = session.speaker.value;
  return (
    <section class="ds-steps panel" aria-label={speaker.text("ds-steps")}>
      <h3>{speaker.text("ds-steps")}</h3>
      <ol>
        {steps.map((event) => (
          <li>
            {speaker.event(event)}
            {event[0] && <RuleRef rule={event[0]} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
