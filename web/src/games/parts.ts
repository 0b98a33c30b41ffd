/** What each game's own folder brings to the page besides its face: its cover, and pages of its own. */
import type { Component } from "svelte";
import { folderOf } from "../lib/folders";

type Load = () => Promise<{ default: Component<{ name: string }> }>;

export interface GamePages {
  /** Pages by the first part of their address. */
  pages: Record<string, Load>;
  /** Where the form for a new table leads besides: an address and the key of its words. */
  links: { href: string; words: string }[];
}

const GAMES = "../../../src/tatami/games";
interface CoverModule {
  default: Component<{ night: boolean }>;
  /** Where its door stands among the others, from the left. */
  place?: number;
}

const COVERS = import.meta.glob<CoverModule>("../../../src/tatami/games/*/web/Cover.svelte", { eager: true });
const OVERVIEWS = import.meta.glob<{ default: Component<{ figures: Record<string, unknown> }> }>(
  "../../../src/tatami/games/*/web/Overview.svelte",
);
const PAGES = import.meta.glob<GamePages>("../../../src/tatami/games/*/web/pages.ts", { eager: true });

export function coverOf(game: string): Component<{ night: boolean }> | undefined {
  return COVERS[`${GAMES}/${folderOf(game)}/web/Cover.svelte`]?.default;
}

/** The game on one page, in pictures; loaded only when somebody reads the rules. */
export async function overviewOf(game: string): Promise<Component<{ figures: Record<string, unknown> }> | null> {
  const load = OVERVIEWS[`${GAMES}/${folderOf(game)}/web/Overview.svelte`];
  return load ? (await load()).default : null;
}

/** The games whose covers came with this page, in the order of their doors: known before the server has answered. */
export const BUILT_IN = Object.entries(COVERS)
  .sort(([, one], [, other]) => (one.place ?? 99) - (other.place ?? 99))
  .map(([path]) => (path.slice(GAMES.length + 1).split("/")[0] as string).replaceAll("_", "-"));

/** The page of a game at this address, if one has it. */
export function gamePage(kind: string): Load | undefined {
  return Object.values(PAGES).find((one) => one.pages[kind])?.pages[kind];
}

export function linksOf(game: string): GamePages["links"] {
  return PAGES[`${GAMES}/${folderOf(game)}/web/pages.ts`]?.links ?? [];
}
