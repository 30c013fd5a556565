import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Session } from "./session";

const WAYS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LEGAL = ".el.legal, .el.picked";

type Target = HTMLElement | SVGElement;

/** Whether keys belong to somebody else now: a field to write in, or an open dialog. */
export function isBusyElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) ||
    document.querySelector("dialog[open]") !== null
  );
}

/** The nearest thing in a direction: far sideways counts double. */
export function neighbour(
  from: DOMRect,
  way: readonly [number, number],
  boxes: readonly DOMRect[],
): number {
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 4 || aside > ahead * 2.5) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** The next thing on the board that an arrow key leads to. */
function walk(board: HTMLElement, way: readonly [number, number]): boolean {
  const things = [...board.querySelectorAll<Target>("[data-el]")];
  const here = document.activeElement;
  if (!here || !board.contains(here)) return false;
  if (!here.matches("[data-el]")) {
    const first = board.querySelector<Target>(LEGAL) ?? things[0];
    first?.focus();
    return first !== undefined;
  }
  const others = things.filter((one) => one !== here);
  const boxes = others.map((one) => one.getBoundingClientRect());
  const next = others[neighbour(here.getBoundingClientRect(), way, boxes)];
  next?.focus();
  return next !== undefined;
}

/** The first thing that answers the question: a button of it, or a glowing thing. */
export function firstChoice(frame: HTMLElement): Target | null {
  const inside = ".question .choice:not([aria-disabled]), .question .composer .primary";
  return (
    frame.querySelector<Target>(`[data-board] :is(${LEGAL}), .shelf :is(${LEGAL})`) ??
    frame.querySelector<Target>(inside)
  );
}

/** Arrow keys walk the board; from the question the next choice is one tab away. */
export function useBoardKeys(session: Session, frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const whole = frame.current;
      const board = whole?.querySelector<HTMLElement>("[data-board]");
      if (!whole || !board || isBusyElsewhere(event)) return;
      const way = event.shiftKey ? undefined : WAYS[event.key];
      if (way && walk(board, way)) event.preventDefault();
      const waiting = document.activeElement?.matches(".question") ?? false;
      if (event.key === "Tab" && !event.shiftKey && waiting && session.asked.value) {
        const choice = firstChoice(whole);
        choice?.focus();
        if (choice) event.preventDefault();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}
