/** The server's view of a table of Kenjin (src/tatami/games/kenjin/view.py). */
export interface Card {
  owner: number;
  up: boolean;
  unit: string | null;
  known_to: number[];
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
  options: { players: number; teams: boolean };
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

/** The printed power of each unit, as the figures of the game say. */
export function powersOf(figures: Record<string, unknown>): Record<string, number> {
  const units = (figures.unit ?? {}) as Record<string, { power: number }>;
  return Object.fromEntries(Object.entries(units).map(([unit, { power }]) => [unit, power]));
}
