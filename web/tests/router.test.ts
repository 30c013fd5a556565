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
    ["/learn", "", { page: "lost" }],
    ["/table", "", { page: "lost" }],
    ["/elsewhere", "", { page: "lost" }],
  ])("%s%s", (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
  });
});
