import { effect, signal } from "@preact/signals";
import type { Lang } from "./wire";

export type Theme = "system" | "light" | "dark";

function stored<T extends string>(key: string, values: readonly T[], otherwise: T) {
  let found: string | null = null;
  try {
    found = localStorage.getItem(`tafelrunde.${key}`);
  } catch {
    // storage may be switched off; then nothing is remembered
  }
  const value = signal<T>(values.includes(found as T) ? (found as T) : otherwise);
  let first = true;
  effect(() => {
    const now = value.value;
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(`tafelrunde.${key}`, now);
    } catch {
      // as above
    }
  });
  return value;
}

const spoken: Lang = navigator.language?.toLowerCase().startsWith("de") ? "de" : "en";

export const lang = stored<Lang>("lang", ["de", "en"], spoken);
export const theme = stored<Theme>("theme", ["system", "light", "dark"], "system");
/** How quickly what happens at a table is shown; off: only how it ends. */
export type Speed = "slow" | "normal" | "fast" | "off";
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export const speed = stored<Speed>("speed", SPEEDS, "normal");
/** "unasked" until somebody was asked whether there may be sound */
export const sound = stored<"unasked" | "on" | "off">("sound", ["unasked", "on", "off"], "unasked");
/** How loud, from 1 to 10. */
export const LOUDNESS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
export const volume = stored<(typeof LOUDNESS)[number]>("volume", LOUDNESS, "6");
export const tumble = stored<"on" | "off">("tumble", ["on", "off"], "on");

/** Keep the document's language, colours and motion in step with the settings. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.lang = lang.value;
    root.dataset.theme = theme.value;
    root.dataset.tumble = tumble.value;
  });
}
