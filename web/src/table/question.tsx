import { useEffect, useRef } from "preact/hooks";
import type { Option } from "../choices";
import { Icon } from "../parts/icons";
import { later } from "../parts/later";
import { RuleHere, RuleRef, TopicRule } from "../parts/rules";
import { Spoken } from "../parts/spoken";
import { listOf, t } from "../texts";
import { looking } from "./element";
import { isBusyElsewhere } from "./keys";
import { TableNotes } from "./notes";
import type { Session } from "./session";

const Coach = later(async () => (await import("./coach")).Coach);
const CautionNote = later(async () => (await import("./caution")).CautionNote);
const PuzzlePanel = later(async () => (await import("./coach")).PuzzlePanel);
const PuzzleWays = later(async () => (await import("./coach")).PuzzleWays);
const MOST_BUTTONS = 12;
const MOST_LISTED = 60;

/** The one sentence that says who decides what. */
export function promptOf(session: Session): { text: string; seat: number } {
  const state = session.state.value;
  const view = state?.view;
  const speaker = session.speaker.value;
  if (!state || !view) return { text: "", seat: -1 };
  if (view.over) return { text: t("game-over"), seat: -1 };
  if (session.asked.value) {
    return { text: speaker.prompt(view.prompt, view.about), seat: state.observer };
  }
  const names = listOf(view.pending.map((seat) => speaker.seat(seat)));
  if (view.asked.includes(state.observer) && view.pending.length > 0) {
    return { text: t("waiting-sealed", { names }), seat: view.pending[0] ?? -1 };
  }
  const text = speaker.has(`waiting-${view.prompt}`)
    ? speaker.waiting(view.prompt, view.pending, view.about)
    : t("waiting-for", { names });
  return { text, seat: view.pending[0] ?? -1 };
}

/** The choices that have no place on the table and stand as buttons. */
export function buttonsOf(session: Session): Option[] {
  if (session.composition.value) return [];
  const { open, ready } = session.narrowed.value;
  const depth = session.picked.value.length;
  if (depth > 0) {
    const near = ready.length > 0 && open.length <= MOST_BUTTONS ? open : ready;
    return near.filter((o) => !isDrawn(session, o, depth));
  }
  const bare = open.filter((o) => o.elements.length === 0 && !isDrawn(session, o, 0));
  const short = open.length <= MOST_BUTTONS && open.every((o) => o.elements.length <= 1);
  const named = open.filter((o) => o.elements.length > 0 && !isDrawn(session, o, 0));
  return short ? [...named, ...bare] : bare;
}

/** Whether what an option names next, or its bare verb, can be pressed where it lies. */
function isDrawn(session: Session, { action, elements }: Option, depth: number): boolean {
  const thing = elements.length === 0 ? `verb:${action[0]}` : elements[depth];
  return thing !== undefined && (session.board.drawn?.(thing, session) ?? false);
}

/** The choices that are made on the table: a list of them for whoever cannot point there. */
export function listedOf(session: Session): Option[] {
  if (session.composition.value) return [];
  const { open } = session.narrowed.value;
  const depth = session.picked.value.length;
  if (open.length > MOST_LISTED || open.some((o) => o.elements.length > depth + 1)) return [];
  return open.filter((o) => isDrawn(session, o, depth));
}

const MOST_REFUSED = 8;

/** Refused candidates of a short question that lie nowhere: clicking one tells why. */
export function refusedOf(session: Session): Option[] {
  const options = session.options.value;
  if (session.composition.value || session.picked.value.length > 0) return [];
  if (options.length > MOST_REFUSED) return [];
  return options.filter((o) => o.refusal !== null && !isDrawn(session, o, 0));
}

/** The digit of each choice: the number that is printed on it, or else its place in the list. */
export function digitsOf(session: Session): Map<number, Option> {
  const { open } = session.narrowed.value;
  const depth = session.picked.value.length;
  const found = new Map<number, Option>();
  if (session.composition.value) return found;
  for (const option of open) {
    const number = printed(session, option.elements[depth]);
    if (number !== null && option.elements.length === depth + 1) found.set(number, option);
  }
  if (found.size > 0 || open.some((o) => printed(session, o.elements[depth]) !== null))
    return found;
  buttonsOf(session).forEach((option, i) => i < 10 && found.set((i + 1) % 10, option));
  return found;
}

