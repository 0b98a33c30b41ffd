import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../src/tatami/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // The server sends a strict content policy: no inline script.
    modulePreload: { polyfill: false },
  },
});
