import { useSignal } from "@preact/signals";
import { buttonsOf } from "../../table/question";
import { Element, looking } from "../../table/element";
import type { Session } from "../../table/session";
import type { Step } from "../board";
import { wordsOf } from "./counters";
import { labelOf } from "./hexes";
import { journeyOf } from "./journey";
import { standing } from "./facts";
import {
  aboutOf,
  asks,
  COMING,
  hear,
  NO_FIGHT,
  ON_MAP,
  previewOf,
  STEPS,
  STUNNED,
  type Events,
  type ShownOdds,
  type ShownShot,
  type Unit,
  viewOf,
  WOUNDED,
} from "./generated";

const MOST_AIMS = 4;

/** The scenario, and the round or the progress of the set-up. */
export function where(session: Session): string {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const title = `option-scenario-${view.scenario}`;
  const { placed, all } = aboutOf(session);
  const progress = placed === undefined || all === undefined ? "" : ` ${placed}/${all}`;
  if (view.siege?.action === NO_FIGHT) {
    const { building, day } = view.siege;
    return `${speaker.text(`gu-siege-of-${building}`)} · ${speaker.text("gu-day-number", { day })}`;
  }
  const now =
    view.round > 0
      ? speaker.text("gu-round", { round: view.round, rounds: view.rounds })
      : speaker.text("gu-set-up") + progress;
  return [speaker.has(title) ? speaker.text(title) : "", now].filter(Boolean).join(" · ");
}

/** While a side sets up: how many of its units stand already, and a bot that does the rest. */
export function SetUp({ session }: { session: Session }) {
  const { placed, all } = aboutOf(session);
  const speaker = session.speaker.value;
  if (placed === undefined || all === undefined) return null;
  return (
    <>
      <progress
        class="gu-progress"
        value={placed}
        max={all}
        aria-label={speaker.text("gu-set-up")}
      />
      {session.asked.value && !session.table.value?.rated && (
        <button
          type="button"
          class="button"
          data-tool="arrange"
          disabled={session.sending.value > 0}
          onClick={() => session.arrange()}
        >
          {speaker.text("gu-arrange")}
        </button>
      )}
    </>
  );
}

/** What threatens on the way to the hex that is looked at. */
export function Risk({ session }: { session: Session }) {
  const { risks } = previewOf(session);
  if (!risks || Object.keys(risks).length === 0) return null;
  const looked = session.inspected.value?.match(/^hex:(\d+)$/)?.[1] ?? "";
  const words = riskWords(session, risks[looked]);
  return (
    <p class={`gu-risk ${words ? "" : "quiet-words"}`} aria-live="polite">
      {words || session.speaker.value.text("gu-risk-look")}
    </p>
  );
}

