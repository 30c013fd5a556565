import { defineConfig } from "vitest/config";
import { lightFonts } from "./plugins/fonts.ts";
import { packed } from "./plugins/packed.ts";

// Everything is served by our own server under a strict content policy: no inlined assets.
export default defineConfig({
  plugins: [lightFonts(), packed()],
  build: {
    outDir: "../src/tafelrunde/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
  },
});
