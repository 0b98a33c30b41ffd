/** The server's view of a table of Samouraï (src/tatami/games/samourai/view.py), and its answers (outlook.py). */
export interface Ground {
  columns: number;
  rows: number;
  /** A line for each row, a symbol for each column: `.bT/r~=tIE`. */
  terrain: string[];
  level: string[];
  buildings: Record<string, string[]>;
  doors: string[];
  windows: string[];
  corners: string[];
  marks: Record<string, string[]>;
}
export interface Man {
  id: string;
  name: string;
  type: string;
  side: number;
  traits: string[];
  /** Everything below is missing of an enemy whom nobody sees. */
  place?: string;
  life?: "healthy" | "stunned" | "wounded" | "dead";
  hexes?: string[];
  horse?: string | null;
  attack?: number;
  defence?: number;
  movement?: number;
  engaged?: boolean;
  did?: string[];
  hidden?: boolean;
  last_seen?: { hex: string; life: string; turn: number } | null;
  dress?: string;
  enters_from_turn?: number;
}
export interface Horse {
  id: string;
  side: number;
  place: string;
  dead: boolean;
  hexes: string[];
  rider: string | null;
  held_by: string | null;
  hitched: boolean;
  draught: boolean;
}
/** A condition of victory: how far it has come, as far as this seat knows, and where. In the order of the route `goals`. */
export interface Aim {
  seat: number;
  kind: string;
  need: number | null;
  now: number | null;
  hexes: string[];
  clear: string[];
  /** Of a condition that is made of several. */
  parts?: { kind: string; need: number | null; now: number | null }[];
}
export interface View {
  game: "samourai";
  options: Record<string, unknown>;
  seat: number | null;
  phase: string;
  to_act: number | "chance" | null;
  decision: string;
  scenario: string;
  /** Of a player's own scenario; null: the shipped ones are named by their id. */
  title: string | null;
  map: string;
  ground: Ground;
  night: boolean;
  turn: number;
  active: number;
  alarm: boolean | null;
  seats: {
    seat: number;
    side: string;
    name: string | null;
    harakiri: string | null;
    poem: boolean;
    refused_challenge: boolean;
  }[];
  men: Man[];
  horses: Horse[];
  lit: string[];
  cart: { hexes: string[]; horse: string | null } | null;
  lanterns: { hex: string; lit: boolean }[];
  barricades: { hexes: string[]; front: string }[];
  corpses: Record<string, number>;
  placing: { piece: string; unit: string | null } | null;
  walk: { unit: string; formation: string; points: number; hexes: string[]; crew: string[] } | null;
  clash: {
    roll: string;
    result: string;
    shooter?: string | null;
    target?: string | null;
    lantern?: string | null;
    attackers?: string[];
    defenders?: string[];
    retreating: string[];
    falling: string | null;
  } | null;
  duel: { challenger: string; answerer: string; turn: number; acting: string } | null;
  goals?: Aim[];
  /** The stage's own memory between the events of a move: who is aimed at, who has just died. */
  told?: { target?: string; dying?: string[] };
  tasks: { task: string; unit: string; helper: string | null; horse: string | null; hex: string | null }[];
  result?: { winner: number | null; reason: string; turn: number };
}

/** A place that a figure can reach; `from` is the entry of the step before. */
export interface Reached {
  hexes: string[];
  cost: number;
  from?: number;
  step?: string;
  stop?: boolean;
}
/** How many of the ten faces of the die give each result. */
export type Chances = Record<string, number>;
export interface Shot {
  action: string;
  target: string;
  range: number;
  hexes: [string, string];
  band?: string;
  rule?: string;
  at?: string | null;
  modifiers?: Record<string, number>;
  cover?: string;
  chances?: Chances;
  mounted?: boolean;
  deflects?: boolean;
}
export interface Melee {
  attackers: string[];
  defenders: string[];
  attack: number;
  defence: number;
  odds: number;
  signs: [number, number];
  terrain: number;
  together: number;
  column: number;
  mounted: boolean;
  rule?: string;
  chances?: Chances;
}
export interface Outlook {
  unit: string;
  barred: string | null;
  reach: Reached[];
  shots: Shot[];
  attacks: Melee[];
  watched: Record<string, string[]>;
}

/** What a destination would come to. */
export interface Destination {
  unit: string;
  hexes: string[];
  shots: Shot[];
  attacks: Melee[];
  archers: { unit: string; range: number; chances: Chances }[];
  strikers: string[];
}
export interface Ruler {
  from: string;
  to: string;
  range: number;
  at: string | null;
}

/** The share of the die's faces that do something to the target, in per cent. */
export const hitOf = (chances: Chances): number => 100 - 10 * (chances.none ?? 0);
