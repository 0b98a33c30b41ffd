/** Pages of the game's own: the scenario editor, and those who died by their own hand. */
import type { GamePages } from "$shell/games/parts";

export const pages: GamePages["pages"] = {
  make: () => import("./editor/Editor.svelte"),
  honour: () => import("./Honour.svelte"),
};
export const links: GamePages["links"] = [
  { href: "/make/samourai", words: "web-edit-title" },
  { href: "/gallery/samourai", words: "web-gallery-title" },
  { href: "/honour", words: "web-honour" },
];
