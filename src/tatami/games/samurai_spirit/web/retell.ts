/** The table after an event, from the table before it: so that the board can show each thing when it happens. */
import type { Happened } from "$shell/games/face";
import { faceKnown, kiaiOf } from "./faces.svelte";
import type { Pile, Raider, Samurai, View } from "./view";

const RESTRICTIONS = ["no-defend", "no-support", "must-pass", "no-talent"];

const put = (pile: Pile, card: string | null): Pile => ({ count: pile.count + 1, places: [card, ...pile.places] });
const pull = (pile: Pile): Pile => ({ count: Math.max(0, pile.count - 1), places: pile.places.slice(1) });
const without = (cards: readonly Raider[], card: unknown): Raider[] => cards.filter((one) => one.card !== card);
const discarded = (view: View, card: string): Raider[] =>
  [...without(view.discard, card), faceKnown(card)].sort((a, b) => (a.card < b.card ? -1 : 1));
const summed = (line: readonly Raider[]): number => line.reduce((sum, one) => sum + one.value, 0);

function change(view: View, seat: unknown, made: (one: Samurai) => Partial<Samurai>): View {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...made(one) } : one)) };
}

/** Support tokens lie with whoever holds them (SS-11). */
function moveToken(view: View, owner: unknown, to: unknown): View {
  const moved = change(view, owner, () => ({ token_at: to as number }));
  return {
    ...moved,
    seats: moved.seats.map((one) => ({
      ...one,
      tokens: moved.seats.filter((other) => other.token_at === one.seat).map((other) => other.samurai),
    })),
  };
}

function cleared(one: Samurai): Samurai {
  const left = { hat: null, farm: null, doll: null };
  return { ...one, line: [], left, total: 0, passed: false, token_at: one.seat, tokens: [one.samurai], borrowed: [] };
}

type Told = (view: View, event: Happened) => View;

const taken: Told = (view, event) => {
  const card = event.card as string;
  const lighter = change(view, event.owner, ({ line }) => ({
    line: without(line, card),
    total: summed(without(line, card)),
  }));
  const by = view.seats[event.seat as number];
  if (by?.samurai === "daisuke") return { ...lighter, in_hand: [faceKnown(card)], to_act: by.seat };
  return { ...lighter, discard: discarded(view, card) };
};

const village =
  (made: (event: Happened, before: View["village"]) => Partial<View["village"]>): Told =>
  (view, event) => ({ ...view, village: { ...view.village, ...made(event, view.village) } });

