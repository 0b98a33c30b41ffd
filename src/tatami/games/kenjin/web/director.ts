/** How Kenjin's events look on the board. */
import { t } from "$shell/lib/words.svelte";
import type { Cue, Director, Happened, Thing } from "$shell/stage/cues";
import { type Battlefield, OPEN, type Row, type View } from "./view";

export interface Event extends Happened {
  number?: number;
  seat?: number;
  owner?: number;
  place?: number;
  to?: number;
  unit?: string;
  battlefield?: string;
  power?: number;
  bonus?: number;
  first?: number;
  second?: number;
}

/** The events of the battles. */
const BATTLE = [
  "coward",
  "port-counted",
  "turned-up",
  "shot",
  "cut-down",
  "destroyed",
  "doomed",
  "power-counted",
  "won",
  "drawn",
  "not-enough",
  "supplied",
  "ended",
];

export const cardThing = (number: unknown, seat: unknown, place: unknown): Thing => `card:${number}/${seat}/${place}`;

const fieldOf = (view: View, number: number | undefined): Battlefield | undefined =>
  view.battlefields[(number ?? 0) - 1];
const rowOf = (view: View, number: number | undefined, seat: number | undefined): Row | undefined =>
  fieldOf(view, number)?.rows.find((row) => row.seat === seat);

/** The place of a card in its row on the board, from 1: places in events count the cards that still stand. */
function placeOf(row: Row | undefined, place: number | undefined): number {
  const standing = row?.cards.flatMap((card, at) => (card.fallen ? [] : [at])) ?? [];
  return (standing[(place ?? 0) - 1] ?? -1) + 1;
}

function reduce(given: never, event: Event): View | undefined {
  const view = structuredClone(given as View);
  const field = fieldOf(view, event.number);
  const row = rowOf(view, event.number, event.owner ?? event.seat);
  const at = placeOf(row, event.place) - 1;
  const card = row?.cards[at];
  const actor = view.seats[event.seat ?? -1];
  const spend = (unit: string | undefined): void => {
    if (!actor) return;
    actor.cards_in_hand -= 1;
    if (actor.hand && unit) actor.hand.splice(actor.hand.indexOf(unit), 1);
  };
  switch (event.id) {
    case "tile-laid":
    case "tile-drafted":
      if (field) field.battlefield = event.battlefield ?? null;
      view.offer = view.offer.filter((tile) => tile !== event.battlefield);
      return view;
    case "tile-offered":
      view.offer.push(event.battlefield ?? "");
      return view;
    case "engaged":
      spend(event.unit);
      row?.cards.push({
        owner: event.seat ?? 0,
        up: OPEN.includes(event.unit ?? ""),
        unit: event.unit ?? null,
        known_to: [event.seat ?? 0],
      });
      return view;
    case "assassinated":
      spend("assassin");
      row?.cards.splice(at, 1, { owner: event.seat ?? 0, up: true, unit: "assassin", known_to: [] });
      return view;
    case "moved":
      if (card) rowOf(view, event.to, event.seat)?.cards.push(...(row?.cards.splice(at, 1) ?? []));
      return view;
    case "looked":
      if (card) Object.assign(card, { unit: event.unit ?? card.unit, known_to: [...card.known_to, event.seat] });
      return view;
    case "revealed":
    case "turned-up":
      if (card) Object.assign(card, { up: true, unit: event.unit ?? null });
      return view;
    case "shot":
    case "cut-down":
    case "destroyed":
      if (card) Object.assign(card, { up: true, fallen: true, unit: event.unit ?? card.unit });
      return view;
    case "coward":
      if (actor) actor.coward = true;
      return view;
    case "port-counted":
      if (row) row.port = event.bonus ?? 0;
      return view;
    case "supplied":
      for (const number of [event.first, event.second]) {
        const army = rowOf(view, number, event.seat);
        if (army) army.camp += 1;
      }
      return view;
    case "power-counted":
      if (row) row.power = event.power ?? 0;
      view.number = event.number ?? null;
      return view;
    case "won":
    case "drawn":
    case "not-enough":
      if (field) Object.assign(field, { resolved: true, winner: event.id === "won" ? event.seat : null });
      if (event.id === "not-enough")
        for (const one of field?.rows ?? []) for (const all of one.cards) all.fallen = true;
      return view;
    default:
      return undefined;
  }
}

/** Where a card of a seat comes from: my own from its place in my hand. */
const sourceOf = (view: View, event: Event, unit: string | undefined): Thing =>
  event.seat === view.seat && unit ? `hand:${unit}` : `seat:${event.seat}`;

