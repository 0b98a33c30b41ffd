/** How Samouraï's events look on the map. */
import { t } from "$shell/lib/words.svelte";
import type { Cue, Director, Happened, Thing } from "$shell/stage/cues";
import Blow from "./Blow.svelte";
import { called } from "./called";
import Die from "./Die.svelte";
import Flight from "./Flight.svelte";
import Plaque from "./Plaque.svelte";
import type { Man, View } from "./view";

interface Event extends Happened {
  unit?: string;
  target?: string;
  horse?: string;
  hex?: string;
  tail?: string;
  front?: string;
  life?: Man["life"];
  die?: number;
  modified?: number;
  distance?: number;
  turn?: number;
}

export const unitThing = (unit: string | undefined): Thing => `unit:${unit}`;

/** What is done to somebody, and the colour of its plaque: one scale for shots and blows. */
const TONES: Record<string, string> = {
  missed: "#7c7263",
  retreated: "#4a6f94",
  deflected: "#4a6f94",
  stunned: "#9a7420",
  "thrown-off": "#9a7420",
  wounded: "#b9502a",
  "horse-killed": "#8f1f14",
  killed: "#8f1f14",
  drowned: "#8f1f14",
  recovered: "#2f5443",
};
const HURTS = ["wounded", "stunned", "killed", "thrown-off", "horse-killed"];
const STEP_MS = 125;

function reduce(given: never, event: Event): View | undefined {
  const before = given as View;
  const man = before.men.find((one) => one.id === event.unit);
  const moved = (unit: string | undefined, change: Partial<Man>, horses = before.horses): View => ({
    ...before,
    men: before.men.map((one) => (one.id === unit ? { ...one, ...change } : one)),
    horses,
  });
  const horseAt = (id: string | null | undefined, change: Partial<View["horses"][number]>): View["horses"] =>
    before.horses.map((one) => (one.id === id ? { ...one, ...change } : one));
  const told = (more: View["told"]): View => ({ ...before, told: { ...before.told, ...more } });
  const place = event.tail && event.hex ? [event.hex, event.tail] : event.hex ? [event.hex] : [];
  switch (event.id) {
    case "fired":
    case "thrown":
      return told({ target: unitThing(event.target) });
    case "fired-at-lantern":
    case "thrown-at-lantern":
      return told({ target: `hex:${event.hex}` });
    case "attacked":
      return told({ target: unitThing(event.target) });
    case "stepped":
    case "set-back":
    case "fell":
      return man && place.length ? moved(event.unit, { hexes: place }) : undefined;
    case "rode":
    case "retreated":
      return man && place.length
        ? moved(event.unit, { hexes: place }, man.horse ? horseAt(man.horse, { hexes: place }) : before.horses)
        : before.horses.some((one) => one.id === event.unit) && place.length === 2
          ? { ...before, horses: horseAt(event.unit, { hexes: place }) }
          : undefined;
    case "entered":
      return man && place.length ? moved(event.unit, { hexes: place, place: "on-map" }) : undefined;
    case "left":
      return moved(event.unit, { place: "left", hexes: [] });
    case "mounted": {
      const horse = before.horses.find((one) => one.id === event.horse);
      return horse
        ? moved(event.unit, { horse: horse.id, hexes: horse.hexes }, horseAt(horse.id, { rider: event.unit ?? null }))
        : undefined;
    }
    case "dismounted":
      return moved(event.unit, { horse: null, hexes: place }, horseAt(event.horse, { rider: null }));
    case "thrown-off":
      return man
        ? moved(event.unit, { horse: null, hexes: man.hexes?.slice(0, 1) ?? [] }, horseAt(event.horse, { rider: null }))
        : undefined;
    case "horse-killed":
      return { ...before, horses: horseAt(event.horse, { dead: true, rider: null }) };
    case "stunned":
    case "wounded":
      return moved(event.unit, { life: event.id });
    case "recovered":
      return moved(event.unit, { life: "healthy" });
    case "killed":
    case "drowned": {
      const after = moved(event.unit, { life: "dead" });
      const corpses = event.hex
        ? { ...before.corpses, [event.hex]: (before.corpses[event.hex] ?? 0) + 1 }
        : before.corpses;
      return { ...after, corpses, told: { ...before.told, dying: [...(before.told?.dying ?? []), event.unit ?? ""] } };
    }
    case "lantern-out":
    case "lantern-lit":
      return {
        ...before,
        lanterns: before.lanterns.map((one) =>
          one.hex === event.hex ? { ...one, lit: event.id === "lantern-lit" } : one,
        ),
      };
    case "cart-rolled":
      return before.cart && event.front && event.tail
        ? { ...before, cart: { ...before.cart, hexes: [event.front, event.tail] } }
        : undefined;
    case "phase-began":
      return { ...before, told: {} };
    default:
      return undefined;
  }
}

