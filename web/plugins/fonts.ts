import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const MODULES = fileURLToPath(new URL("../node_modules", import.meta.url));
const PACKAGES = { almendra: [700], "eb-garamond": [400, 600], "source-sans-3": [400, 600] };
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** What our fonts can write: all letters of Latin-1, and the signs of our texts. */
export const LETTERS =
  range(0x20, 0x7e) + "\u00a0§«°±·»½×ß" + range(0xc0, 0xff) + "ŒœŸ–—‘’‚“”„†•…→−";

/** Titles and ribbons: words, no signs. */
const TITLES =
  range(0x41, 0x5a) + range(0x61, 0x7a) + range(0x30, 0x39) + " ÄÖÜäöüßáéíóúñ’'.,:!?-–";
const lettersOf = (font: string) => (font.startsWith("almendra") ? TITLES : LETTERS);

const FEATURES = ["kern", "liga", "tnum"]; // every letter has a form of its own

interface Font {
  name: string;
  source: Buffer;
}

function fonts(): Font[] {
  return Object.entries(PACKAGES).flatMap(([name, weights]) =>
    weights.map((weight) => {
      const file = `${name}-latin-${weight}-normal.woff2`;
      return {
        name: `${name}-${weight}.woff2`,
        source: readFileSync(join(MODULES, "@fontsource", name, "files", file)),
      };
    }),
  );
}

function licences(): string {
  const texts = Object.keys(PACKAGES).map((name) =>
    readFileSync(join(MODULES, "@fontsource", name, "LICENSE"), "utf8"),
  );
  return `These fonts hold a part of the letters of the originals.\n\n${texts.join("\n\n")}`;
}

/**
 * Style sheets find fonts with our letters only under "@fonts". They are made once for each set
 * of letters, so their names in the build change whenever their contents do.
 */
export function lightFonts(): Plugin {
  const all = fonts();
  const key = createHash("sha256").update(LETTERS).update(TITLES).update(FEATURES.join());
  for (const { source } of all) key.update(source);
  const folder = join(MODULES, ".fonts", key.digest("hex").slice(0, 16));
  return {
    name: "light-fonts",
    config: () => ({ resolve: { alias: { "@fonts": folder } } }),
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const { name, source } of all) {
        const file = join(folder, name);
        if (existsSync(file)) continue;
        const options = { targetFormat: "woff2", keepFeatures: FEATURES } as const;
        writeFileSync(file, await subsetFont(source, lettersOf(name), options));
      }
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences/fonts.txt", source: licences() });
    },
  };
}
