import { describe, expect, it } from "vitest";
import { routeOf } from "../src/router";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/table/abc", "", { page: "table", id: "abc", invite: "" }],
    ["/table/abc", "#secret", { page: "table", id: "abc", invite: "secret" }],
    ["/table/abc/replay", "", { page: "replay", id: "abc", event: null }],
    ["/table/abc/replay", "#12", { page: "replay", id: "abc", event: 12 }],
    ["/table", "", { page: "lost" }],
    ["/elsewhere", "", { page: "lost" }],
  ])("%s%s", (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
  });
});
