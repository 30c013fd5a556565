import { DieFace } from "../../parts/die";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { SANCHOS, sanchoOf } from "./facts";
import { aidsOf, viewOf, type Die as TrackDie, type View } from "./generated";
import { Mark } from "./pieces";

function TrackedDie({ session, die }: { session: Session; die: TrackDie }) {
  const speaker = session.speaker.value;
  const element = `face:${die.face}`;
  const words = [
    speaker.element(`sancho:${die.sancho}`),
    speaker.text(die.guard ? "ds-guard-die" : "ds-troop-die", { column: die.column }),
  ].join(", ");
  return (
    <Element
      session={session}
      element={element}
      class={`ds-die of-${die.sancho} ${die.guard ? "guard" : ""}`}
      label={words}
    >
      {die.guard ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path class="body" d="M12 1.5L22.5 8v8L12 22.5 1.5 16V8Z" />
          <text x="12" y="16.5">
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

function Column({ session, view, column }: { session: Session; view: View; column: number }) {
  const dice = view.dice.filter((d) => d.column === column);
  const state = aidsOf(session).columns[column]!;
  const speaker = session.speaker.value;
  return (
    <li class={`ds-column ${state}`}>
      <Element
        session={session}
        element={`column:${column}`}
        class="ds-column-head"
        label={[column, state && speaker.text(`ds-column-${state}`)].filter(Boolean).join(", ")}
      >
        {column}
      </Element>
      {dice.map((die) => (
        <TrackedDie session={session} die={die} />
      ))}
      {state === "lone" && <span class="ds-strikes" aria-hidden="true" />}
    </li>
  );
}

/** The victory points of the three Sanchos along the goal of ten. */
function Points({ session, view }: { session: Session; view: View }) {
  const speaker = session.speaker.value;
  return (
    <div class="ds-points" aria-label={speaker.text("ds-points", { goal: view.goal })} role="group">
      {SANCHOS.map((sancho) => (
        <p class={`ds-lane of-${sancho}`}>
          <Mark sancho={sancho} />
          <span class="ds-bar">
            <span
              class="ds-fill"
              style={{ width: `${(100 * Math.min(view.vp[sancho]!, view.goal)) / view.goal}%` }}
            />
          </span>
          <b>
            {view.vp[sancho]}
            <small> / {view.goal}</small>
          </b>
          <span class="hidden-words">{speaker.element(`sancho:${sancho}`)}</span>
        </p>
      ))}
      {view.solo && (
        <p class="ds-sides quiet-words">
          {speaker.text("ds-sides", {
            player: view.sides[sanchoOf(view, 0)]!,
            bots: view.sides[view.seats.indexOf(-1)]!,
            goal: view.goal,
          })}
        </p>
      )}
    </div>
  );
}

/** One track, as on the table: points of victory, and in a battle the dice in columns. */
export function Track({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <section class="ds-track panel">
      <Points session={session} view={view} />
      {view.dice.length > 0 && (
        <>
          <h3>
            {view.contested > 0
              ? speaker.text("ds-battle", { region: view.contested })
              : speaker.text("ds-dice")}
          </h3>
          <ol class="ds-columns">
            {aidsOf(session).columns.map((_, column) => (
              <Column session={session} view={view} column={column} />
            ))}
          </ol>
          <p class="quiet-words">{speaker.text("ds-lone-note")}</p>
        </>
      )}
    </section>
  );
}
