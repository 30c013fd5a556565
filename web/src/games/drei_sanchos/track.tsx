import { DieFace } from "../../parts/die";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { SANCHOS } from "./facts";
import { aidsOf, viewOf, type Die as TrackDie } from "./generated";
import { Mark } from "./pieces";

function TrackedDie({ session, die }: { session: Session; die: TrackDie }) {
  const speaker = session.speaker.value;
  const words = [
    speaker.element(`sancho:${die.sancho}`),
    speaker.text(die.guard ? "ds-guard-die" : "ds-troop-die", { column: die.column }),
  ].join(", ");
  return (
    <Element
      session={session}
      element={`face:${die.face}`}
      class={`ds-die house-${die.sancho} ${die.guard ? "guard" : ""}`}
      label={words}
    >
      {die.guard ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path class="body" d="M12 1.5L22.5 8v8L12 22.5 1.5 16V8Z" />
          <path class="crown" d="M7 11L6 6 9 8 12 5 15 8 18 6 17 11Z" />
          <text x="12" y="19">
            {die.column}
          </text>
        </svg>
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <DieFace face={die.column} />
        </svg>
      )}
    </Element>
  );
}

/** One column: its number, who has so many points, and the dice that lie there. */
function Column({ session, column }: { session: Session; column: number }) {
  const view = viewOf(session);
  const dice = view.dice.filter((die) => die.column === column);
  const state = aidsOf(session).columns[column]!;
  const speaker = session.speaker.value;
  const here = SANCHOS.filter((sancho) => Math.min(view.sides[sancho]!, view.goal) === column);
  return (
    <li class={`ds-column ${state} ${column === view.goal ? "goal" : ""}`} data-column={column}>
      <Element
        session={session}
        element={`column:${column}`}
        class="ds-column-head"
        label={[column, state && speaker.text(`ds-column-${state}`)].filter(Boolean).join(", ")}
      >
        {column}
        <span class="ds-here">
          {here.map((sancho) => (
            <Mark sancho={sancho} />
          ))}
        </span>
      </Element>
      {dice.length > 0 && (
        <div class="ds-dice">
          {dice.map((die) => (
            <TrackedDie session={session} die={die} />
          ))}
        </div>
      )}
    </li>
  );
}

/** One track, as on the table: points of victory, and in a battle the dice in columns. */
export function Track({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const fights = view.dice.length > 0;
  return (
    <section class="ds-track" aria-label={speaker.text("ds-points", { goal: view.goal })}>
      <p class="ds-track-name">
        <b>
          {view.contested > 0
            ? speaker.text("ds-battle", { region: view.contested })
            : speaker.text("ds-track")}
        </b>
        {fights && <span>{speaker.text("ds-leftwards")}</span>}
      </p>
      <ol class="ds-columns">
        {aidsOf(session).columns.map((_, column) => (
          <Column session={session} column={column} />
        ))}
      </ol>
    </section>
  );
}
