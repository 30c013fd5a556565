import { signal } from "@preact/signals";

const narrow = matchMedia("(max-width: 759px)");

/** Whether everything lies in one narrow column. */
export const phone = signal(narrow.matches);
narrow.addEventListener("change", () => (phone.value = narrow.matches));
