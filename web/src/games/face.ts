/** What a game brings to the table frame. A folder beside this file with a `face.ts` is enough. */
import type { Component } from "svelte";
import type { Choice, SeatSeen, StepSeen } from "../lib/wire";

export interface BoardProps {
  /** What this seat may know: the game's own view. */
  view: never;
  seats: readonly SeatSeen[];
  names: readonly string[];
  legal: readonly Choice[];
  figures: Record<string, unknown>;
  /** The view in words: what boards without a picture show, and what is read out. */
  lines: readonly string[];
  busy: boolean;
  play: (choice: Choice) => void;
  /** Plays actions, in notation, one after the other, as long as each is legal when its turn comes. */
  playAll: (notations: readonly string[]) => Promise<void>;
  /** Asks what would come of something, where the game can tell; null if it cannot. Missing where nobody plays. */
  ask?: (about: string) => Promise<Record<string, unknown> | null>;
  /** Asks the server which rule forbids a wish, in notation. */
  why: (wish: string) => void;
  /** Opens the rules at a number. */
  openRule: (number: string) => void;
}

export interface StagedProps {
  before: never;
  steps: readonly StepSeen[];
  names: readonly string[];
  seat: number | null;
  done: () => void;
}

export interface Face {
  Board: Component<BoardProps>;
  /** Which rule speaks of an event. */
  ruleOf: Record<string, string>;
  /** Things that happen at once but are told one after the other. */
  Staged?: Component<StagedProps>;
  isStaged?: (steps: readonly StepSeen[]) => boolean;
  /** Whether the board itself asks for every decision of this kind; else the choices are listed below it. */
  asks: (decision: string) => boolean;
  /** What would follow from a choice, where that is known beforehand. */
  note?: (choice: Choice, view: never) => string;
}

const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/face.ts`] ?? FACES["./plain/face.ts"];
  if (!load) throw new Error("the plain face is always there");
  return (await load()).face;
}
