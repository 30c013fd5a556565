import { describe, expect, it } from "vitest";
import { carried } from "../src/games/drei_sanchos/companion/position";
import { FIELD, GARRISON } from "../src/games/drei_sanchos/generated";

const position = { burgos: "C3K g:C1", bureba: "N2" };
const at = (region: string, place: number) => ({ region, place });

describe("a piece that is carried on the companion's board", () => {
  it("leaves one region for another, a king without his men", () => {
    const [from, to] = [at("burgos", FIELD), at("bureba", FIELD)];
    expect(carried(position, 0, false, from, to)).toEqual({ burgos: "g:C1 C2K", bureba: "N2 C1" });
    expect(carried(position, 0, true, from, to)).toEqual({ burgos: "g:C1 C3", bureba: "N2 CK" });
  });

  it("goes into the castle of its own region, or comes from the recruits", () => {
    const [field, castle] = [at("burgos", FIELD), at("burgos", GARRISON)];
    expect(carried(position, 0, false, field, castle)).toEqual({ burgos: "C2K g:C2" });
    expect(carried(position, 0, false, null, field)).toEqual({ burgos: "g:C1 C4K" });
  });
});
