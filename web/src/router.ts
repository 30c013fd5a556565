import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; invite: string }
  | { page: "replay"; id: string; event: number | null }
  | { page: "campaigns"; game: string }
  | { page: "companion"; game: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "sheet"; game: string }
  | { page: "puzzles"; game: string; number: number | null }
  | { page: "me" }
  | { page: "lost" };

/**
 * The page behind an address. The invite stands in the fragment, which is never sent; that of a
 * replay is the number of an event to begin with.
 */
export function routeOf(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { page: "home" };
  if (parts[0] === "table" && parts[1] && parts.length === 2) {
    return { page: "table", id: decodeURIComponent(parts[1]), invite: hash.replace(/^#/, "") };
  }
  if (parts[0] === "table" && parts[1] && parts[2] === "replay" && parts.length === 3) {
    const event = /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null;
    return { page: "replay", id: decodeURIComponent(parts[1]), event };
  }
  if (parts[0] === "me" && parts.length === 1) return { page: "me" };
  if (parts[0] === "campaigns" && parts[1] && parts.length === 2) {
    return { page: "campaigns", game: decodeURIComponent(parts[1]) };
  }
  if (parts[0] === "companion" && parts[1] && parts.length === 2) {
    return { page: "companion", game: decodeURIComponent(parts[1]) };
  }
  if (parts[0] === "learn" && parts[1] && parts.length === 2) {
    return { page: "learn", game: decodeURIComponent(parts[1]) };
  }
  if (parts[0] === "learn" && parts[1] && parts[2] === "sheet" && parts.length === 3) {
    return { page: "sheet", game: decodeURIComponent(parts[1]) };
  }
  if (parts[0] === "puzzles" && parts[1] && /^([1-9]\d{0,3})?$/.test(parts.slice(2).join("/"))) {
    const number = parts[2] ? Number(parts[2]) : null;
    return { page: "puzzles", game: decodeURIComponent(parts[1]), number };
  }
  if (parts[0] === "rules" && parts[1] && parts.length === 2) {
    const rule = decodeURIComponent(hash.replace(/^#/, ""));
    return { page: "rules", game: decodeURIComponent(parts[1]), rule };
  }
  return { page: "lost" };
}

const here = () => routeOf(location.pathname, location.hash);

export const route = signal<Route>(here());

addEventListener("popstate", () => {
  route.value = here();
});

export function go(path: string): void {
  history.pushState(null, "", path);
  route.value = here();
  scrollTo(0, 0);
}

/** For links: a plain click changes the page without reloading it. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
