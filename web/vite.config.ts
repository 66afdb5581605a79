import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { shell } from "./shell.ts";

/** The address that `futaie serve` prints, unless FUTAIE_SERVER names another one. */
const USUAL = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/futaie/server/built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The catalogues lie beside the Python that speaks them too.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: loadEnv(mode, ".", "FUTAIE_").FUTAIE_SERVER ?? USUAL, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
