/** What a game brings to the table frame: `web/face.ts` in its own folder. Games without one are played in words. */
import type { Component, Snippet } from "svelte";
import { folderOf } from "../lib/folders";
import type { Choice, PlanSeen, SeatSeen, StepSeen } from "../lib/wire";
import type { Director, Happened } from "../stage/cues";
import type { Stage } from "../stage/stage.svelte";

/** What a game's board says in the bar of the prompt. */
export interface OwnPrompt {
  /** Instead of the general question, once something is chosen. */
  text?: string;
  /** One line beside it: what would follow. */
  note?: string;
  /** Before a costly slip, or why something cannot be chosen: one sentence, and the rule behind it. */
  warning?: string;
  rule?: string | undefined;
  /** "Card 1 of 2". */
  count?: string;
  /** Puts back what was chosen. */
  back?: (() => void) | undefined;
}

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
  /** What plays on the board: what is new, what happens now. Missing where nothing is played (a replay, a lesson). */
  stage?: Stage;
  /** What a hint advises each of my figures to do, until they are put away. */
  plans?: readonly PlanSeen[];
  putPlansAway?: () => void;
  /** Puts a panel of the game's own at the head of the column beside the board; null takes it away. Missing where there is none. */
  beside?: (panel: Snippet | null) => void;
  /** The bar with the question, where the game places it on its board (`placesPrompt`). */
  prompt?: Snippet<[OwnPrompt?]>;
}

/** A finished game, with everything open: the table before the first move, and all that happened. */
export interface Past {
  id: string;
  start: Record<string, unknown>;
  moves: readonly StepSeen[];
}

export interface EndingProps {
  view: never;
  /** Missing until it has come. */
  past?: Past | undefined;
  figures: Record<string, unknown>;
  seats: readonly SeatSeen[];
  names: readonly string[];
  seat: number | null;
  winners: readonly number[];
  /** Says to ears how it ended. */
  say: (text: string) => void;
  /** The large buttons: again, analyse, share. */
  actions: Snippet;
}

export type { Happened };
/** A rule's number, or which one speaks of the event at a place among all that happened. */
export type RuleOf = Record<string, string | ((events: readonly Happened[], at: number) => string)>;

export interface Face {
  Board: Component<BoardProps>;
  /** Which rule speaks of an event. */
  ruleOf: RuleOf;
  /** How the game's events look on the board (web/src/stage/cues.ts). */
  director?: Director;
  /** The board fills its height and renders the prompt itself; else the bar stands below the board. */
  placesPrompt?: boolean;
  /** The column beside the board is wider: a panel of the game's own stands in it. */
  wideColumn?: boolean;
  /** The board draws a hint as a plan for each figure, where the server makes such plans. */
  drawsPlans?: boolean;
  /** The end of a game instead of the board: one big line about me, why, the parts of the score. */
  Ending?: Component<EndingProps>;
  /** A line of the log in fewer words; undefined: as it is told to ears; empty: not at all. */
  tell?: (event: Happened, names: readonly string[], seat: number | null, view?: never) => string | undefined;
  /** Two lines of the log that follow each other as one: a march, hex by hex. */
  joins?: (before: Happened, event: Happened) => Happened | undefined;
  /** How many of my last actions belong together and are undone together; the default is one. */
  undoes?: (steps: readonly StepSeen[]) => number;
  /** A small picture for a line of the log. */
  // biome-ignore lint/suspicious/noExplicitAny: the game pairs its component with its own props
  picture?: (event: Happened) => { component: Component<any>; props: Record<string, unknown> } | undefined;
  /** Events of a resolution belong together under a heading of their own. */
  chapter?: (event: Happened) => string | undefined;
  /** Whether each stretch of one seat's moves in the log is a turn, to be counted. */
  countsTurns?: boolean;
  /** Keys of the board, for the sheet of keys: the key and the words for it. */
  keys?: readonly [string, string][];
  /** Events for ears: many small ones (a march, hex by hex) as the few that matter. */
  condense?: (events: StepSeen["events"]) => StepSeen["events"];
  /** Whether the board itself asks for every decision of this kind; else the choices are listed below it. */
  asks: (decision: string) => boolean;
  /** What the question to whoever is to act must know of the table. */
  asked?: (view: never) => Record<string, string>;
  /** What a grave choice comes to, in words: it is played only when it has been confirmed. */
  grave?: (choice: Choice) => string | undefined;
  /** What would follow from a choice, where that is known beforehand. */
  note?: (choice: Choice, view: never) => string;
}

const FACES = import.meta.glob<{ face: Face }>("../../../src/tatami/games/*/web/face.ts");

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`../../../src/tatami/games/${folderOf(game)}/web/face.ts`] ?? (() => import("./plain/face"));
  return (await load()).face;
}
