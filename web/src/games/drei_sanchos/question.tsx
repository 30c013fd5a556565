// What helps to decide, inside the question: verbs, the battle column by column, bots' reasons.

import type { Session } from "../../table/session";
import { BotSteps } from "./bots";
import { aidsOf, asks, viewOf } from "./generated";
import { Mark } from "./pieces";
import { Numbers, Verbs } from "./verbs";

/** The columns of a battle from the right: whose dice lie there, and what they do. */
function Falls({ session }: { session: Session }) {
  const { dice } = viewOf(session);
  const { columns } = aidsOf(session);
  const speaker = session.speaker.value;
  const filled = columns.flatMap((state, column) => (state ? [{ state, column }] : [])).reverse();
  return (
    <ol class="ds ds-falls">
      {filled.map(({ state, column }, i) => (
        <li class={i === 0 ? "now" : "next"}>
          <b>{column}</b>
          <span>
            {dice
              .filter((die) => die.column === column)
              .map(({ sancho }) => (
                <Mark sancho={sancho} />
              ))}
            {speaker.text(`ds-column-${state}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function Means({ session }: { session: Session }) {
  const commands = session.asked.value && asks(session, "command", "pool");
  return (
    <>
      {commands ? <Verbs session={session} /> : <Numbers session={session} />}
      {viewOf(session).dice.length > 0 && <Falls session={session} />}
      <BotSteps session={session} />
    </>
  );
}
