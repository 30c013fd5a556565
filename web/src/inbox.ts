import { computed, effect, signal } from "@preact/signals";
import { api } from "./api";
import { route } from "./router";
import { lang } from "./settings";
import type { Inbox } from "./wire";

const POLL = 5000;
const SELDOM = 6; // away from home only every so many times

/** The guest's inbox, as last sent by the server. */
export const inbox = signal<Inbox>({ turns: [], running: [], rest: [], open: [] });

/** What the page itself is called. */
export const pageTitle = signal("");

const waiting = computed(() => inbox.value.turns.length);

/** Ask for it now; an old list is better than none. */
export function loadInbox(): Promise<void> {
  return api.inbox(lang.value).then(
    (found) => void (inbox.value = found),
    () => undefined,
  );
}

/** A shield with the number of tables that wait. */
function badge(count: number): string {
  const words = count > 9 ? "9+" : String(count);
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<path d="M3 2h26v13c0 8-6 13-13 16C9 28 3 23 3 15z" fill="#8c211a" stroke="#f5dfa8" stroke-width="2"/>` +
    `<text x="16" y="22" text-anchor="middle" font-family="serif" font-weight="700" font-size="18" fill="#fff">${words}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** Keep the inbox fresh, and count what waits in the title and the icon of the tab. */
export function watchInbox(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const plain = icon?.href ?? "";
  effect(() => {
    const count = waiting.value;
    document.title = count > 0 ? `(${count}) ${pageTitle.value}` : pageTitle.value;
    if (icon) icon.href = count > 0 ? badge(count) : plain;
  });
  let beats = 0;
  setInterval(() => {
    beats += 1;
    if (route.value.page === "home" || beats % SELDOM === 0) void loadInbox();
  }, POLL);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void loadInbox();
  });
}