const plaque = (view: View, event: Event, on: Thing, unit: string | undefined): Cue[] => [
  {
    kind: "show",
    on,
    component: Plaque,
    props: {
      text: t(`web-hex-seen-${event.id}`),
      name: unit ? called(view, unit) : "",
      tone: TONES[event.id],
      burst: HURTS.includes(event.id),
    },
    ms: 1500,
    loose: true,
  },
  { kind: "wait", ms: event.id === "missed" || event.id === "retreated" ? 450 : 750 },
];

function cues(event: Event, given: never): Cue[] {
  const before = given as View;
  const on = unitThing(event.unit);
  switch (event.id) {
    case "fired":
    case "fired-at-lantern":
    case "thrown":
    case "thrown-at-lantern": {
      const to = event.hex ? `hex:${event.hex}` : unitThing(event.target);
      const kind = event.id.startsWith("thrown") ? "star" : "arrow";
      const ms = 260 + Math.min(500, Math.max(200, (event.distance ?? 5) * 45));
      return [{ kind: "show", component: Flight, props: { from: on, to, kind }, ms, sound: "bow" }];
    }
    case "attacked": {
      const to = unitThing(event.target);
      return [
        { kind: "show", on: to, component: Blow, props: { from: on, to }, ms: 320, sound: "wood" },
        { kind: "shake", on: to, at: 180, ms: 200 },
      ];
    }
    case "rolled": {
      const { target } = before.told ?? {};
      if (!target) return [];
      return [
        {
          kind: "show",
          on: target,
          component: Die,
          props: { die: event.die, modified: event.modified ?? null },
          ms: 900,
          sound: "wood",
        },
      ];
    }
    case "missed":
    case "deflected":
      return plaque(before, event, unitThing(event.target ?? event.unit), event.target ?? event.unit);
    case "horse-killed":
      return plaque(
        before,
        event,
        unitThing(before.horses.find((one) => one.id === event.horse)?.rider ?? event.horse),
        event.horse,
      );
    case "killed":
    case "drowned":
    case "wounded":
    case "stunned":
    case "retreated":
    case "thrown-off":
    case "recovered":
      return plaque(before, event, on, event.unit);
    case "stepped":
    case "rode":
    case "set-back":
    case "fell":
    case "cart-rolled":
      return [{ kind: "wait", ms: STEP_MS }];
    case "entered":
    case "mounted":
    case "dismounted":
      return [{ kind: "pop", on, ms: 260 }];
    case "lantern-out":
    case "lantern-lit":
      return [{ kind: "pop", on: `hex:${event.hex}`, ms: 260, sound: "paper" }];
    case "alarm":
      return [{ kind: "wait", ms: 500, sound: "bell" }];
    case "challenged":
    case "harakiri-began":
      return [{ kind: "shake", on, ms: 400, sound: "drum" }];
    default:
      return [];
  }
}

/** Who is whose, and who looks: told by the board, because an event alone does not say it. */
const company = { men: new Map<string, Man>(), seat: null as number | null };
export function know(view: View): void {
  company.seat = view.seat;
  company.men = new Map(view.men.map((man) => [man.id, man]));
}
export const manOf = (unit: unknown): Man | undefined => company.men.get(String(unit));
/** What an enemy does is told figure by figure; what I do never keeps me from the next order. */
const TOLD = ["fired", "thrown", "attacked", "stepped", "rode", "move-began", "retreated", "advanced", "entered"];
const isLong = (event: Event): boolean =>
  company.seat !== null && TOLD.includes(event.id) && manOf(event.unit)?.side === 1 - company.seat;

function mark(marks: Set<Thing>, event: Event): void {
  if (event.unit && (TOLD.includes(event.id) || event.id in TONES)) marks.add(unitThing(event.unit));
  if (event.target && event.id !== "hit") marks.add(unitThing(event.target));
}

/** What begins something new: a figure's move, a shot, an attack. All else belongs to what began before it. */
const BEGINS = ["move-began", "fired", "fired-at-lantern", "thrown", "thrown-at-lantern", "attacked", "challenged"];
const continues = (event: Happened, next: Happened): boolean =>
  !BEGINS.includes(next.id) || (event.id === "attacked" && next.id === "attacked");

export const director: Director = { reduce, cues, isLong, mark, continues };