const TOLD: Record<string, Told> = {
  "round-began": (view, { round, seat, cards }) => ({
    ...view,
    round: round as number,
    turn: seat as number,
    to_act: seat as number,
    phase: "battle",
    in_hand: [],
    restrictions: [],
    discard: [],
    stack: { count: cards as number, places: Array(cards as number).fill(null) },
    intruders: { count: 0, places: [] },
    seats: view.seats.map(cleared),
  }),
  "turn-began": (view, { seat }) => ({ ...view, turn: seat as number, to_act: seat as number, restrictions: [] }),
  "token-used": (view, { seat, samurai }) => ({
    ...change(view, seat, ({ borrowed }) => ({ borrowed: [...borrowed, samurai as string] })),
    village: { ...view.village, tokens: view.village.tokens.filter((one) => one !== samurai) },
  }),
  penalty: (view, { penalty }) =>
    RESTRICTIONS.includes(penalty as string)
      ? { ...view, restrictions: [...view.restrictions, penalty as string] }
      : view,
  "barricade-lost": village(({ left }) => ({ barricades: left as number })),
  "barricade-built": village(({ left }) => ({ barricades: left as number })),
  "farm-lost": village(({ left }) => ({ farmsteads: left as number })),
  "farm-turned": village(({ left }) => ({ farmsteads: left as number })),
  "family-lost": village(({ family }, { families }) => ({ families: families.filter((one) => one !== family) })),
  wounded: (view, { seat }) => change(view, seat, () => ({ wound: true })),
  killed: (view, { seat }) => change(view, seat, () => ({ wound: true })),
  healed: (view, { seat }) => change(view, seat, () => ({ wound: false })),
  "became-animal": (view, { seat }) =>
    change(view, seat, ({ samurai, kiai_value }) => ({
      wound: false,
      side: "animal",
      kiai_value: kiaiOf(samurai, "animal") ?? kiai_value,
    })),
  drawn: (view, { seat, card }) => ({
    ...view,
    stack: pull(view.stack),
    in_hand: [faceKnown(card as string)],
    to_act: seat as number,
  }),
  confronted: (view, { seat, card, total }) => ({
    ...change(view, seat, ({ line }) => ({ line: [...line, faceKnown(card as string)], total: total as number })),
    in_hand: without(view.in_hand, card),
  }),
  defended: (view, { seat, card, symbol }) => ({
    ...change(view, seat, ({ left }) => ({ left: { ...left, [symbol as string]: faceKnown(card as string) } })),
    in_hand: without(view.in_hand, card),
  }),
  given: (view, { other, card }) => ({ ...view, in_hand: [faceKnown(card as string)], to_act: other as number }),
  "put-under": (view, { card }) => ({
    ...view,
    in_hand: without(view.in_hand, card),
    stack: { count: view.stack.count + 1, places: [...view.stack.places, card as string] },
  }),
  discarded: (view, { card }) => ({
    ...view,
    in_hand: without(view.in_hand, card),
    discard: discarded(view, card as string),
  }),
  infiltrated: (view) => ({
    ...view,
    stack: pull(view.stack),
    intruders: put(view.intruders, view.stack.places[0] ?? null),
  }),
  "all-infiltrated": (view) => ({
    ...view,
    stack: { count: 0, places: [] },
    intruders: {
      count: view.stack.count + view.intruders.count,
      places: [...view.stack.places, ...view.intruders.places],
    },
  }),
  returned: (view, { card }) => ({
    ...view,
    discard: without(view.discard, card),
    stack: { count: view.stack.count + 1, places: Array(view.stack.count + 1).fill(null) },
  }),
  dropped: (view, { seat, card, symbol }) => ({
    ...change(view, seat, ({ left }) => ({ left: { ...left, [symbol as string]: null } })),
    discard: discarded(view, card as string),
  }),
  supported: (view, { seat, other }) => moveToken(view, seat, other),
  "token-home": (view, { owner }) => moveToken(view, owner, owner),
  "token-moved": (view, { owner, other }) => moveToken(view, owner, other),
  passed: (view, { seat }) => change(view, seat, () => ({ passed: true })),
  "first-discarded": (view, { seat, card, total }) => ({
    ...change(view, seat, ({ line }) => ({ line: without(line, card), total: total as number })),
    discard: discarded(view, card as string),
  }),
  taken,
  routed: (view, { card }) => ({ ...view, stack: pull(view.stack), discard: discarded(view, card as string) }),
  caught: (view, { card }) => ({ ...view, intruders: pull(view.intruders), discard: discarded(view, card as string) }),
  "intruder-revealed": (view, { card }) => ({
    ...view,
    intruders: pull(view.intruders),
    discard: discarded(view, card as string),
  }),
  shown: (view, { seat, card }) => ({
    ...view,
    stack: pull(view.stack),
    in_hand: [...view.in_hand, faceKnown(card as string)],
    to_act: seat as number,
  }),
  "put-back": (view, { card, place }) => ({
    ...view,
    in_hand: without(view.in_hand, card),
    stack: {
      count: view.stack.count + 1,
      places: view.stack.places.toSpliced((place as number) - 1, 0, card as string),
    },
  }),
  "round-ended": (view) => ({ ...view, phase: "night", restrictions: [] }),
};
TOLD["known-infiltrated"] = TOLD.infiltrated as Told;

export function retell(given: never, event: Happened): View | undefined {
  return TOLD[event.id]?.(given as View, event);
}
