import { signal, type Signal } from "@preact/signals";

/** Whether a window fits a condition, now and whenever its size changes. */
function matching(condition: string): Signal<boolean> {
  const query = matchMedia(condition);
  const found = signal(query.matches);
  query.addEventListener("change", () => (found.value = query.matches));
  return found;
}

/** Whether everything lies in one narrow column. */
export const phone = matching("(max-width: 759px)");

/** Whether the board is too slender for two pictures side by side. */
export const slender = matching("(max-width: 899px)");
