import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { preloads } from "./preloads-plugin";
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

/** Files of which every page, every board and every table is made: some bytes too many cost less than requests. */
const TOGETHER = [
  {
    name: "shell",
    test: /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/web\/src\/lib\/(api|bots|folders|games\.svelte|habits\.svelte|keep|me\.svelte|percent|router\.svelte|theme\.svelte|trouble|words\.svelte)\.ts|virtual:words$|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: "board",
    test: /\/web\/src\/(stage\/(cues|effects|settings\.svelte)\.ts|table\/(drag|focus|names|picking\.svelte|popover\.svelte)\.ts|games\/(face\.ts|Drawings\.svelte|plain\/)|lib\/gradually\.svelte)/,
  },
  {
    name: "table",
    test: /\/web\/src\/(stage\/|table\/(?!RulesDrawer|Waiting|WhyNot|Confirm|FairCheck)|lib\/(TellMe|push|sound\.svelte))/,
  },
];

export default defineConfig({
  plugins: [packagesForGames, words(), svelte(), preloads()],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: TOGETHER,
        },
      },
    },
  },
});
