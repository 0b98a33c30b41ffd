/** A finished game of Kenjin told by its points: who was ahead after each card, and the card that decided it. */
import type { Past } from "$shell/games/face";
import { t } from "$shell/lib/words.svelte";
import { director, type Event } from "./director";
import { type Battlefield, type Powers, type Row, reckon, turnOf, type View } from "./view";

/** What a step made of the points that battles fought at this moment would bring. */
export interface Standing {
  ply: number;
  turn: number;
  event: Event;
  points: number[];
}

const CUT_DOWN = ["peasant", "brute", "ashigaru"];
const DEPLOYED = ["engaged", "moved", "assassinated"];
const BEFORE_BATTLES = [...DEPLOYED, "tile-laid", "tile-drafted", "revealed", "looked"];
const TEMPLE_POWER = 4;
const FORTRESS_CARDS = 3;

const holds = ({ cards }: Row, unit: string): boolean => cards.some((card) => card.unit === unit);

/** The battle of KJ-5.2 with the cards that lie there now: who would win, with which cards. */
function winnerOf(field: Battlefield, powers: Powers): { before: Row; after: Row } | null {
  const tile = field.battlefield;
  const before = field.rows.map((row) => ({ ...row, port: row.cards.filter((card) => card.up).length }));
  const other = (n: number): Row => before[1 - n] as Row;
  const after = before.map((row, n) => {
    const shot = holds(other(n), "archer");
    const cut = holds(other(n), "samurai") && !holds(row, "archer");
    const cards = row.cards.filter(
      ({ unit }) => !(shot && unit === "samurai") && !(cut && CUT_DOWN.includes(unit ?? "")),
    );
    return { ...row, cards };
  }) as [Row, Row];
  if (tile === "sanctuary")
    for (const row of after) {
      const { terms } = reckon(row, row, tile, powers);
      const weakest = terms.reduce(
        (low, term) => (term.value < low.value ? term : low),
        terms[0] ?? { place: -1, value: 0 },
      );
      row.cards = row.cards.filter((_, place) => place !== weakest.place);
    }
  const [one, two] = after;
  const sums = [reckon(one, two, tile, powers).sum, reckon(two, one, tile, powers).sum] as const;
  const counts = [one.cards.length, two.cards.length] as const;
  const lead = !counts[0] || !counts[1] ? counts[0] - counts[1] : sums[0] - sums[1] || counts[0] - counts[1];
  if (!lead) return null;
  const n = lead > 0 ? 0 : 1;
  if (tile === "temple" && sums[n] < TEMPLE_POWER) return null;
  if (tile === "fortress" && counts[n] < FORTRESS_CARDS) return null;
  return { before: before[n] as Row, after: after[n] };
}

/** What each seat would have if all battles were fought now; what the Supply Camp lends is chosen later. */
function pointsNow(view: View, powers: Powers, score: Record<string, number>): number[] {
  const won = view.battlefields.map((field) => ({ field, winner: winnerOf(field, powers) }));
  return view.seats.map(({ seat }) => {
    const mine = won.filter(({ winner }) => winner?.after.seat === seat);
    return mine.reduce((sum, { field, winner }) => {
      if (!winner) return sum;
      const torii = field.battlefield === "torii" ? mine.length - (view.options.torii_counts_itself ? 0 : 1) : 0;
      const peasants = view.options.peasant_must_survive ? winner.after : winner.before;
      const extra =
        (holds(peasants, "peasant") ? (score.peasant ?? 0) : 0) + (holds(winner.after, "lord") ? (score.lord ?? 0) : 0);
      return sum + field.points + torii + extra;
    }, 0);
  });
}

export function standings({ start, moves }: Past, powers: Powers, score: Record<string, number>): Standing[] {
  let view = start as unknown as View;
  const found: Standing[] = [];
  let turn = 1;
  for (const move of moves) {
    const events = (move.events as unknown as Event[]).filter(({ id }) => BEFORE_BATTLES.includes(id));
    // A turn is counted by the cards in hand; what a card does belongs to the card.
    const spent = events.find(({ id }) => id === "engaged" || id === "assassinated");
    if (spent) turn = turnOf(view.seats[spent.seat ?? 0]);
    for (const event of events) view = (director.reduce?.(view as never, event) as View | undefined) ?? view;
    const event = events.findLast(({ id }) => DEPLOYED.includes(id));
    if (event) found.push({ ply: move.ply, turn, event, points: pointsNow(view, powers, score) });
  }
  return found;
}

/** How far ahead of the best other a seat is, or its team. */
export function lead(points: readonly number[], seat: number, teams: boolean): number {
  const sides = sidesOf(points, teams);
  const mine = teams ? seat % 2 : seat;
  return (sides[mine] ?? 0) - Math.max(...sides.filter((_, side) => side !== mine));
}

export function sidesOf(points: readonly number[], teams: boolean): number[] {
  if (!teams) return [...points];
  return [0, 1].map((team) => points.reduce((sum, one, seat) => sum + (seat % 2 === team ? one : 0), 0));
}

/** Whether the winner was ahead after every card. */
export function ledThroughout(all: readonly Standing[], winner: number, teams: boolean): boolean {
  return all.every(({ points }) => lead(points, winner, teams) > 0);
}

/** The step after which the winner was ahead for good. Whoever led throughout, or won only by the battles: the step that brought most. */
export function turningPoint(all: readonly Standing[], winner: number, teams: boolean): number {
  const leads = [0, ...all.map(({ points }) => lead(points, winner, teams))];
  const gain = (n: number): number => (leads[n + 1] ?? 0) - (leads[n] ?? 0);
  if ((leads.at(-1) ?? 0) > 0 && !ledThroughout(all, winner, teams)) return leads.findLastIndex((one) => one <= 0);
  return all.reduce((best, _, n) => (gain(n) > gain(best) ? n : best), 0);
}

/** What the step is to the game, and when it was. */
export function titleTurning(all: readonly Standing[], now: Standing, winner: number, teams: boolean): string {
  return t(ledThroughout(all, winner, teams) ? "web-kenjin-led" : "web-kenjin-turning", { turn: now.turn });
}

/** "Your Archer goes to the Fortress". */
export function tellTurning({ event }: Standing, view: View, names: readonly string[], seat: number | null): string {
  const number = event.to ?? event.number ?? 1;
  return t(`web-kenjin-turning-${event.id}`, {
    whose: event.seat === seat ? "me" : "other",
    seat: names[event.seat ?? -1] ?? "",
    unit: t(`kenjin-unit-${event.unit}`),
    victim: event.owner === seat ? "me" : "other",
    owner: names[event.owner ?? -1] ?? "",
    battlefield: t(`kenjin-battlefield-${view.battlefields[number - 1]?.battlefield}`),
  });
}
