import { RuleRef } from "../../parts/rules";
import type { Session } from "../../table/session";
import type { Speaker } from "../../texts";
import type { LoggedEvent } from "../../wire";
import { hear } from "./generated";

const MOST = 4; // never below the fold
const CANDIDATES = "bot-candidates";

/** Between what a Sancho-Bot chose is there for those who want to check it by hand. */
export function folds([, key, params]: LoggedEvent, speaker: Speaker): string | null {
  if (key !== CANDIDATES) return null;
  const { regions } = params;
  return speaker.text("ds-candidates", { count: Array.isArray(regions) ? regions.length : 0 });
}

/** What the Sancho-Bots explained since the last own answer, so that it can be followed by hand. */
export function explained(events: LoggedEvent[], news: number): LoggedEvent[] {
  const fresh = events.slice(news).filter(([, key]) => key.startsWith("bot-"));
  const last = fresh.filter(([, key]) => key !== CANDIDATES).at(-MOST);
  return last ? fresh.slice(fresh.indexOf(last)) : fresh;
}

/** The candidates of a choice, the best first, each with the numbers that count. */
function Candidates({ session, event }: { session: Session; event: LoggedEvent }) {
  const speaker = session.speaker.value;
  const rows: [region: number, numbers: string][] = [];
  let choice = 0;
  hear(event, {
    "bot-candidates": ({ regions, first, second, third, choice: between }) => {
      choice = between;
      regions.forEach((region, i) => {
        const numbers = [first[i], second?.[i], third?.[i]].filter((n) => n !== undefined);
        rows.push([region, numbers.join(" / ")]);
      });
    },
  });
  return (
    <>
      {speaker.text(`ds-weigh-${choice}`)}
      <ol class="ds-candidates">
        {rows.map(([region, numbers]) => (
          <li>
            {speaker.element(`region:${region}`)} <b>{numbers}</b>
          </li>
        ))}
      </ol>
    </>
  );
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
            {event[1] === CANDIDATES ? (
              <Candidates session={session} event={event} />
            ) : (
              speaker.event(event)
            )}
            {event[0] && <RuleRef rule={event[0]} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
