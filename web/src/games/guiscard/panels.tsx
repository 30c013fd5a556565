import { buttonsOf } from "../../table/question";
import { Element, looking } from "../../table/element";
import type { Option } from "../../choices";
import type { Session } from "../../table/session";
import type { Step } from "../board";
import { wordsOf } from "./counters";
import { labelOf } from "./hexes";
import { standing } from "./facts";
import {
  aboutOf,
  STEPS,
  COMING,
  ON_MAP,
  previewOf,
  STUNNED,
  viewOf,
  WOUNDED,
  type Odds,
  type Shot,
  type Unit,
} from "./generated";

const MOST_AIMS = 4;

/** The scenario, and the round or how far the set-up is. */
export function where(session: Session): string {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const title = `option-scenario-${view.scenario}`;
  const { placed, all } = aboutOf(session);
  const progress = placed === undefined || all === undefined ? "" : ` ${placed}/${all}`;
  const now =
    view.round > 0
      ? speaker.text("gu-round", { round: view.round, rounds: view.rounds })
      : speaker.text("gu-set-up") + progress;
  return [speaker.has(title) ? speaker.text(title) : "", now].filter(Boolean).join(" · ");
}

/** While a side sets up: how many of its units stand already. */
export function SetUpProgress({ session }: { session: Session }) {
  const { placed, all } = aboutOf(session);
  if (placed === undefined || all === undefined) return null;
  const label = session.speaker.value.text("gu-set-up");
  return <progress class="gu-progress" value={placed} max={all} aria-label={label} />;
}

/** The five steps of a turn. */
export function steps(session: Session): Step[] {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return STEPS.map((step) => ({
    label: speaker.text(`fact-step-${step}`),
    on: step === view.phase,
  }));
}

/** Choices for which the question panel has no button. */
function unoffered(session: Session): Option[] {
  const offered = new Set(buttonsOf(session));
  return session.options.value.filter((option) => !offered.has(option));
}

/** Units that are not on the map yet and can be chosen. */
export function Reserve({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const placed = new Set(
    standing(viewOf(session)).map(({ n, at }) => (at >= 0 ? `unit:${n}` : "")),
  );
  const named = unoffered(session)
    .map(({ elements: [first = ""] }) => first)
    .filter((element) => element.startsWith("unit:") && !placed.has(element));
  if (named.length === 0) return null;
  return (
    <section class="gu-numbers panel" aria-label={speaker.text("gu-reserve")}>
      {[...new Set(named)].map((element) => (
        <Element session={session} element={element} class="gu-number">
          {session.board.picture?.(element, session)} {speaker.element(element)}
        </Element>
      ))}
    </section>
  );
}

/** Numbers, sides of the map and directions, when an answer is one of them. */
export function Numbers({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const options = unoffered(session).filter((o) =>
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

/** What a seat has ordered about defensive fire in this turn. */
export function orderWords(session: Session, seat: number): string {
  const order = viewOf(session).orders[seat] ?? 0;
  const speaker = session.speaker.value;
  if (order < 0) return speaker.text("gu-order-hold");
  return order > 0 ? speaker.text("gu-order-within", { count: order }) : "";
}

const shotWords = ({ speaker }: Session, { hex, percent, cover }: Shot): string =>
  speaker.value.text("gu-shot", {
    hex,
    percent,
    cover: speaker.value.text(`gu-cover-${cover}`),
  });

/** What the letters of these shots mean, each told once. */
function meaningsOf({ speaker }: Session, shots: Shot[]): string {
  const told = shots
    .flatMap(({ meanings }) => meanings)
    .map(([letter, what]) => `${letter}: ${speaker.value.scene(`effect-${what}`, {})}`);
  return [...new Set(told)].sort().join(" · ");
}

/** While somebody moves within range: who can fire at him, and what the orders mean. */
export function Reaction({ session }: { session: Session }) {
  const { shooters } = previewOf(session);
  const speaker = session.speaker.value;
  if (!shooters) return null;
  const order = orderWords(session, session.me.value);
  return (
    <section class="gu-reaction panel" aria-label={speaker.text("gu-reaction")}>
      <h3>{speaker.text("gu-reaction")}</h3>
      <ul class="gu-shots">
        {Object.entries(shooters).map(([n, shots]) => (
          <li>
            <b>{speaker.element(`unit:${n}`)}</b>{" "}
            {shots.map((shot) => shotWords(session, shot)).join("; ")}
          </li>
        ))}
      </ul>
      <p class="quiet-words">
        {speaker.text("gu-orders-help")} {order}
      </p>
    </section>
  );
}

/** The shot of the one who aims: chance and effects per target hex. */
export function Aims({ session }: { session: Session }) {
  const { targets } = previewOf(session);
  const speaker = session.speaker.value;
  if (!targets || targets.length === 0) return null;
  const looked = session.inspected.value;
  const shown = targets.filter(({ hex }) => `hex:${hex}` === looked);
  const best = [...targets].sort((a, b) => b.percent - a.percent).slice(0, MOST_AIMS);
  const shots = shown.length > 0 ? shown : best;
  return (
    <section class={`gu-aims panel ${shown.length > 0 ? "" : "idle"}`}>
      <ul class="gu-shots">
        {shots.map((shot) => (
          <li>
            {shotWords(session, shot)}{" "}
            <code aria-label={speaker.text("gu-effects")}>{shot.effects}</code>
          </li>
        ))}
      </ul>
      <p class="quiet-words">
        {speaker.text("gu-effects-help")} {meaningsOf(session, shots)}
      </p>
    </section>
  );
}

/** The fights that are being put together: odds, shifts, and the ten results of the die. */
export function OddsTable({ session }: { session: Session }) {
  const { odds, charges = {} } = previewOf(session);
  const speaker = session.speaker.value;
  return (
    <>
      {odds && <OneFight session={session} odds={odds} title="" />}
      {Object.entries(charges).map(([n, one]) => (
        <OneFight session={session} odds={one} title={speaker.element(`unit:${n}`)} />
      ))}
    </>
  );
}

function OneFight({ session, odds, title }: { session: Session; odds: Odds; title: string }) {
  const speaker = session.speaker.value;
  return (
    <section class="gu-odds panel">
      <h3>
        {title && `${title}: `}
        {speaker.text("gu-odds", { attack: odds.attack, defence: odds.defence })}
      </h3>
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

function stateOf({ where, health }: Unit): string {
  if (where === COMING) return "coming";
  return health === WOUNDED ? "wounded" : health === STUNNED ? "stunned" : "";
}

/** The army of a seat with the state of every unit. */
export function Roll({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const own = view.units.filter((u) => u.seat === seat);
  const alive = own.filter((u) => u.where === ON_MAP);
  const coming = own.filter((u) => u.where === COMING);
  return (
    <details class="gu-roll" open={seat === session.me.value && view.round === 0}>
      <summary>{speaker.text("gu-army")}</summary>
      <ul>
        {[...alive, ...coming].map((unit) => (
          <li class={stateOf(unit)}>
            <button
              type="button"
              aria-label={wordsOf(session, unit)}
              onClick={() => session.click(`unit:${unit.n}`)}
              {...looking(session, `unit:${unit.n}`)}
            >
              <span>{speaker.element(`unit:${unit.n}`)}</span>
              <span class="quiet-words">{unit.at >= 0 ? labelOf(unit.at) : "–"}</span>
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
