import type { Observed, Picture } from "../wire";

/** A copy in which only the way to the new value is new. */
function put(whole: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const part = (whole as Record<string | number, unknown>)[key];
  const changed = put(part, rest, value);
  if (!Array.isArray(whole)) return { ...(whole as object), [key]: changed };
  const copy = [...(whole as unknown[])];
  copy[Number(key)] = changed;
  return copy;
}

/** A position in which nobody is asked: it only passes by. */
export function passing(view: Observed): Observed {
  const { preview: _, ...rest } = view;
  return { ...rest, asked: [], pending: [], prompt: "", about: {}, picks: [], over: false };
}

/** The positions of a film, which is encoded backwards from the view of its message. */
export function unfold(view: Observed, film: Picture[]): Observed[] {
  let now = passing(view);
  const found = film.toReversed().map((picture) => {
    for (const [path, value] of picture) now = put(now, path, value) as Observed;
    return now;
  });
  return found.reverse();
}
