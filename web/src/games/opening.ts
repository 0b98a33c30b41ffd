/** The pictures with which a game's tables are set up: `web/opening.ts` in its own folder. All of it is optional. */
import type { Component } from "svelte";
import { folderOf } from "../lib/folders";

export interface OpeningArt {
  /** The drawings to which the pictures refer. */
  art: () => Promise<{ default: string }>;
  /** The picture of one value of the pictured option. */
  Card?: Component<{ value: unknown; players: number }>;
  /** What this value means in numbers, under its name. */
  Facts?: Component<{ value: unknown; players: number }>;
  /** Who sits at a seat: by the value of a list option (a samurai), or by the seat's number. */
  Portrait?: Component<{ seat: number; value: unknown }>;
  /** More about the table as it is chosen: how it is won. */
  Detail?: Component<{ options: Record<string, unknown>; names: readonly string[] }>;
  /** What one of the values of a list option can do, in a few words. */
  says?: (value: unknown) => string;
}

const FOUND = import.meta.glob<{ opening: OpeningArt }>("../../../src/tatami/games/*/web/opening.ts");

export async function openingArt(game: string): Promise<OpeningArt | null> {
  const load = FOUND[`../../../src/tatami/games/${folderOf(game)}/web/opening.ts`];
  return load ? (await load()).opening : null;
}