/** What a moving unit may do with a hex besides going there: chosen first, then the hex. */
export function Deeds({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  if (!asks(session, "move-step")) return null;
  const named = session.options.value.filter(
    ({ action: [verb], elements: [first = ""], refusal }) =>
      verb !== "step" && first.startsWith("hex:") && !refusal,
  );
  const verbs = [...new Set(named.map(({ action: [verb] }) => verb))];
  return (
    <>
      {verbs.map((verb) => (
        <button
          type="button"
          class="button"
          data-deed={verb}
          aria-pressed={session.verb.value === verb}
          onClick={() => (session.verb.value = session.verb.value === verb ? "" : verb)}
        >
          {speaker.text(`gu-deed-${verb}`)}
        </button>
      ))}
    </>
  );
}

/** The five steps of a turn, or those of a day. */
export function steps(session: Session): Step[] {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  if (view.siege?.action === NO_FIGHT) {
    return view.siege.steps.map(([step, on]) => ({ label: speaker.text(`gu-step-${step}`), on }));
  }
  return STEPS.map((step) => ({
    label: speaker.text(`fact-step-${step}`),
    on: step === view.phase,
  }));
}

/** Whether a unit can be pressed: on the map, or among those who are not there yet. */
export function isDrawn(session: Session, unit: number): boolean {
  const found = viewOf(session).units.find(({ n }) => n === unit);
  return found !== undefined && (found.at >= 0 || found.where === COMING);
}

const HEXES = "[data-el^='hex:'], .gu-zone [data-hex]";

/** The hex of the map under a point of the window, or -1. */
function hexUnder(x: number, y: number): number {
  const found = document.elementsFromPoint(x, y).flatMap((node) => node.closest(HEXES) ?? []);
  const named = found[0]?.getAttribute("data-el")?.slice(4) ?? found[0]?.getAttribute("data-hex");
  return Number(named ?? -1);
}

/** A unit that waits beside the map: pressed it is chosen, dragged it is set where it is dropped. */
function Waiting({ session, element }: { session: Session; element: string }) {
  const dragged = useSignal<[x: number, y: number] | null>(null);
  const picture = session.board.picture?.(element, session);
  const drag = ({ clientX, clientY }: PointerEvent) => (dragged.value = [clientX, clientY]);
  const end = ({ type, clientX, clientY }: PointerEvent) => {
    removeEventListener("pointermove", drag);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    dragged.value = null;
    const hex = type === "pointerup" ? hexUnder(clientX, clientY) : -1;
    if (hex >= 0) journeyOf(session).place(Number(element.slice(5)), hex);
  };
  const begin = () => {
    addEventListener("pointermove", drag);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const [x, y] = dragged.value ?? [0, 0];
  return (
    <span class="gu-waiting" onPointerDown={begin}>
      <Element session={session} element={element} class="gu-number">
        {picture} {session.speaker.value.element(element)}
      </Element>
      {dragged.value && (
        <span class="gu-dragged" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
          {picture}
        </span>
      )}
    </span>
  );
}

/** Units that are not on the map yet and can be chosen. */
export function Reserve({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const placed = new Set(
    standing(viewOf(session)).map(({ n, at }) => (at >= 0 ? `unit:${n}` : "")),
  );
  const named = session.options.value
    .map(({ elements: [first = ""] }) => first)
    .filter((element) => element.startsWith("unit:") && !placed.has(element));
  if (named.length === 0) return null;
  return (
    <section class="gu-numbers panel" aria-label={speaker.text("gu-reserve")}>
      {[...new Set(named)].map((element) => (
        <Waiting key={element} session={session} element={element} />
      ))}
    </section>
  );
}

/** Numbers, sides of the map and directions, when an answer is one of them. */
export function Numbers({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const offered = new Set(buttonsOf(session));
  const options = session.options.value.filter(
    (o) =>
      /^(number|edge|direction):/.test(o.elements[0] ?? "") &&
      !offered.has(o) &&
      !session.board.drawn?.(o.elements[0]!, session),
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

/** How often checks on a way stop, wound or kill whoever takes it; nothing where they cannot. */
export function riskWords({ speaker }: Session, risk?: [number, number, number]): string {
  if (!risk) return "";
  const [stopped, wounded, killed] = risk;
  return speaker.value.text("gu-risk", { stopped, wounded, killed });
}

/** What may become of somebody, each with its percent. */
const outcomeWords = ({ speaker }: Session, { outcomes }: ShownShot): string =>
  outcomes
    .filter(([, percent]) => percent > 0)
    .map(([what, percent]) => `${speaker.value.scene(`effect-${what}`, {})} ${percent} %`)
    .join(", ");

const shotWords = ({ speaker }: Session, { hex, percent, cover }: ShownShot): string =>
  speaker.value.text("gu-shot", {
    hex,
    percent,
    cover: speaker.value.text(`gu-cover-${cover}`),
  });

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
            {shotWords(session, shot)}
            <br />
            <b>{outcomeWords(session, shot)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom a rider may charge: how that ends, for the one that is looked at with all ten results. */
export function Runs({ session }: { session: Session }) {
  const { runs } = previewOf(session);
  const speaker = session.speaker.value;
  if (!runs) return null;
  const looked = session.inspected.value?.match(/^unit:(\d+)$/)?.[1] ?? "";
  const run = runs[looked];
  const best = Object.entries(runs).sort(([, a], [, b]) => b.odds.wins - a.odds.wins);
  return (
    <section class="gu-runs panel">
      {run ? (
        <>
          <OneFight session={session} odds={run.odds} title={speaker.element(`unit:${looked}`)} />
          <p>{riskWords(session, run.risk.some(Boolean) ? run.risk : undefined)}</p>
        </>
      ) : (
        <ul class="gu-shots">
          {best.slice(0, MOST_AIMS).map(([n, { odds, path }]) => (
            <li>
              {speaker.text("gu-run", { unit: Number(n), wins: odds.wins, count: path.length })}
            </li>
          ))}
        </ul>
      )}
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

/** A combat while it is seen: the column of the table, and the row that the die has brought. */
export function Fought({ session }: { session: Session }) {
  const cue = session.stage.playing.value;
  const event = cue && session.told.value[cue.last];
  const told: Events["fought"][] = [];
  if (event) hear(event, { fought: (params) => told.push(params) });
  return (
    <>
      {told.map(({ n, column, roll, results }) => (
        <section class="gu-odds gu-fought panel">
          <h3>{session.speaker.value.text("gu-fought", { difference: n, column })}</h3>
          <Results session={session} results={[...results]} roll={roll} />
        </section>
      ))}
    </>
  );
}

/** The ten results of a column; the one that the die has brought is lit. */
function Results(props: { session: Session; results: string[]; roll?: number }) {
  const speaker = props.session.speaker.value;
  return (
    <ol class="gu-results">
      {props.results.map((result, i) => (
        <li data-result={result} class={props.roll === i + 1 ? "rolled" : ""}>
          <b>{i + 1}</b>
          <span title={speaker.scene(`result-${result === "-" ? "none" : result}`, {})}>
            {result === "-" ? "–" : result}
          </span>
        </li>
      ))}
    </ol>
  );
}

function OneFight({ session, odds, title }: { session: Session; odds: ShownOdds; title: string }) {
  const speaker = session.speaker.value;
  return (
    <section class="gu-odds panel">
      <h3>
        {title && `${title}: `}
        {speaker.text("gu-odds", { attack: odds.attack, defence: odds.defence })}
      </h3>
      <p class="gu-counted">
        {speaker.text("gu-column", { first: odds.first_column, column: odds.column })}
        {odds.shifts.map(([reason, by]) => (
          <span>
            <b>{by > 0 ? `+${by}` : by}</b> {speaker.scene(`shift-${reason}`, {})}
          </span>
        ))}
      </p>
      <Results session={session} results={odds.results} />
      <ul class="gu-outcomes">
        {odds.outcomes.map(([letter, percent]) => (
          <li data-result={letter}>
            <b>{percent} %</b> {speaker.scene(`result-${letter === "-" ? "none" : letter}`, {})}
          </li>
        ))}
      </ul>
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
    <details class="gu-roll">
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
