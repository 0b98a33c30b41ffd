/** The server's view of a table of Kenjin (src/tatami/games/kenjin/view.py). */
export interface Card {
  owner: number;
  up: boolean;
  unit: string | null;
  known_to: number[];
  /** On the stage: struck in the battle that plays. */
  fallen?: boolean;
}
export interface Row {
  seat: number;
  cards: Card[];
  camp: number;
  port?: number;
  power?: number;
}
export interface Battlefield {
  number: number;
  battlefield: string | null;
  points: number;
  resolved: boolean;
  winner: number | null;
  rows: [Row, Row];
}
export interface Player {
  seat: number;
  cards_in_hand: number;
  hand: string[] | null;
  taken: Card | null;
  gone: string[];
  coward: boolean | null;
  battlefields_won: number;
}
export interface ScoreEntry {
  seat: number;
  battlefields: { number: number; battlefield: string; points: number; peasant: number; lord: number }[];
  coward: number;
  total: number;
}
export interface View {
  game: "kenjin";
  options: { players: number; teams: boolean; torii_counts_itself: boolean; peasant_must_survive: boolean };
  seat: number | null;
  phase: "set-up" | "deployment" | "resolution" | "over";
  to_act: number | "chance" | null;
  decision: string;
  number: number | null;
  cards_this_turn: number | null;
  offer: string[];
  battlefields: Battlefield[];
  seats: Player[];
  result?: { scores: number[]; winners: number[]; battlefields: number[] };
  score?: ScoreEntry[];
}

export type Powers = Readonly<Record<string, number>>;
export const FOURS = ["port", "rice-field", "village", "camp", "torii"];
/** Units that lie face up as soon as they are engaged. */
export const OPEN = ["scout", "shugenja", "general", "assassin", "ashigaru"];
export const CARDS = 13;
export const TURNS = 7;

/** What a row comes to, as far as its cards are known: the same sum as at the battle, with what is seen now. */
export interface Reckoning {
  sum: number;
  hidden: number;
  cards: number;
  /** Each card that stands, by its place from 0, and its power here. */
  terms: { place: number; unit: string; value: number }[];
  /** What the battlefield and supplies add. */
  bonus: number;
  /** What differs from the printed powers, and by whom: a tile or a unit. */
  effects: { by: string; value: number }[];
}

export function reckon(row: Row, other: Row, tile: string | null, powers: Powers): Reckoning {
  const standing = row.cards.map((card, place) => ({ card, place })).filter(({ card }) => !card.fallen);
  const facing = other.cards.filter((card) => !card.fallen).length;
  const terms = standing.flatMap(({ card, place }, at) => {
    if (!card.unit) return [];
    const printed = powers[card.unit] ?? 0;
    const value =
      card.unit === "lord"
        ? printed + standing.length - 1 - at
        : tile === "rice-field" && card.unit === "peasant"
          ? 1
          : tile === "village" && printed === 1
            ? 2
            : printed;
    return [{ place, unit: card.unit, value }];
  });
  const cards = terms.reduce((sum, term) => sum + term.value, 0);
  const port = tile === "port" ? (row.port ?? standing.filter(({ card }) => card.up).length) : 0;
  const palace = tile === "palace" && standing.length > facing ? -2 : 0;
  const bonus = row.power === undefined ? port + palace + row.camp : terms.length ? row.power - cards : 0;
  const raised = (isLord: boolean): number =>
    terms.reduce((sum, { unit, value }) => sum + ((unit === "lord") === isLord ? value - (powers[unit] ?? 0) : 0), 0);
  const effects = [
    { by: tile ?? "", value: raised(false) + bonus - row.camp },
    { by: "camp", value: row.camp },
    { by: "lord", value: raised(true) },
  ].filter(({ value }) => value);
  return {
    sum: row.power ?? cards + bonus,
    hidden: standing.length - terms.length,
    cards: standing.length,
    terms,
    bonus,
    effects,
  };
}

/** Which turn of seven a player is in, by the cards still in hand. */
export function turnOf(player: Player | undefined): number {
  return Math.min(TURNS, Math.floor((CARDS - (player?.cards_in_hand ?? CARDS)) / 2) + 1);
}

/** How the table lies before somebody: their four battlefields, left neighbour first; those between others. */
export function seen(view: View, seat: number | null): { near: Battlefield[]; far: Battlefield[]; eye: number } {
  const eye = seat ?? 0;
  const players = view.seats.length;
  const right = (eye - 1 + players) % players;
  const of = (field: Battlefield, whose: number): boolean => field.rows.some((row) => row.seat === whose);
  const near = view.battlefields.filter((field) => of(field, eye));
  const far = view.battlefields.filter((field) => !of(field, eye));
  if (players > 2) {
    near.sort((a, b) => Number(of(a, right)) - Number(of(b, right)) || a.number - b.number);
    far.sort((a, b) => Number(of(a, right)) - Number(of(b, right)) || a.number - b.number);
  }
  return { near, far, eye };
}

/** Where the next tile of the draft will lie: a 4 towards the left neighbour, a 6 towards the right one (KJ-2.6, KJ-2.7). */
export function draftPlace(view: View): number | null {
  if (view.decision !== "draft" || typeof view.to_act !== "number" || !view.offer.length) return null;
  if (FOURS.includes(view.offer[0] as string)) return 2 * view.to_act + 1;
  return view.to_act ? 2 * view.to_act : view.battlefields.length;
}

/** The printed power of each unit, as the figures of the game say. */
export function powersOf(figures: Record<string, unknown>): Record<string, number> {
  const units = (figures.unit ?? {}) as Record<string, { power: number }>;
  return Object.fromEntries(Object.entries(units).map(([unit, { power }]) => [unit, power]));
}

/** How many of a clan's cards of each unit nobody has shown me yet: in hand, face down, or carried off unseen. */
export function unseenOf(
  view: View,
  seat: number,
  figures: Record<string, unknown>,
): { unit: string; power: number; count: number }[] {
  const cards = view.battlefields.flatMap((field) => field.rows.flatMap((row) => row.cards));
  const taken = view.seats.flatMap((one) => one.taken ?? []);
  const known = [...cards, ...taken].flatMap((card) => (card.owner === seat && card.unit ? card.unit : []));
  known.push(...(view.seats[seat]?.gone ?? []));
  const units = (figures.unit ?? {}) as Record<string, { power: number; copies: number }>;
  return Object.entries(units).map(([unit, { power, copies }]) => ({
    unit,
    power,
    count: Math.max(0, copies - known.filter((one) => one === unit).length),
  }));
}

/** What a battlefield brought its winner: the reckoning at the end says all of it, before that its printed points. */
export function pointsOf(field: Battlefield, final: View): { points: number; extra: number; total: number } {
  const entry = final.score
    ?.find((one) => one.seat === field.winner)
    ?.battlefields.find((one) => one.number === field.number);
  const points = entry?.points ?? field.points;
  const extra = (entry?.peasant ?? 0) + (entry?.lord ?? 0);
  return { points, extra, total: points + extra };
}
