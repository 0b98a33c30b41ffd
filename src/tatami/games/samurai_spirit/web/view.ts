/** The server's view of a table of Samurai Spirit (src/tatami/games/samurai_spirit/view.py). */
export interface Raider {
  card: string;
  value: number;
  symbol: string | null;
  penalties: string[];
  flames: boolean;
}
export const SYMBOLS = ["hat", "farm", "doll"] as const;
export interface Samurai {
  seat: number;
  samurai: string;
  side: "human" | "animal";
  wound: boolean;
  passed: boolean;
  kiai_value: number;
  total: number;
  line: Raider[];
  left: Record<string, Raider | null>;
  token_at: number;
  tokens: string[];
  borrowed: string[];
}
export interface Pile {
  count: number;
  /** From the top; null where nobody knows the card. */
  places: (string | null)[];
}
export interface View {
  game: "samurai-spirit";
  options: { difficulty: string; samurai: string[] };
  seat: number | null;
  phase: string;
  to_act: number | "chance" | null;
  decision: string;
  round: number;
  turn: number | null;
  restrictions: string[];
  in_hand: Raider[];
  kiai: number[];
  village: {
    barricades: number;
    most_barricades: number;
    farmsteads: number;
    backs_left: Record<string, number> | null;
    families: string[];
    tokens: string[];
  };
  stack: Pile;
  intruders: Pile;
  discard: Raider[];
  unseen: { places: number; older: string[]; returned: string[]; new: string[]; new_there: number; dolls_due: number };
  seats: Samurai[];
  result?: { won: boolean; reason: string; round: number; score: number | null; grade: string | null };
}

export const FARMSTEADS = 6;
export const FAMILIES = ["A", "B", "C"] as const;

type Faces = Record<string, { symbol: string; penalties: string[]; flames: boolean }>;

/** A raider's face, by the game's figures; undefined until they have come. */
export function faceOf(figures: Record<string, unknown>, card: string): Raider | undefined {
  const found = (figures.card as Faces | undefined)?.[card];
  if (!found) return undefined;
  const { symbol, penalties, flames } = found;
  return { card, value: Number(card[1]), symbol: symbol || null, penalties, flames };
}

/** How many raiders the stack of this round began with (SS-2.3, SS-9.7). */
export function stackAtFirst(view: View): number {
  const players = view.seats.length;
  const easy = view.options.difficulty === "easy";
  return players * (easy ? 6 : 7) + (view.round - 1) * (easy ? players - 1 : players);
}

/** Wounds taken, of the four that kill (SS-8.1). */
export function wounds(seat: Samurai): number {
  return (seat.side === "animal" ? 2 : 0) + (seat.wound ? 1 : 0);
}

export function missing(seat: Samurai): string[] {
  return SYMBOLS.filter((symbol) => !seat.left[symbol]);
}

/** The seats in turn order after one of them: his left neighbour first (SS-3.1). */
export function othersOf(view: View, seat: number): Samurai[] {
  return view.seats.slice(1).map((_, n) => view.seats[(seat + 1 + n) % view.seats.length] as Samurai);
}

/** The order in which farms burn: not from one side, so that the village never looks cut off. */
const BURNS = [3, 1, 4, 0, 5, 2];
export const isStanding = (farm: number, left: number): boolean => BURNS.indexOf(farm) >= FARMSTEADS - left;
/** The farm that burnt when so many were left. */
export const burnt = (left: number): number => BURNS[FARMSTEADS - left - 1] ?? 0;
