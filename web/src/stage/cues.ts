/**
 * The stage's contract with the games (docs/page.md tells it in prose).
 *
 * A game describes how its events look as data: `Director.cues` returns a list of cues for an event. Things on the board
 * carry `data-thing="…"` (any text without quotes: `card:2/0/1`, `seat:1`, `hand:lord`); cues name things by that text. The
 * stage knows no game.
 *
 * For every event, in order:
 *  1. the stage measures every thing that the cues name;
 *  2. it sets `stage.view` to `Director.reduce(view, event)`, and Svelte draws the board;
 *  3. it plays the cues on the elements that are there now. A thing that is nowhere is skipped.
 * After the last event `stage.view` is the server's own view: a reducer may leave out what its game does not show.
 *
 * Cues of one event start together; `at` starts one later. An event ends when its last cue has ended, and the next begins.
 * The cues of an event must come from the event and the views alone. They know no more than the player does: a face-down
 * card that flies is an element without an identity, because the view has none.
 */
import type { Component } from "svelte";
import type { StepSeen } from "../lib/wire";
import type { Sound } from "./sound";

export type Thing = string;
export type Happened = Record<string, unknown> & { id: string };

interface Timed {
  /** Milliseconds at normal speed; each kind has its own default. */
  ms?: number;
  /** Starts so many milliseconds after the event began. */
  at?: number;
  sound?: Sound;
  /** The next event does not wait for it. */
  loose?: boolean;
}

export type Cue = Timed &
  (
    | {
        /** `to` comes from where `from` lay, in an arc (fly) or straight (slide). Without `from`: from beyond the upper edge. */
        kind: "fly" | "slide";
        to: Thing;
        from?: Thing | undefined;
        /** A copy of `from` goes to where `to` lies and vanishes there: for things that leave the board. */
        ghost?: boolean;
      }
    | {
        /** turns over; a red slash; flames; trembles; gold light; a stamp that lands; comes down from above; falls away; turns grey. */
        kind: "flip" | "strike" | "burn" | "shake" | "glow" | "pop" | "drop" | "fall" | "fade";
        on: Thing;
      }
    | {
        /** A small label flies from a thing into a sum, which pops: "Village +1". */
        kind: "count";
        on: Thing;
        from?: Thing | undefined;
        text: string;
      }
    | {
        /** A cloth banner falls over a thing, or over the whole board. */
        kind: "banner";
        text: string;
        on?: Thing;
        /** A CSS colour of the cloth. */
        cloth?: string;
      }
    | {
        /** A brush stroke over the whole board with a few words. */
        kind: "brush";
        text: string;
        ink?: string;
      }
    | {
        /** An ink line from one thing to another; `arrow` adds a head. */
        kind: "line";
        from: Thing;
        to: Thing;
        arrow?: boolean;
      }
    | {
        /** A small component of the game, over a thing or over the board, for `ms`. It animates itself with CSS. */
        kind: "show";
        on?: Thing;
        // biome-ignore lint/suspicious/noExplicitAny: the game pairs its component with its own props
        component: Component<any>;
        props?: Record<string, unknown>;
      }
    | { kind: "wait" }
  );

export interface Told {
  text: string;
  /** A CSS colour for the line's edge. */
  tone?: string;
}

/** How a game's events look. All functions are pure; `view` is the game's own view. */
export interface Director {
  /** The view after an event. Undefined: the event changes nothing that is drawn. Copies what it changes. */
  reduce?: (view: never, event: Happened) => unknown;
  cues: (event: Happened, before: never, after: never, names: readonly string[]) => Cue[];
  /**
   * Whether an event belongs to a long resolution. From the first such event on the stage shows pause, ×2 and skip, tells each
   * event in a line (`caption`), and a click hurries one event on instead of all.
   */
  isLong?: (event: Happened) => boolean;
  /**
   * Whether `next` goes on with what `event` began (the die of a shot, the next hex of a march): whoever steps through a
   * telling sees both at one press. The default is no.
   */
  continues?: (event: Happened, next: Happened) => boolean;
  /** What is said while an event of a long resolution plays; the default is the log's line. */
  caption?: (event: Happened, before: never, names: readonly string[]) => string;
  /** What stays to be read after a long resolution: one line or a few. */
  summary?: (events: readonly Happened[], before: never, after: never, names: readonly string[]) => Told[];
  /** Changes the set of things that are new since my last turn: adds what an event touched, renames what it moved. */
  mark?: (marks: Set<Thing>, event: Happened) => void;
}

export interface Table {
  seat: number | null;
  view: unknown;
}
export type Step = Pick<StepSeen, "number" | "actor" | "kind" | "events">;
