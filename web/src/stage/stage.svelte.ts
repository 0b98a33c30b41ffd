/**
 * The stage: plays the events of moves in order, on the board itself.
 *
 * `follow` is called with every news of the table. The board is drawn from `stage.view`, which the game's director advances
 * event by event (cues.ts is the contract); when nothing is left to play it is the server's view. Nothing is shown twice or
 * left out: steps are counted, whatever came between them.
 *
 * Motion never keeps anybody from playing. Legal actions are on the board while short moves still play, and the first press
 * ends all motion before the press itself counts (`hurry`). Only a long resolution (`isLong`) is played to its end first; it
 * can be paused, stepped through, begun again, doubled in speed and skipped.
 *
 * With speed "off", reduced motion or a hidden page nothing is animated: the view changes at once.
 */
import { flushSync, tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Cue, Director, Happened, Step, Table, Thing, Told } from "./cues";
import { DEFAULTS, Scene } from "./effects";
import { pace } from "./settings.svelte";
import { shared } from "./shared";
import { play as sound } from "./sound";

interface Beat {
  step: number;
  event: Happened;
  /** The server's view, after the last event of a batch. */
  settled?: unknown;
}

/** So many short events may wait; then everything goes twice as fast. */
const BEHIND = 8;

/** Keys of the telling itself (Controls.svelte): they do not hurry it. */
export const CONTROL_KEYS = [" ", "x", ".", "p", "Escape"];
const PRESSES = ["pointerdown", "click", "keydown"] as const;

export class Stage {
  /** What the board shows. */
  view = $state.raw<unknown>(null);
  /** The event that plays now, during a long resolution. */
  now = $state.raw<Happened | null>(null);
  isLong = $state(false);
  /** Whether a long resolution waits for short moves before it: nothing is to be chosen until it has been seen. */
  isAhead = $state(false);
  isPlaying = $state(false);
  isPaused = $state(false);
  isFast = $state(false);
  /** Whether the past is played again. */
  isAgain = $state(false);
  /** Events of the long resolution: played so far, and all. */
  played = $state(0);
  total = $state(0);
  /** Steps below this number have been seen. */
  seen = $state(0);
  summary = $state.raw<readonly Told[]>([]);
  /** Things that changed since my last turn. */
  fresh = $state.raw<ReadonlySet<Thing>>(new Set());

  private director: Director | undefined;
  private names: readonly string[] = [];
  private scene: Scene | null = null;
  private table: Table | null = null;
  private last = -1;
  private queue: Beat[] = [];
  private long: { before: unknown; events: Happened[] } | null = null;
  /** The view before the first event since my last turn, and these events: what "play it again" shows. */
  private since: { before: unknown; steps: Step[] } | null = null;
  /** Rises with every cut: what was playing before it stops. */
  private cut = 0;
  private release: (() => void) | null = null;
  private isStepping = false;

  /** The element in which things are found, with the layer for what is there for a moment only. */
  attach: Attachment<HTMLElement> = (root) => {
    const layer = document.createElement("div");
    layer.className = "stage-layer";
    layer.setAttribute("aria-hidden", "true");
    root.append(layer);
    this.scene = new Scene(root, layer);
    const hidden = (): void => {
      if (document.hidden) this.finish();
    };
    const pressed = (event: Event): void => {
      const target = event.target as Element;
      if (target.closest?.("[data-stage-control]")) return;
      if (this.isLong && event instanceof KeyboardEvent && CONTROL_KEYS.includes(event.key)) return;
      // An answer may move when motion ends. It is dealt with once it is let go: else another would lie under the finger.
      const isAnswer = target.closest?.("[data-notation]:not([data-thing])") != null;
      if (event.type === "keydown" || isAnswer === (event.type === "click")) this.hurry();
    };
    document.addEventListener("visibilitychange", hidden);
    for (const kind of PRESSES) addEventListener(kind, pressed, true);
    return () => {
      this.finish();
      this.scene = null;
      layer.remove();
      document.removeEventListener("visibilitychange", hidden);
      for (const kind of PRESSES) removeEventListener(kind, pressed, true);
    };
  };

