import type { Face, Happened } from "$shell/games/face";
import type { StepSeen } from "$shell/lib/wire";
import { t } from "$shell/lib/words.svelte";
import Board from "./Board.svelte";
import { called } from "./called";
import { director, manOf } from "./director";
import Portrait from "./Portrait.svelte";
import { GRAVE } from "./pointing.svelte";
import type { View } from "./view";

type Event = StepSeen["events"][number];

const MARCHES = ["stepped", "rode"];
const HEADINGS = ["step-began", "phase-began"];
/**
 * A march hex by hex is one: from where it began to where it ended, and of how many steps. So are steps of a phase in
 * which nothing happened: the last of them is told.
 */
function joins(before: Happened, event: Happened): Happened | undefined {
  if (HEADINGS.includes(before.id) && (HEADINGS.includes(event.id) || event.id === "turn-began")) return event;
  if (!MARCHES.includes(event.id) || before.id !== event.id || before.unit !== event.unit) return undefined;
  return { ...event, ...("from" in before ? { from: before.from } : {}), steps: Number(before.steps ?? 1) + 1 };
}

/** A march in short: who, from where to where, how many hexes. */
function march(event: Happened, view: View | undefined): string | undefined {
  if (!view) return undefined;
  const at = (place: unknown): string => String(place ?? "");
  const steps = Number(event.steps ?? 1);
  return t(`web-hex-log-${event.id}`, {
    unit: called(view, String(event.unit)),
    from: at(event.from),
    hex: at(event.hex),
    tail: at(event.tail),
    steps,
  });
}

function condense(events: Event[]): Event[] {
  const few: Event[] = [];
  for (const event of events) {
    const before = few.at(-1);
    const joined = before && joins(before as Happened, event as Happened);
    if (joined) few.splice(-1, 1, joined as Event);
    else few.push(event);
  }
  return few;
}

/** A figure's whole way is undone at once: from its last step back to where it set out. */
function undoes(steps: readonly StepSeen[]): number {
  const kept: StepSeen[] = [];
  for (const step of steps) {
    if (step.kind === "undo") kept.pop();
    else kept.push(step);
  }
  const last = kept.at(-1);
  const isWay = (step: StepSeen): boolean =>
    step.actor === last?.actor && step.events.every((event) => WAY.includes(event.id as string));
  let count = 0;
  for (const step of kept.reverse()) {
    if (!isWay(step) || !step.events.length) return 1;
    count += 1;
    if (step.events.some((event) => event.id === "move-began")) return count;
  }
  return 1;
}
const WAY = ["move-began", "stepped", "rode", "stopped"];
/** Said by the lines around them. */
const SILENT = ["move-began", "stopped", "hit"];

export const face: Face = {
  Board,
  director,
  placesPrompt: true,
  drawsPlans: true,
  condense,
  joins,
  undoes,
  wideColumn: true,
  tell: (event, _names, _seat, view) => {
    if (SILENT.includes(event.id)) return "";
    return MARCHES.includes(event.id) ? march(event, view as View | undefined) : undefined;
  },
  picture: (event) => {
    const man = manOf(event.unit ?? event.target);
    return man && { component: Portrait, props: { man, size: 29 } };
  },
  keys: [
    ["←↑↓→", "web-hex-key-arrows"],
    ["⏎", "web-hex-key-enter"],
    ["N", "web-hex-key-next"],
    ["E", "web-hex-key-end"],
    ["T", "web-hex-key-threat"],
    ["V", "web-hex-key-ruler"],
    ["I", "web-hex-key-names"],
    ["G", "web-hex-key-goal"],
    ["+ − 0", "web-hex-key-zoom"],
  ],
  grave: (choice) => (GRAVE.has(choice.verb) ? t(`web-hex-grave-${choice.verb}`) : undefined),
  asks: () => true,
  ruleOf: {
    "turn-began": "SB-2.1",
    "phase-began": "SB-2.1",
    "step-began": "SB-2.2",
    placed: "SB-14.2",
    fired: "SB-3.5",
    "fired-at-lantern": "SB-13.8",
    thrown: "SB-11.3",
    "thrown-at-lantern": "SB-13.8",
    "corner-named": "SB-4.16",
    hit: "SB-3.7",
    missed: "SB-3.7",
    deflected: "SB-10.3",
    "not-deflected": "SB-10.2",
    "lantern-out": "SB-13.7",
    "lantern-lit": "SB-13.7",
    stepped: "SB-5.2",
    rode: "SB-5.11",
    "set-back": "SB-13.6",
    entered: "SB-5.26",
    left: "SB-5.26",
    "took-horse": "SB-5.18",
    "released-horse": "SB-5.18",
    "cart-rolled": "SB-5.21",
    hauled: "SB-5.22",
    "task-began": "SB-2.10",
    mounted: "SB-5.14",
    dismounted: "SB-5.15",
    hitched: "SB-5.23",
    unhitched: "SB-5.23",
    cleared: "SB-5.13",
    dressed: "SB-14.8",
    attacked: "SB-6.6",
    "victim-named": "SB-6.16",
    retreated: "SB-6.17",
    "no-retreat": "SB-6.17",
    stunned: "SB-2.7",
    wounded: "SB-1.2",
    killed: "SB-2.9",
    drowned: "SB-6.18",
    "thrown-off": "SB-7.1",
    fell: "SB-7.1",
    "horse-killed": "SB-7.3",
    advanced: "SB-6.19",
    held: "SB-6.19",
    recovered: "SB-2.8",
    challenged: "SB-8.1",
    answered: "SB-8.2",
    refused: "SB-8.9",
    "duel-turn": "SB-8.4",
    "duel-ended": "SB-8.6",
    "harakiri-began": "SB-9.2",
    "harakiri-ended": "SB-9.6",
    "harakiri-broken": "SB-9.9",
    poem: "SB-9.5",
    alarm: "SB-14.7",
    seen: "SB-13.4",
    lost: "SB-13.6",
    won: "SB-14.5",
  },
};