function cues(event: Event, given: never): Cue[] {
  const before = given as View;
  const row = rowOf(before, event.number, event.owner ?? event.seat);
  const card = cardThing(event.number, event.owner ?? event.seat, placeOf(row, event.place));
  switch (event.id) {
    case "tile-laid":
      return [{ kind: "fly", to: `field:${event.number}`, sound: "wood", ms: 200 }];
    case "tile-drafted":
      return [{ kind: "fly", from: `tile:${event.battlefield}`, to: `field:${event.number}`, sound: "wood", ms: 320 }];
    case "engaged": {
      const to = cardThing(event.number, event.seat, (row?.cards.length ?? 0) + 1);
      return [
        { kind: "fly", from: sourceOf(before, event, event.unit), to, sound: "paper" },
        { kind: "pop", on: `power:${event.number}/${event.seat}`, at: 260 },
      ];
    }
    case "revealed":
      return [
        { kind: "line", from: `seat:${event.seat}`, to: card, ms: 320 },
        { kind: "flip", on: card, sound: "paper", at: 160, ms: 260 },
        { kind: "glow", on: card, at: 300 },
      ];
    case "looked":
      return [
        { kind: "line", from: `seat:${event.seat}`, to: card, ms: 700, sound: "bell" },
        { kind: "glow", on: card, ms: 700, at: 150 },
      ];
    case "moved": {
      const there = rowOf(before, event.to, event.seat)?.cards.length ?? 0;
      return [{ kind: "slide", from: card, to: cardThing(event.to, event.seat, there + 1), sound: "paper" }];
    }
    case "assassinated":
      return [
        { kind: "fly", from: card, to: `seat:${event.seat}`, ghost: true, ms: 420 },
        { kind: "fly", from: sourceOf(before, event, "assassin"), to: card, ms: 300, sound: "drum" },
        { kind: "strike", on: card, at: 300 },
      ];
    case "coward":
      return [
        { kind: "shake", on: `seat:${event.seat}`, sound: "drum" },
        { kind: "wait", ms: 700 },
      ];
    case "port-counted":
      return event.bonus
        ? [
            {
              kind: "count",
              on: `power:${event.number}/${event.seat}`,
              from: `field:${event.number}`,
              text: `+${event.bonus}`,
              ms: 220,
            },
          ]
        : [];
    case "turned-up":
      return [
        { kind: "flip", on: card, ms: 220, sound: "paper", loose: true },
        { kind: "wait", ms: 100 },
      ];
    case "shot": {
      const archer = fieldOf(before, event.number)
        ?.rows.filter((one) => one.seat !== event.seat)
        .flatMap((one) => one.cards.map((held, at) => ({ held, thing: cardThing(event.number, one.seat, at + 1) })))
        .find(({ held }) => held.unit === "archer" && !held.fallen)?.thing;
      return [
        ...(archer ? [{ kind: "line", arrow: true, from: archer, to: card, ms: 500, sound: "bow" } as const] : []),
        { kind: "strike", on: card, at: 200 },
      ];
    }
    case "cut-down":
      return [{ kind: "strike", on: card, ms: 340, sound: "wood" }];
    case "destroyed":
      return [{ kind: "burn", on: card, ms: 600, sound: "drum" }];
    case "power-counted":
      return [
        { kind: "pop", on: `power:${event.number}/${event.seat}`, ms: 260, sound: "wood" },
        { kind: "wait", ms: 420 },
      ];
    case "won":
      return [
        { kind: "drop", on: `banner:${event.number}`, sound: "drum" },
        { kind: "pop", on: `score:${event.seat}`, at: 250, ms: 300 },
        { kind: "wait", ms: 900 },
      ];
    case "drawn":
    case "not-enough":
      return [
        { kind: "shake", on: `field:${event.number}`, sound: "wood" },
        { kind: "wait", ms: 900 },
      ];
    case "supplied":
      return [event.first, event.second].map((number) => ({
        kind: "count",
        on: `power:${number}/${event.seat}`,
        text: "+1",
        ms: 300,
        sound: "wood",
      }));
    default:
      return [];
  }
}

function mark(marks: Set<Thing>, event: Event): void {
  const card = cardThing(event.number, event.owner ?? event.seat, event.place);
  if (["engaged", "revealed", "looked", "assassinated"].includes(event.id)) marks.add(card);
  else if (event.id === "tile-drafted") marks.add(`field:${event.number}`);
  else if (event.id === "moved") {
    // The cards behind it move up by one.
    marks.delete(card);
    for (let place = (event.place ?? 0) + 1; place <= 13; place++)
      if (marks.delete(cardThing(event.number, event.seat, place)))
        marks.add(cardThing(event.number, event.seat, place - 1));
  }
}

/** One line for each battlefield that was fought for. */
function summary(events: readonly Event[], _before: never, given: never, names: readonly string[]) {
  const view = given as View;
  return events.flatMap((event) => {
    if (!["won", "drawn", "not-enough"].includes(event.id)) return [];
    const field = fieldOf(view, event.number);
    const counted = events.filter((one) => one.id === "power-counted" && one.number === event.number);
    const powers = counted.map((one) => one.power ?? 0).sort((a, b) => b - a);
    const args = {
      number: event.number ?? 0,
      battlefield: t(`kenjin-battlefield-${field?.battlefield}`),
      power: powers[0] ?? 0,
      other: powers[1] ?? 0,
    };
    return [
      event.id === "won"
        ? {
            text: t("web-kenjin-sum-won", { ...args, seat: names[event.seat ?? 0] ?? "" }),
            tone: `var(--seat-${event.seat})`,
          }
        : { text: t("web-kenjin-sum-nobody", args) },
    ];
  });
}

export const director: Director = {
  reduce,
  cues,
  isLong: (event) => BATTLE.includes(event.id),
  mark,
  summary,
};