  /** The table as the server tells it now, with all steps known so far. */
  follow(
    table: Table,
    steps: readonly Step[],
    director: Director | undefined,
    names: readonly string[],
    mine: readonly number[],
  ): void {
    untrack(() => {
      this.director = director;
      this.names = names;
      const had = this.table;
      const fresh = steps.filter((step) => step.number > this.last);
      this.table = table;
      this.last = Math.max(this.last, steps.at(-1)?.number ?? -1);
      // Somebody came to the table, another person looks, or something was taken back: the table as it stands.
      const isCut = !had || had.seat !== table.seat || fresh.some((step) => step.kind === "undo");
      this.remember(isCut, had, isCut ? steps : fresh, mine);
      if (isCut || !director) this.finish();
      else if (fresh.length) this.enqueue(fresh, table.view);
      else if (!this.isPlaying) this.show(table.view);
      else {
        const last = this.queue.at(-1);
        if (last) last.settled = table.view;
      }
    });
  }

  /** A press hurries: short moves end at once; of a long resolution one event. */
  hurry = (): void => {
    if (!this.isPlaying) return;
    if ((this.isLong || this.isAhead) && !this.isAgain) this.scene?.finish();
    else this.skip();
  };

  /** Ends all motion before the press that asked for it is dealt with. */
  skip = (): void => {
    this.finish();
    flushSync();
  };

  pause = (): void => {
    this.isStepping = false;
    this.isPaused = !this.isPaused;
    this.scene?.pause(this.isPaused);
    if (!this.isPaused) this.release?.();
  };

  /** Ends what plays now, plays the next thing that belongs together, and waits. */
  step = (): void => {
    if (!this.isPlaying) return;
    this.isStepping = true;
    this.isPaused = true;
    this.scene?.finish();
    this.release?.();
  };

  double = (): void => {
    this.isFast = !this.isFast;
  };

  /** Plays what happened since my last turn once more. */
  again = (): void => {
    const { since, table } = this;
    if (!since || !table) return;
    this.finish();
    this.show(since.before);
    this.isAgain = true;
    this.enqueue(since.steps, table.view);
  };

  /** The table as the server tells it, while the board still shows how it came to it. */
  get target(): unknown {
    this.view;
    return this.table?.view ?? null;
  }

  get canAgain(): boolean {
    return this.since !== null && this.since.steps.length > 0 && pace() > 0;
  }

  isNew(thing: Thing): boolean {
    return this.fresh.has(thing);
  }

  putAway = (): void => {
    this.summary = [];
  };

  /** Everything is as the server says, now. */
  finish(): void {
    const rest = this.queue.splice(0);
    this.cut += 1;
    if (this.isLong || rest.some((beat) => this.director?.isLong?.(beat.event))) this.sumUp(rest);
    this.rest();
    this.scene?.finish();
    this.isPaused = false;
    this.isStepping = false;
    this.release?.();
  }

  private show(view: unknown): void {
    this.view = shared(this.view, view);
  }

  private rest(): void {
    this.show(this.table?.view ?? null);
    this.seen = this.last + 1;
    this.now = null;
    this.isLong = false;
    this.isAhead = false;
    this.isPlaying = false;
    this.isAgain = false;
    this.isFast = false;
    this.played = 0;
    this.total = 0;
    this.long = null;
  }

  /** What changed since my last turn, by the steps known. Nothing once it was taken back or fought out. */
  private marksOf(steps: readonly Step[], mine: readonly number[]): Set<Thing> {
    const marks = new Set<Thing>();
    for (const step of steps) {
      const events = step.events as Happened[];
      if (step.kind === "undo" || (typeof step.actor === "number" && mine.includes(step.actor))) marks.clear();
      else for (const event of events) this.director?.mark?.(marks, event);
      if (events.some((event) => this.director?.isLong?.(event))) marks.clear();
    }
    return marks;
  }

