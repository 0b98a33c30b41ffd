import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { words } from "./words-plugin";

const SHELL = decodeURIComponent(new URL("./src", import.meta.url).pathname);

/** A game's page lies in the game's own folder, outside this one: its packages are found from here. */
const packagesForGames: Plugin = {
  name: "packages-for-games",
  enforce: "pre",
  resolveId(source, importer, options) {
    const bare = /^[@a-z]/.test(source);
    if (!bare || !importer?.includes("/tatami/games/")) return null;
    return this.resolve(source, `${SHELL}/main.ts`, { ...options, skipSelf: true });
  },
};

export default defineConfig({
  plugins: [packagesForGames, words(), svelte()],
  base: "/",
  resolve: { alias: { $shell: SHELL } },
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
