import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { wordsOf } from "./counters";
import { labelOf } from "./hexes";
import { ON_MAP, previewOf, standing, STUNNED, viewOf, WOUNDED } from "./view";

const STEPS = [1, 2, 3, 4, 5];

/** Round, whose turn, and the five steps of a turn. */
export function StepBar({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return (
    <header class="gu-head">
      <p>
        <b>{speaker.text("gu-round", { round: view.round, rounds: view.rounds })}</b>{" "}
        <span class={`ink-${view.active % 5}`}>
          {speaker.text("gu-turn", { seat: view.active })}
        </span>
      </p>
      <ol class="gu-steps" aria-label={speaker.text("gu-steps")}>
        {STEPS.map((step) => (
          <li
            class={step === view.phase ? "now" : step < view.phase ? "past" : ""}
            aria-current={step === view.phase ? "step" : undefined}
          >
            {speaker.text(`gu-step-${step}`)}
          </li>
        ))}
      </ol>
    </header>
  );
}

/** Numbers, sides of the map and directions, when an answer is one of them. */
export function Numbers({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const options = session.options.value.filter((o) =>
    /^(number|edge|direction):/.test(o.elements[0] ?? ""),
  );
  if (options.length === 0) return null;
  return (
    <section class="gu-numbers" aria-label={speaker.text("gu-choose")}>
      {options.map(({ elements, action }) => (
        <Element
          session={session}
          element={elements[0]!}
          class="gu-number"
          label={speaker.action(action)}
        >
          {speaker.element(elements[0]!)}
        </Element>
      ))}
    </section>
  );
}

/** The fight that is being put together: odds, shifts, and the ten results of the die. */
export function OddsTable({ session }: { session: Session }) {
  const { odds } = previewOf(session);
  const speaker = session.speaker.value;
  if (!odds) return null;
  return (
    <section class="gu-odds panel">
      <h3>{speaker.text("gu-odds", { attack: odds.attack, defence: odds.defence })}</h3>
      <p>{speaker.text("gu-column", { first: odds.first_column, column: odds.column })}</p>
      <ul>
        {odds.shifts.map(([reason, by]) => (
          <li>
            <b>{by > 0 ? `+${by}` : by}</b> {speaker.scene(`shift-${reason}`, {})}
          </li>
        ))}
      </ul>
      <ol class="gu-results">
        {odds.results.map((result, i) => (
          <li>
            <b>{i + 1}</b>
            <span title={speaker.scene(`result-${result === "-" ? "none" : result}`, {})}>
              {result === "-" ? "–" : result}
            </span>
          </li>
        ))}
      </ol>
      <p class="quiet-words">
        {[...new Set(odds.results)]
          .filter((result) => result !== "-")
          .map((result) => `${result}: ${speaker.scene(`result-${result}`, {})}`)
          .join(" · ")}
      </p>
    </section>
  );
}

function Roll({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const own = view.units.filter((u) => u.seat === seat);
  const alive = own.filter((u) => u.where === ON_MAP);
  return (
    <details class="gu-roll panel" open={seat === session.me.value}>
      <summary class={`ink-${seat % 5}`}>
        {speaker.seat(seat)} · {speaker.text("gu-alive", { alive: alive.length, all: own.length })}
      </summary>
      <ul>
        {alive.map((unit) => (
          <li
            class={unit.health === WOUNDED ? "wounded" : unit.health === STUNNED ? "stunned" : ""}
          >
            <button
              type="button"
              aria-label={wordsOf(session, unit)}
              onClick={() => session.click(`unit:${unit.n}`)}
            >
              <span>{speaker.element(`unit:${unit.n}`)}</span>
              <span class="quiet-words">{labelOf(unit.at)}</span>
              <span>
                {unit.attack}/{unit.defence}/{unit.allowance}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Both armies with the state of every unit. */
export function Rolls({ session }: { session: Session }) {
  return (
    <section class="gu-rolls">
      {session.table.value!.seats.map(({ seat }) => (
        <Roll session={session} seat={seat} />
      ))}
    </section>
  );
}

/** Under a player's name: how many are left. */
export function SeatLines({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const own = view.units.filter((u) => u.seat === seat);
  const alive = standing(view).filter((u) => u.seat === seat);
  const hurt = alive.filter((u) => u.health > 0).length;
  const speaker = session.speaker.value;
  return (
    <p class="gu-seat quiet-words">
      <span>{speaker.text("gu-alive", { alive: alive.length, all: own.length })}</span>
      {hurt > 0 && <span>{speaker.text("gu-hurt", { count: hurt })}</span>}
    </p>
  );
}