  private remember(isCut: boolean, had: Table | null, steps: readonly Step[], mine: readonly number[]): void {
    // Whoever comes to a table also sees what is new on it.
    const marks = isCut ? this.marksOf(steps, mine) : new Set(this.fresh);
    let since = isCut ? null : this.since;
    let view = had?.view;
    for (const step of isCut ? [] : steps) {
      const events = step.events as Happened[];
      if (typeof step.actor === "number" && mine.includes(step.actor)) {
        marks.clear();
        this.summary = [];
        since = null;
        // What followed from my own move in the same step (a battle) is worth seeing again; the move itself is not.
        if (events.some((event) => this.director?.isLong?.(event))) since = { before: view, steps: [step] };
      } else {
        since ??= { before: view, steps: [] };
        since.steps.push(step);
        for (const event of events) this.director?.mark?.(marks, event);
      }
      for (const event of events) view = this.director?.reduce?.(view as never, event) ?? view;
    }
    this.since = since;
    this.fresh = marks;
  }

  private enqueue(steps: readonly Step[], settled: unknown): void {
    const beats = steps.flatMap((step) =>
      (step.events as Happened[]).map((event): Beat => ({ step: step.number, event })),
    );
    const last = beats.at(-1);
    if (last) last.settled = settled;
    const long = beats.findIndex((beat) => this.director?.isLong?.(beat.event));
    if (long >= 0 || this.isLong) this.total += beats.length - (this.isLong ? 0 : Math.max(0, long));
    if (long >= 0) this.isAhead = true;
    this.queue.push(...beats);
    if (!this.scene || !pace() || document.hidden) this.finish();
    else if (!this.isPlaying) this.run();
  }

  private async run(): Promise<void> {
    const cut = this.cut;
    this.isPlaying = true;
    while (this.queue.length) {
      const beat = this.queue.shift() as Beat;
      await this.perform(beat);
      if (this.cut !== cut) return;
      if (beat.settled !== undefined) this.show(beat.settled);
      if (!this.isAgain) this.seen = beat.step + (this.queue[0]?.step === beat.step ? 0 : 1);
    }
    if (this.isLong) this.sumUp([]);
    this.rest();
  }

  private async perform({ event }: Beat): Promise<void> {
    const { director, scene, view: before } = this;
    if (!director || !scene) return;
    const after = director.reduce?.(before as never, event) ?? before;
    const cues = director.cues(event, before as never, after as never, this.names);
    if (!this.isLong && director.isLong?.(event)) {
      this.isLong = true;
      this.long = { before, events: [] };
    }
    if (this.isLong) {
      this.now = event;
      this.played += 1;
      this.long?.events.push(event);
    }
    const measured = scene.measure(cues);
    this.show(after);
    await tick();
    const acted = cues.map((cue) => ({ cue, done: this.act(cue, measured, scene) }));
    await Promise.all(acted.filter(({ cue }) => !cue.loose).map(({ done }) => done));
    const next = this.queue[0]?.event;
    if (this.isPaused && !(this.isStepping && next && director.continues?.(event, next)))
      await new Promise<void>((go) => {
        this.release = go;
      });
  }

  private async act(cue: Cue, measured: ReturnType<Scene["measure"]>, scene: Scene): Promise<void> {
    const cut = this.cut;
    const factor = pace() * (this.isFast || (!this.isLong && this.queue.length > BEHIND) ? 0.5 : 1);
    if (cue.at) await scene.play({ kind: "wait" }, measured, cue.at * factor);
    if (this.cut !== cut) return;
    if (cue.sound) sound(cue.sound);
    await scene.play(cue, measured, (cue.ms ?? DEFAULTS[cue.kind]) * factor);
  }

  private sumUp(rest: readonly Beat[]): void {
    if (this.isAgain || !this.director?.summary) return;
    const events = [...(this.long?.events ?? []), ...rest.map((beat) => beat.event)];
    const before = this.long?.before ?? this.view;
    this.summary = this.director.summary(events, before as never, this.table?.view as never, this.names);
  }
}
