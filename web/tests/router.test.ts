import { describe, expect, it } from "vitest";
import { routeOf } from "../src/router";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/table/abc", "", { page: "table", id: "abc", invite: "" }],
    ["/table/abc", "#secret", { page: "table", id: "abc", invite: "secret" }],
    ["/table/abc/replay", "", { page: "replay", id: "abc", event: null }],
    ["/table/abc/replay", "#12", { page: "replay", id: "abc", event: 12 }],
    ["/learn/heerbann", "", { page: "learn", game: "heerbann" }],
    ["/learn/heerbann/sheet", "", { page: "sheet", game: "heerbann" }],
    ["/rules/heerbann", "#RE-4.4", { page: "rules", game: "heerbann", rule: "RE-4.4" }],
    ["/puzzles/heerbann", "", { page: "puzzles", game: "heerbann", number: null }],
    ["/puzzles/heerbann/12", "", { page: "puzzles", game: "heerbann", number: 12 }],
    ["/puzzles/heerbann/0", "", { page: "lost" }],
    ["/puzzles/heerbann/1/2", "", { page: "lost" }],
    ["/puzzles/heerbann/x", "", { page: "lost" }],
    ["/puzzles", "", { page: "lost" }],
    ["/learn", "", { page: "lost" }],
    ["/table", "", { page: "lost" }],
    ["/elsewhere", "", { page: "lost" }],
  ])("%s%s", (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
  });
});
