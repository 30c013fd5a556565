import { useEffect, useRef } from "preact/hooks";
import type { Option } from "../choices";
import { Icon } from "../parts/icons";
import { RuleRef } from "../parts/rules";
import { listOf, t } from "../texts";
import { looking } from "./element";
import type { Session } from "./session";

const MOST_BUTTONS = 12;

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

/** The choices that are shown as buttons, in the order of their number keys. */
export function buttonsOf(session: Session): Option[] {
  if (session.composition.value) return [];
  const { open, ready } = session.narrowed.value;
  const depth = session.picked.value.length;
  if (depth > 0) return ready.length > 0 && open.length <= MOST_BUTTONS ? open : ready;
  const bare = open.filter((o) => o.elements.length === 0);
  const short = open.length <= MOST_BUTTONS && open.every((o) => o.elements.length <= 1);
  return short ? [...open.filter((o) => o.elements.length > 0), ...bare] : bare;
}

const MOST_REFUSED = 8;

/** Refused candidates of a short question: clicking one tells why. */
export function refusedOf(session: Session): Option[] {
  const options = session.options.value;
  if (session.composition.value || session.picked.value.length > 0) return [];
  return options.length <= MOST_REFUSED ? options.filter((o) => o.refusal !== null) : [];
}

function useNumberKeys(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) ||
        document.querySelector("dialog[open]")
      )
        return;
      if (event.key === "Escape") session.clear();
      if (!/^[0-9]$/.test(event.key)) return;
      if (session.composition.value) {
        const elements = [...session.composable.value];
        const element = elements[(Number(event.key) + 9) % 10];
        if (element) session.click(element);
        return;
      }
      const option = buttonsOf(session)[(Number(event.key) + 9) % 10];
      if (option) session.choose(option);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}

function ChoiceButton(props: {
  session: Session;
  option: Option;
  number: number;
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
        {number > 0 && number <= 10 && <kbd class="key">{number % 10}</kbd>}
        {element && session.board.picture?.(element, session)}
        <span>{session.speaker.value.action(option.action)}</span>
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
        {buttons.map((option, i) => (
          <ChoiceButton
            session={session}
            option={option}
            number={i + 1}
            primary={option.elements.length > 0 || buttons.length === 1}
          />
        ))}
        {refusedOf(session).map((option) => (
          <ChoiceButton session={session} option={option} number={0} primary={false} />
        ))}
      </ul>
      {targets.size > 0 && buttons.every((o) => o.elements.length === 0) && (
        <p class="quiet-words">{t("choose-on-board")}</p>
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
  return (
    <p class="note" data-note="hint">
      {t("hint-best", { action, percent: Math.round(100 * best[2]) })}
    </p>
  );
}

function UndoRequest({ session }: { session: Session }) {
  const state = session.state.value;
  const asked = state?.undo_asked ?? null;
  if (!state || asked === null) return null;
  const mine = state.table.seats.filter((s) => s.mine).map((s) => s.seat);
  if (mine.includes(asked)) return <p class="note">{t("undo-asked")}</p>;
  const seat = mine[0];
  return (
    <div class="note">
      <p>{t("undo-question", { name: session.speaker.value.seat(asked) })}</p>
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
      {session.asked.value && (
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
    </div>
  );
}

/** Prompt, choices and the small tools: what the person has to do now. */
export function Dock({ session }: { session: Session }) {
  useNumberKeys(session);
  const { text, seat } = promptOf(session);
  const note = session.note.value;
  const over = session.view.value?.over;
  const ref = useRef<HTMLElement>(null);
  const decision = session.asked.value ? session.state.value!.decision : "";
  useEffect(() => {
    // the button that was pressed is gone: go on from here, not from the top of the page
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [decision]);
  return (
    <section
      ref={ref}
      class={`dock panel ${session.asked.value ? "asked" : ""}`}
      tabIndex={-1}
      data-decision={decision}
      aria-label={t("choices")}
    >
      <div class="dock-head">
        <p class={`prompt ${seat >= 0 ? `ink-${seat % 5}` : ""}`} aria-live="polite" data-prompt>
          {text}
        </p>
        <Tools session={session} />
      </div>
      <div aria-live="polite">
        {note && (
          <div class="note" data-note="refusal">
            <p>
              {note.text}
              {note.rule && <RuleRef rule={note.rule} />}
            </p>
          </div>
        )}
        <Advice session={session} />
      </div>
      {session.me.value < 0 && <p class="quiet-words">{t("spectating")}</p>}
      <UndoRequest session={session} />
      {session.asked.value && !over && <Choices session={session} />}
    </section>
  );
}
