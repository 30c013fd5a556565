import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../texts";
import type { Session } from "./session";

/** The words for an element: its label and facts in the scene, our wording, its provenance. */
export function nameOf(session: Session, element: string): string {
  const speaker = session.speaker.value;
  const item = session.items.value.get(element);
  const entry = session.info.lexicon[element];
  const parts = [
    item ? speaker.scene(item.label.key, item.label.params) : speaker.element(element),
    ...session.facts(element).map((f) => speaker.fact(f.key, f.value).join(" ")),
    speaker.wording(element),
    item && speaker.has(`state-${item.state}`) ? speaker.text(`state-${item.state}`) : "",
    entry && speaker.has(`provenance-${entry.provenance}`)
      ? speaker.text(`provenance-${entry.provenance}`)
      : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Pointer or focus on something asks about its element. */
export function looking(session: Session, element: string) {
  const look = () => {
    session.inspected.value = element;
  };
  const leave = () => {
    if (session.inspected.value === element) session.inspected.value = null;
  };
  return {
    onFocus: look,
    onBlur: leave,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") look();
    },
    onPointerLeave: leave,
  };
}

/**
 * A thing on the table that can be clicked, focused and asked about. `data-el` is the name
 * by which actions and tests know it.
 */
export function Element(props: {
  session: Session;
  element: string;
  /** which one of several equal things this is, from 1 */
  copy?: number;
  class?: string;
  label?: string;
  children: ComponentChildren;
}) {
  const { session, element, copy = 1 } = props;
  const mark = session.mark(element, copy);
  const worth = worthOf(session, element);
  return (
    <button
      type="button"
      class={`el ${mark} ${props.class ?? ""}`}
      data-el={element}
      data-mark={mark}
      aria-label={props.label ?? nameOf(session, element)}
      aria-pressed={session.composable.value.has(element) ? mark === "picked" : undefined}
      onClick={() => session.click(element, copy)}
      {...looking(session, element)}
    >
      {props.children}
      {worth !== null && <span class="worth">{t("hint-value", { percent: worth })}</span>}
    </button>
  );
}

function worthOf(session: Session, element: string): number | null {
  const named = session.options.value.find(
    (o) => o.elements.length === 1 && o.elements[0] === element,
  );
  return named ? session.worth(named.action) : null;
}

/** What is known about the element under the pointer or focus: wording and provenance. */
export function Inspector({ session }: { session: Session }) {
  const element = session.inspected.value;
  const entry = element ? session.info.lexicon[element] : undefined;
  const state = session.state.value;
  useEffect(() => {
    // what was under the pointer may be gone, and nobody tells that it was left
    if (element && !document.querySelector(`[data-el="${element}"]`)) {
      session.inspected.value = null;
    }
  }, [element, state]);
  if (!element || !entry) return null;
  const speaker = session.speaker.value;
  const facts = session.facts(element).filter((f) => !Array.isArray(f.value));
  return (
    <div class="inspector panel" aria-hidden="true">
      <h3>{speaker.element(element)}</h3>
      <p>{facts.map((f) => speaker.fact(f.key, f.value).join(" ")).join(" · ")}</p>
      {speaker.wording(element) && <p>{speaker.wording(element)}</p>}
      {speaker.has(`provenance-${entry.provenance}`) && (
        <p class="quiet-words">{speaker.text(`provenance-${entry.provenance}`)}</p>
      )}
    </div>
  );
}