/** The number that somebody reads on a thing, or null. */
function printed(session: Session, element: string | undefined): number | null {
  if (element === undefined) return null;
  const own = session.board.printed?.(element, session);
  if (own !== undefined) return own;
  const name = session.speaker.value.element(element);
  return /^\d+$/.test(name) ? Number(name) : null;
}

const SECOND_DIGIT_MS = 700;

/** Digits choose what shows them; a number of two digits is typed without a pause. */
function useNumberKeys(session: Session): void {
  useEffect(() => {
    let typed = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const choose = () => {
      const option = digitsOf(session).get(Number(typed));
      typed = "";
      if (option) session.choose(option);
    };
    const press = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event)) return;
      if (event.key === "Escape") session.clear();
      if (!/^[0-9]$/.test(event.key)) return;
      clearTimeout(timer);
      typed = typed.length === 1 ? typed + event.key : event.key;
      const longer = [...digitsOf(session).keys()].some(
        (number) => number > 9 && typed.length === 1 && String(number).startsWith(typed),
      );
      if (longer) timer = setTimeout(choose, SECOND_DIGIT_MS);
      else choose();
    };
    addEventListener("keydown", press);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", press);
    };
  }, [session]);
}

function ChoiceButton(props: {
  session: Session;
  option: Option;
  /** the digit that chooses it, or null */
  number: number | null;
  primary: boolean;
}) {
  const { session, option, number, primary } = props;
  const element = option.elements.length === 1 ? option.elements[0]! : "";
  const worth = session.worth(option.action);
  const refused = option.refusal !== null;
  return (
    <li>
      <button
        type="button"
        class={`button choice ${primary ? "primary" : ""} ${refused ? "refused" : ""}`}
        aria-disabled={refused ? "true" : undefined}
        data-verb={option.action[0]}
        data-el={option.elements.join(" ") || undefined}
        disabled={session.sending.value > 0}
        onClick={() => session.choose(option)}
        {...(element ? looking(session, element) : {})}
      >
        {number !== null && <kbd class="key">{number}</kbd>}
        {element && session.board.picture?.(element, session)}
        <span>
          <Spoken text={session.speaker.value.action(option.action)} />
        </span>
        {worth !== null && <span class="worth">{t("hint-value", { percent: worth })}</span>}
      </button>
    </li>
  );
}

function Composer({ session }: { session: Session }) {
  const how = session.composition.value!;
  const chosen = session.chosenNumbers.value;
  return (
    <div class="composer">
      <p class="composer-sum" aria-live="polite">
        {how.summary(session, chosen)}
      </p>
      <button
        type="button"
        class="button primary"
        data-verb={how.done(chosen.length)}
        disabled={session.sending.value > 0}
        onClick={() => session.sendComposed()}
      >
        {how.label(session, chosen)}
      </button>
      {chosen.length > 0 && (
        <button type="button" class="button quiet" onClick={() => session.clear()}>
          {t("start-over")}
        </button>
      )}
    </div>
  );
}

