/** What the next raider would be to a samurai who drew it now: exact, from what everybody knows (SS-13.2). */
import { faceOf, type Samurai, type View } from "./view";

export interface Forecast {
  /** He can place it on his left. */
  defend: number;
  /** Else, confronted: below the Kiai value, exactly on it, above it. */
  safe: number;
  kiai: number;
  over: number;
}
export const PARTS = ["defend", "safe", "kiai", "over"] as const;

function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let k = 1; k <= some; k++) ways = (ways * (all - some + k)) / k;
  return ways;
}

/** In how many ways the places can be filled with at least so many dolls (SS-10.2). */
function fillings(cards: number, dolls: number, places: number, wanted: number): number {
  let ways = 0;
  for (let k = Math.max(0, wanted); k <= dolls; k++) ways += choose(dolls, k) * choose(cards - dolls, places - k);
  return ways;
}

/** Each card that may lie on top of the stack, with its chance; null where only the server can tell. */
export function nextRaider(view: View, figures: Record<string, unknown>): Map<string, number> | null {
  const known = view.stack.places[0];
  if (!view.stack.count || !figures.card) return null;
  if (known) return new Map([[known, 1]]);
  const { places, older, returned, new: fresh, new_there: there, dolls_due: due } = view.unseen;
  if (returned.length) return null;
  const isDoll = (card: string): boolean => faceOf(figures, card)?.symbol === "doll";
  const dolls = fresh.filter(isDoll).length;
  const weigh = (card: string): number => {
    if (!due) return there / fresh.length;
    return isDoll(card)
      ? fillings(fresh.length - 1, dolls - 1, places - 1, due - 1)
      : fillings(fresh.length - 1, dolls, places - 1, due);
  };
  const weights = new Map([
    ...older.map((card) => [card, 1] as const),
    ...fresh.map((card) => [card, weigh(card)] as const),
  ]);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([card, weight]) => [card, weight / total]));
}

export function forecast(
  view: View,
  seat: Samurai,
  chances: Map<string, number>,
  figures: Record<string, unknown>,
): Forecast {
  const found: Forecast = { defend: 0, safe: 0, kiai: 0, over: 0 };
  const room = seat.kiai_value - seat.total;
  const mayDefend = !(view.turn === seat.seat && view.restrictions.includes("no-defend"));
  for (const [card, chance] of chances) {
    const raider = faceOf(figures, card);
    if (!raider) continue;
    if (mayDefend && raider.symbol && !seat.left[raider.symbol]) found.defend += chance;
    else if (raider.value < room) found.safe += chance;
    else if (raider.value === room) found.kiai += chance;
    else found.over += chance;
  }
  return found;
}

/** Whole percents that add up to 100: the largest remainders are rounded up. */
export function percents(found: Forecast): number[] {
  const exact = PARTS.map((part) => found[part] * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const order = exact.map((value, n) => ({ n, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  for (const { n } of order.slice(0, Math.max(0, left))) whole[n] = (whole[n] as number) + 1;
  return whole;
}
