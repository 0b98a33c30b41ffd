/** The server's view of a table of Samurai Spirit (src/tatami/games/samurai_spirit/view.py). */
export interface Raider {
  card: string;
  value: number;
  symbol: string | null;
  penalties: string[];
  flames: boolean;
}
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
  seats: Samurai[];
  result?: { won: boolean; reason: string; round: number; score: number | null; grade: string | null };
}
