/** What a game adds to its replays: `web/replay.ts` in its own folder. All of it is optional. */
import type { Component } from "svelte";
import { folderOf } from "../lib/folders";
import type { Choice } from "../lib/wire";
import type { Happened } from "./face";

/** A number that tells how a game went, drawn move by move. */
export interface Series {
  /** The key of its name. */
  words: string;
  colour: string;
  /** At the beginning, by the options of the table. */
  begin: (options: Record<string, unknown>) => number;
  /** After an event. */
  after: (now: number, event: Happened) => number;
}

/** The things on the board that a move is about, as CSS selectors: where it comes from and goes to. */
export interface Marks {
  from?: string;
  to?: string;
}

export interface ReplayArt {
  /** What the board itself does not show when everything is open: the hands of the others. */
  Opened?: Component<{ view: unknown; names: readonly string[] }>;
  series?: readonly Series[];
  /** Of a choice of a seat, on the board as it is seen at that moment. */
  marks?: (choice: Choice, seat: number, view: unknown) => Marks;
}

const FOUND = import.meta.glob<{ replay: ReplayArt }>("../../../src/tatami/games/*/web/replay.ts");

export async function replayArt(game: string): Promise<ReplayArt> {
  const load = FOUND[`../../../src/tatami/games/${folderOf(game)}/web/replay.ts`];
  return load ? (await load()).replay : {};
}