function Choices({ session }: { session: Session }) {
  if (session.composition.value) return <Composer session={session} />;
  const buttons = buttonsOf(session);
  const listed = listedOf(session);
  const digits = new Map([...digitsOf(session)].map(([digit, option]) => [option, digit]));
  const { targets } = session.narrowed.value;
  const picked = session.picked.value;
  const speaker = session.speaker.value;
  return (
    <>
      {picked.length > 0 && (
        <p class="picked">
          {t("picked-so-far", { what: listOf(picked.map((e) => speaker.element(e))) })}{" "}
          <button type="button" class="button quiet" onClick={() => session.clear()}>
            {t("start-over")}
          </button>
        </p>
      )}
      <ul class="choices" aria-label={t("choices")}>
        {buttons.map((option) => (
          <ChoiceButton
            session={session}
            option={option}
            number={digits.get(option) ?? null}
            primary={option.elements.length > 0 || buttons.length === 1}
          />
        ))}
        {refusedOf(session).map((option) => (
          <ChoiceButton session={session} option={option} number={null} primary={false} />
        ))}
      </ul>
      {targets.size > 0 && buttons.every((o) => o.elements.length === 0) && (
        <p class="quiet-words">{t("choose-on-board")}</p>
      )}
      {listed.length > 0 && (
        <details class="choose-list">
          <summary>{t("choose-from-list")}</summary>
          <ul class="choices">
            {listed.map((option) => (
              <ChoiceButton
                session={session}
                option={option}
                number={digits.get(option) ?? null}
                primary
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Advice({ session }: { session: Session }) {
  const advice = session.advice.value;
  if (advice === null) return null;
  if (advice === "asked") return <p class="note">{t("hint-wait")}</p>;
  const best = advice[0];
  if (!best) return <p class="note">{t("hint-none")}</p>;
  const action = session.speaker.value.action([best[0], best[1]]);
  const ends = session.composition.value?.done(session.chosenNumbers.value.length);
  const asItIs = advice.find(([verb]) => verb === ends);
  return (
    <div class="note" data-note="hint">
      <p>
        {asItIs && `${t("hint-set", { percent: Math.round(100 * asItIs[2]) })} `}
        {best !== asItIs && t("hint-best", { action, percent: Math.round(100 * best[2]) })}
      </p>
      {session.best.value.map((one, i) => (
        <p class="quiet-words">{session.speaker.value.advised(one, i === 0)}</p>
      ))}
    </div>
  );
}

/** The move that would be undone, in the words of the chronicle. */
function moveOf(session: Session, from: number | null): string {
  const event = from === null ? undefined : session.told.value[from];
  return event ? t("quoted", { text: session.speaker.value.event(event) }) : "";
}

/** Whether others have acted since the move that would be taken back. */
const othersActed = (session: Session, asked: number, from: number | null) =>
  from !== null &&
  session.told.value.slice(from).some(([, , params]) => {
    const seat = params["seat"];
    return typeof seat === "number" && seat !== asked;
  });

function UndoRequest({ session }: { session: Session }) {
  const state = session.state.value;
  const asked = state?.undo_asked ?? null;
  if (!state) return null;
  if (asked === null) {
    return state.undo_denied ? <p class="note">{t("undo-denied")}</p> : null;
  }
  const mine = state.table.seats.filter((s) => s.mine).map((s) => s.seat);
  const move = moveOf(session, state.undo_from);
  const agreed = state.undo_granted ?? [];
  const missing = state.table.seats.filter((s) => s.seat !== asked && !agreed.includes(s.seat));
  const names = listOf(missing.map((s) => session.speaker.value.seat(s.seat)));
  if (mine.includes(asked)) {
    return (
      <div class="note" data-note="undo">
        <p>
          {t("undo-asked")} {move} {t("undo-missing", { names })}
        </p>
        <p class="note-buttons">
          <button
            type="button"
            class="button quiet"
            data-tool="withdraw"
            onClick={() => session.answerUndo(asked, false)}
          >
            {t("withdraw")}
          </button>
        </p>
      </div>
    );
  }
  const seat = mine.find((one) => !agreed.includes(one));
  return (
    <div class="note" data-note="undo">
      <p>
        {t("undo-question", { name: session.speaker.value.seat(asked) })} {move}
        {othersActed(session, asked, state.undo_from) && ` ${t("undo-also")}`}
      </p>
      {seat === undefined && mine.length > 0 && (
        <p>
          {t("undo-agreed")} {t("undo-missing", { names })}
        </p>
      )}
      {seat !== undefined && (
        <p class="note-buttons">
          <button type="button" class="button" onClick={() => session.answerUndo(seat, true)}>
            {t("undo-yes")}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => session.answerUndo(seat, false)}
          >
            {t("undo-no")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Passing in advance: a button beside the question, and a chip while the order stands. */
function StandingOrder({ session }: { session: Session }) {
  const { order, lesson } = session.state.value!;
  if (lesson || !order) return null;
  if (order === "offered") {
    return (
      <button
        type="button"
        class="button quiet"
        data-tool="order"
        title={t("order-meaning")}
        onClick={() => session.order(true)}
      >
        {t("order-pass")}
      </button>
    );
  }
  return (
    <span class="chip" data-order="stands" title={t("order-meaning")}>
      {t("order-stands")}{" "}
      <button
        type="button"
        class="button quiet"
        data-tool="order-cancel"
        onClick={() => session.order(false)}
      >
        {t("order-cancel")}
      </button>
    </span>
  );
}

function Tools({ session }: { session: Session }) {
  const state = session.state.value;
  if (!session.live || !state?.view) return null;
  return (
    <div class="tools">
      {state.undo && state.undo_seat !== null && !state.view.over && (
        <button type="button" class="button quiet" data-tool="undo" onClick={() => session.undo()}>
          <Icon name="undo" />
          {state.undo === "free" ? t("undo") : t("undo-ask")}
        </button>
      )}
      <StandingOrder session={session} />
      {session.asked.value && !state.table.rated && !state.puzzle && (
        <button
          type="button"
          class="button quiet"
          data-tool="hint"
          disabled={session.advice.value === "asked"}
          onClick={() => void session.hint()}
        >
          <Icon name="bulb" />
          {t("hint")}
        </button>
      )}
      {session.asked.value && (
        <TopicRule game={session.info.id} topic={`prompt:${state.view.prompt}`} />
      )}
    </div>
  );
}

/** What the stage shows while nobody is asked: the panel says what is being seen. */
export function NowShown({ session }: { session: Session }) {
  const { stage } = session;
  const cue = stage.playing.value;
  if (stage.offered.value > 0) {
    return (
      <div class="offer" data-offer>
        <p class="prompt">{t("offer-title", { count: stage.offered.value })}</p>
        <p class="note-buttons">
          <button
            type="button"
            class="button primary"
            data-tool="watch"
            onClick={() => stage.watch()}
          >
            {t("offer-watch")}
          </button>
          <button type="button" class="button" data-tool="skip-all" onClick={() => stage.toEnd()}>
            {t("offer-skip")}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div class="now-shown" data-shown={cue?.first}>
      <p class="prompt">{cue?.beat.words ?? ""}</p>
      {(cue?.sentences ?? [])
        .filter((sentence) => sentence !== cue!.beat.words)
        .map((sentence) => (
          <p>
            <Spoken text={sentence} />
          </p>
        ))}
      {stage.waiting.value && (
        <button type="button" class="button primary" data-tool="go-on" onClick={() => stage.goOn()}>
          {t("stage-go-on")}
        </button>
      )}
    </div>
  );
}

function Note({ session }: { session: Session }) {
  const note = session.note.value;
  return (
    <div aria-live="polite">
      {note && (
        <div class="note" data-note="refusal">
          <p>
            {note.text}
            {note.rule && <RuleRef rule={note.rule} />}
          </p>
          {note.topic && <TopicRule game={session.info.id} topic={note.topic} />}
          {note.rule && <RuleHere key={note.rule} id={note.rule} speaker={session.speaker.value} />}
        </div>
      )}
      <Advice session={session} />
      {session.guard.value && <CautionNote session={session} />}
    </div>
  );
}

/** Question, means to decide, choices and the small tools: what the person has to do now. */
export function Question({ session }: { session: Session }) {
  useNumberKeys(session);
  const { text, seat } = promptOf(session);
  const over = session.view.value?.over;
  const asked = session.asked.value && !over;
  const shows = session.stage.busy.value;
  const Means = session.board.Question;
  const puzzle = session.state.value?.puzzle;
  const solved = puzzle?.best != null;
  const reason = !shows && !solved && session.view.value ? session.board.reason?.(session) : "";
  const ref = useRef<HTMLElement>(null);
  const decision = session.asked.value ? session.state.value!.decision : "";
  useEffect(() => {
    // the button that was pressed is gone: go on from here, not from the top of the page
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [decision]);
  return (
    <section
      ref={ref}
      class={`question panel ${asked ? "asked" : ""}`}
      tabIndex={-1}
      data-decision={decision}
      aria-label={t("choices")}
    >
      {session.state.value?.lesson && <Coach session={session} />}
      {puzzle && <PuzzlePanel session={session} />}
      {shows ? (
        <NowShown session={session} />
      ) : solved ? null : (
        <p class={`prompt ${seat >= 0 ? `ink-${seat % 5}` : ""}`} aria-live="polite" data-prompt>
          {text}
        </p>
      )}
      {reason && <p class="why">{reason}</p>}
      <Note session={session} />
      {session.me.value < 0 && <p class="quiet-words">{t("spectating")}</p>}
      <TableNotes session={session} />
      <UndoRequest session={session} />
      {Means && session.view.value && !solved && (
        <div class="means">
          <Means session={session} />
        </div>
      )}
      {asked && <Choices session={session} />}
      <Tools session={session} />
      {puzzle && <PuzzleWays session={session} />}
    </section>
  );
}
