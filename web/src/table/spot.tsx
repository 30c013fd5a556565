import type { ComponentChildren } from "preact";
import { looking, nameOf } from "./element";
import type { Session } from "./session";

/** Enter and the space bar press what is no button. */
export function pressed(event: KeyboardEvent, run: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

/** Something drawn on a map that actions can name: what `Element` is to the rest of the table. */
export function Spot(props: {
  session: Session;
  element: string;
  class: string;
  label?: string;
  /** what a press means where it is no answer by itself */
  onPress?: ((event: Event) => void) | undefined;
  children: ComponentChildren;
}) {
  const { session, element } = props;
  const press = props.onPress ?? (() => session.click(element));
  const mark = session.mark(element);
  return (
    <g
      role="button"
      tabindex={mark === "idle" ? -1 : 0}
      class={`el ${mark} ${props.class}`}
      data-el={element}
      data-mark={mark}
      aria-label={props.label ?? nameOf(session, element)}
      onClick={press}
      onKeyDown={(event) => pressed(event, () => press(event))}
      {...looking(session, element)}
    >
      {props.children}
    </g>
  );
}
