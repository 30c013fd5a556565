import { defineConfig } from "vitest/config";
import { lightFonts } from "./plugins/fonts.ts";
import { packed } from "./plugins/packed.ts";

/**
 * What several pages share, in pieces of some size: each one costs a request and its headers.
 * Learning and one's own page bring texts along that other pages need not load.
 */
const SHARED = {
  name: "shared",
  test: (id: string) => /\.tsx?$|node_modules/.test(id) && !/src\/(learn|me)\//.test(id),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 20_000,
};

/** The names of shared pieces would list all pages that share them. */
const named = ({ name }: { name?: string }) =>
  `assets/${name?.startsWith("shared") ? "shared" : "[name]"}-[hash]`;
const NAMES = {
  chunkFileNames: (chunk: { name?: string }) => `${named(chunk)}.js`,
  assetFileNames: ({ names: [name] }: { names: string[] }) => `${named({ name })}[extname]`,
};

// Everything is served by our own server under a strict content policy: no inlined assets.
export default defineConfig({
  plugins: [lightFonts(), packed()],
  build: {
    outDir: "../src/tafelrunde/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] }, ...NAMES } },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000, // a busy machine is no fault
  },
});
