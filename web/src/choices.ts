import type { Action, Choice, GameInfo } from "./wire";

/** A choice with the board elements it names, for example ["card:18"]. */
export interface Option {
  action: Action;
  elements: string[];
  refusal: Choice[2];
}

export function readOptions(choices: Choice[], verbs: GameInfo["verbs"]): Option[] {
  return choices.map(([verb, args, refusal]) => ({
    action: [verb, args],
    elements: args.map((arg, i) => `${verbs[verb]?.[i] ?? "?"}:${arg}`),
    refusal,
  }));
}

const begins = (elements: string[], picked: string[]) =>
  picked.length <= elements.length && picked.every((element, i) => elements[i] === element);

export interface Narrowed {
  /** options that still fit what was clicked, legal ones only */
  open: Option[];
  /** elements that can be clicked next */
  targets: Set<string>;
  /** options whose elements are all clicked */
  ready: Option[];
}

/** What is left of a question after some elements were clicked, in the order of arguments. */
export function narrow(options: Option[], picked: string[]): Narrowed {
  const open = options.filter((o) => o.refusal === null && begins(o.elements, picked));
  const targets = new Set<string>();
  for (const o of open) {
    const next = o.elements[picked.length];
    if (next !== undefined) targets.add(next);
  }
  return { open, targets, ready: open.filter((o) => o.elements.length === picked.length) };
}

export type Click =
  | { kind: "send"; option: Option }
  | { kind: "narrow"; picked: string[] }
  | { kind: "refused"; option: Option }
  | { kind: "none" };

/** What clicking an element means: an answer, a further question, a refusal, or nothing. */
export function click(options: Option[], picked: string[], element: string): Click {
  const next = [...picked, element];
  const { open, ready } = narrow(options, next);
  if (open.length === 1 && ready.length === 1) return { kind: "send", option: ready[0]! };
  if (open.length > 0) return { kind: "narrow", picked: next };
  const refused = options.find((o) => o.refusal !== null && begins(o.elements, next));
  if (refused) return { kind: "refused", option: refused };
  return picked.length > 0 ? click(options, [], element) : { kind: "none" };
}

/** An action to ask "why not?" about when an element is no candidate at all. */
export function doubtful(
  options: Option[],
  verbs: GameInfo["verbs"],
  element: string,
): Action | null {
  const [kind, number] = element.split(":");
  for (const { action } of options) {
    const kinds = verbs[action[0]] ?? [];
    if (kinds.length === 1 && kinds[0] === kind) return [action[0], [Number(number)]];
  }
  return null;
}
