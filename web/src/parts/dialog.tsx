import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../texts";
import { Icon } from "./icons";

/** A modal sheet. Escape, the cross and a click beside it close it; the focus returns to where it was. */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** beside the title */
  picture?: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current!;
    const before = document.activeElement as HTMLElement | null;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      before?.focus(); // the dialog itself gives no focus back once it is out of the page
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={props.class ?? ""}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => event.target === ref.current && props.onClose()}
    >
      <div class="dialog">
        <header>
          {props.picture}
          <h2 id={id}>{props.title}</h2>
          <button
            class="button quiet icon"
            type="button"
            onClick={props.onClose}
            aria-label={t("close")}
          >
            <Icon name="close" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
