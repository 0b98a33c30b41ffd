/** Pages of the game's own: the scenario editor, the campaign, and those who died by their own hand. */
import type { GamePages } from "$shell/games/parts";

export const pages: GamePages["pages"] = {
  make: () => import("./editor/Editor.svelte"),
  campaign: () => import("./campaign/Campaign.svelte"),
  honour: () => import("./Honour.svelte"),
};
export const links: GamePages["links"] = [
  { href: "/campaign", words: "web-campaign" },
  { href: "/make/samourai", words: "web-edit-title" },
  { href: "/gallery/samourai", words: "web-gallery-title" },
  { href: "/honour", words: "web-honour" },
];
