// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LETTERS } from "../plugins/fonts.ts";
import { packedForms } from "../plugins/packed.ts";

/** Pictures rather than letters: they come from the fonts of the system. */
const SIGNS = "↻∩▲▼◆●◠♛⚀⚁⚂⚃⚄⚅⚔✓✗✶⤢";

function texts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ftl|toml|tsx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe("the fonts", () => {
  it("have every letter of our texts", () => {
    const known = new Set([...LETTERS, ...SIGNS, "\n"]);
    const all = [...texts("src"), ...texts("../src/tafelrunde")];
    expect(all.length).toBeGreaterThan(50);
    expect([...new Set(all.join(""))].filter((letter) => !known.has(letter))).toEqual([]);
  });
});

describe("packed forms", () => {
  it("hold the same and are smaller", () => {
    const plain = Buffer.from("a page that says the same again and again. ".repeat(50));
    const forms = packedForms(plain);
    expect([...forms.keys()]).toEqual([".br", ".gz"]);
    expect(brotliDecompressSync(forms.get(".br")!)).toEqual(plain);
    expect(gunzipSync(forms.get(".gz")!)).toEqual(plain);
    for (const form of forms.values()) expect(form.length).toBeLessThan(plain.length / 4);
  });

  it("are left out where there is nothing to gain", () => {
    expect(packedForms(Buffer.from("x1")).size).toBe(0);
  });
});
