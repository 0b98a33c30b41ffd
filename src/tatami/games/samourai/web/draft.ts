/** A scenario being made: what the editor holds, and the text formats it is written in and read from. */
import { type Figure, ROSTER, type Roster, rosterText } from "./counters";
import { beside, hexName, parse } from "./hexes";
import type { Ground } from "./view";

export interface Force {
  name: string;
  units: string[];
  mounted: string[];
  /** Where the side sets up, and where those enter who come later. */
  zone: string[];
  entry: string[];
  enters: string[];
  turn: number;
  /** Figures that stand on a hex of their own. */
  pinned: Record<string, string>;
  exit: string[];
  /** How many of them one building may hold at the set-up, 0: as many as one likes. */
  crowd: number;
  /** How far from the side that sets up first, 0: no matter. */
  far: number;
}
export const GOALS = [
  "all_dead", "casualties", "none_on_map", "hold_hex", "hold_buildings", "left", "cannot_leave", "piece_on", "hold_piece",
] as const; // biome-ignore format: a list
/** Conditions made of others: all of these, or one of these. */
export const JOINED = ["all", "any"] as const;
export interface Goal {
  side: number;
  kind: (typeof GOALS)[number] | (typeof JOINED)[number];
  /** Of `all` and `any`; parts have no parts, and are their whole's side's. */
  parts: Goal[];
  count: number;
  /** Who must be dead: everybody (""), those of a trait (`trait:samurai`) or one of them. */
  who: string;
  /** Whether the wounded count as well as the dead. */
  wounded: boolean;
  /** One hex to hold, or the hexes that the cart must reach. */
  hex: string;
  /** How far from that hex one still holds it, and how far enemies must keep away. */
  within: number;
  clear: number;
}
/** Something that lies on two hexes, the front one first. */
export type Two = [string, string];
export interface Draft {
  title: string;
  columns: number;
  rows: number;
  cells: string[];
  raised: string[];
  doors: string[];
  windows: string[];
  /** Outer corners: a building hex and a vertex of it, `O6-NW`. */
  corners: string[];
  lanterns: string[];
  lanternSide: number;
  /** Where barricades may be put up, how many, and by whom. */
  barricades: string[];
  barricadeCount: number;
  barricadeSide: number;
  cart: Two | null;
  draught: Two | null;
  hitched: boolean;
  /** Riderless horses. */
  horses: Two[];
  /** Whose the cart and the loose horses are. */
  pieceSide: number;
  night: boolean;
  /** The sleeper lies undressed, in secret, until the alarm (SB-14.7). */
  alarm: boolean;
  first: number;
  /** Who wins after the last turn; null: nobody. */
  capWinner: number | null;
  sides: [Force, Force];
  /** Figures of one's own. */
  figures: Figure[];
  goals: Goal[];
  /** A scenario's own text, where somebody wrote or opened one; it then goes before the form. */
  text: string | null;
}
export interface Own {
  text: string;
  files: Record<string, string>;
}

export const SYMBOLS = ".bT/r~=tIE";
export const MOST_COLUMNS = 27;
export const MOST_ROWS = 16;
const MAP = "map.txt";
const SIDES = ["one", "two"] as const;
/** The message with the name of a side that has none of its own: the server has the same one for the table. */
export const unnamed = (side: number): string => `samourai-side-${SIDES[side] ?? "one"}`;

const force = (name: string): Force => ({
  name,
  units: [],
  mounted: [],
  zone: [],
  entry: [],
  enters: [],
  turn: 1,
  pinned: {},
  exit: [],
  crowd: 0,
  far: 0,
});
export const newGoal = (side: number, kind: Goal["kind"] = "casualties"): Goal => ({
  side,
  kind,
  parts: [],
  count: 1,
  who: "",
  wounded: false,
  hex: "",
  within: 0,
  clear: 1,
});

export function blank(columns = 15, rows = 10): Draft {
  return {
    title: "",
    columns,
    rows,
    cells: Array.from({ length: rows }, () => ".".repeat(columns)),
    raised: [],
    doors: [],
    windows: [],
    corners: [],
    lanterns: [],
    lanternSide: 1,
    barricades: [],
    barricadeCount: 1,
    barricadeSide: 1,
    cart: null,
    draught: null,
    hitched: true,
    horses: [],
    pieceSide: 0,
    night: false,
    alarm: false,
    first: 0,
    capWinner: null,
    sides: [force(""), force("")],
    figures: [],
    goals: [newGoal(0, "all_dead"), newGoal(1, "all_dead")],
    text: null,
  };
}

export function symbolAt(draft: Draft, hex: string): string {
  const { column, row } = parse(hex);
  return draft.cells[row - 1]?.[column - 1] ?? "";
}

export function setSymbol(draft: Draft, hex: string, symbol: string): void {
  const { column, row } = parse(hex);
  const line = draft.cells[row - 1];
  if (line !== undefined) draft.cells[row - 1] = line.slice(0, column - 1) + symbol + line.slice(column);
}

/** Keeps what still lies on the map. */
export function resize(draft: Draft, columns: number, rows: number): void {
  draft.cells = Array.from({ length: rows }, (_, row) =>
    (draft.cells[row] ?? "").padEnd(columns, ".").slice(0, columns),
  );
  draft.columns = columns;
  draft.rows = rows;
  const inside = (hex: string): boolean => parse(hex).column <= columns && parse(hex).row <= rows;
  draft.raised = draft.raised.filter(inside);
  draft.lanterns = draft.lanterns.filter(inside);
  draft.barricades = draft.barricades.filter(inside);
  draft.corners = draft.corners.filter((corner) => inside(corner.split("-")[0] ?? ""));
  draft.horses = draft.horses.filter((pair) => pair.every(inside));
  if (!draft.cart?.every(inside)) draft.cart = null;
  if (!draft.draught?.every(inside)) draft.draught = null;
  draft.doors = draft.doors.filter((pair) => pair.split("/").every(inside));
  draft.windows = draft.windows.filter((pair) => pair.split("/").every(inside));
  for (const side of draft.sides) {
    side.zone = side.zone.filter(inside);
    side.entry = side.entry.filter(inside);
    side.pinned = Object.fromEntries(Object.entries(side.pinned).filter(([, hex]) => inside(hex)));
  }
}

const isIndoors = (symbol: string): boolean => symbol === "I" || symbol === "E";

/** Rooms: indoor hexes that touch are one building. */
export function buildings(draft: Draft): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const taken = new Set<string>();
  for (let column = 1; column <= draft.columns; column++)
    for (let row = 1; row <= draft.rows; row++) {
      const start = hexName(column, row);
      if (taken.has(start) || !isIndoors(symbolAt(draft, start))) continue;
      const room = [start];
      taken.add(start);
      for (const hex of room) {
        const at = parse(hex);
        for (let way = 0; way < 6; way++) {
          const next = beside(at.column, at.row, way);
          const name = hexName(next.column, next.row);
          if (next.column >= 1 && next.row >= 1 && isIndoors(symbolAt(draft, name)) && !taken.has(name)) {
            taken.add(name);
            room.push(name);
          }
        }
      }
      found[`house-${Object.keys(found).length + 1}`] = room;
    }
  return found;
}

export function groundOf(draft: Draft): Ground {
  const raised = new Set(draft.raised);
  return {
    columns: draft.columns,
    rows: draft.rows,
    terrain: [...draft.cells],
    level: draft.cells.map((line, row) =>
      [...line].map((_, column) => (raised.has(hexName(column + 1, row + 1)) ? "1" : "0")).join(""),
    ),
    buildings: buildings(draft),
    doors: [...draft.doors],
    windows: [...draft.windows],
    corners: [...draft.corners],
    marks: {},
  };
}

// -- the map's text

export function mapText(draft: Draft): string {
  const head = `    ${Array.from({ length: draft.columns }, (_, k) =>
    hexName(k + 1, 0)
      .slice(0, -1)
      .padStart(3),
  ).join("")}`;
  const grid = draft.cells.map(
    (line, row) => `${String(row + 1).padStart(4)}${[...line].map((symbol) => symbol.padStart(3)).join("")}`,
  );
  const rooms = Object.entries(buildings(draft)).map(([name, hexes]) => `${name}: ${hexes.join(" ")}`);
  return [
    "[map]", "id = own", `columns = ${draft.columns}`, `rows = ${draft.rows}`, "raised = even", "provenance = own",
    "", "[grid]", head, ...grid,
    "", "[levels]", ...(draft.raised.length ? [`1: ${draft.raised.join(" ")}`] : []),
    "", "[buildings]", ...rooms, "", "[doors]", ...draft.doors, "", "[windows]", ...draft.windows, "", "[corners]", ...draft.corners, "", "[marks]", "",
  ].join("\n"); // biome-ignore format: the sections of a map
}

/** What a map's text says; null where there is no grid in it. */
export function readMap(
  text: string,
): Pick<Draft, "columns" | "rows" | "cells" | "raised" | "doors" | "windows" | "corners"> | null {
  const sections: Record<string, string[]> = {};
  let now = "";
  for (const raw of text.split("\n")) {
    const line = raw.replace(/#.*/, "").trimEnd();
    const title = line.trim().match(/^\[(\w+)\]$/)?.[1];
    if (title) {
      now = title;
      sections[now] = [];
    } else if (line.trim()) sections[now]?.push(line.trim());
  }
  const grid = (sections.grid ?? []).filter((line) => /^\d/.test(line));
  const cells = grid.map((line) => line.split(/\s+/).slice(1).join(""));
  const columns = cells[0]?.length ?? 0;
  if (!columns) return null;
  const raised: string[] = [];
  for (const line of sections.levels ?? []) {
    const [label = "", rest = ""] = line.split(":");
    if (label.trim() !== "1") continue;
    for (const word of rest.trim().split(/\s+/)) {
      const [from = "A1", to = from] = word.split("-");
      const [a, b] = [parse(from), parse(to)];
      for (let column = a.column; column <= b.column; column++)
        for (let row = a.row; row <= b.row; row++) raised.push(hexName(column, row));
    }
  }
  const pairs = (name: string): string[] => (sections[name] ?? []).flatMap((line) => line.split(/\s+/));
  const [doors, windows, corners] = [pairs("doors"), pairs("windows"), pairs("corners")];
  return { columns, rows: cells.length, cells, raised, doors, windows, corners };
}

// -- the scenario's text

/** The one character who has counters for being undressed. */
export const SLEEPER = "misakado";
const TRIGGERS = [
  ["lit", "at_once"], ["missed", "at_once"], ["lantern", "at_once"], ["met", "end_of_ninja_phase"],
  ["corpse", "end_of_ninja_phase"],
] as const; // biome-ignore format: a list
const isAlarmed = (draft: Draft): boolean =>
  draft.night && draft.alarm && draft.sides.some((side) => side.units.includes(SLEEPER));
export const hexesIn = (text: string): string[] => text.toUpperCase().match(/[A-Z]{1,2}\d{1,2}/g) ?? [];

const quoted = (text: string): string => JSON.stringify(text);
const list = (texts: readonly string[]): string => `[${texts.map(quoted).join(", ")}]`;

/** When a condition is looked at: whoever holds something must still hold it at the end of his phase. */
const LATER = ["hold_hex", "hold_buildings", "piece_on", "hold_piece"];
const momentOf = (goal: Goal): string =>
  [goal, ...goal.parts].some((one) => LATER.includes(one.kind)) ? "end_of_own_phase" : "at_once";

/** What the text says of a condition, key by key. */
function goalKeys(draft: Draft, goal: Goal): string[] {
  const kind = `kind = "${goal.kind}"`;
  const of = `of = "${SIDES[1 - goal.side]}"`;
  switch (goal.kind) {
    case "all":
    case "any": {
      const parts = goal.parts.map((part) => `{ ${goalKeys(draft, { ...part, side: goal.side }).join(", ")} }`);
      return [kind, `parts = [${parts.join(", ")}]`];
    }
    case "all_dead": {
      const trait = goal.who.match(/^trait:(.+)/)?.[1];
      if (trait) return [kind, of, `trait = ${quoted(trait)}`];
      return [kind, of, `units = ${list(goal.who ? [goal.who] : (draft.sides[1 - goal.side]?.units ?? []))}`];
    }
    case "casualties":
      return [kind, of, `states = ${list(goal.wounded ? ["dead", "wounded"] : ["dead"])}`, `count = ${goal.count}`];
    case "hold_hex":
      return [
        kind,
        `hex = ${quoted(goal.hex)}`,
        `within = ${goal.within}`,
        `clear = ${goal.clear}`,
        `times = ${goal.count}`,
      ];
    case "hold_buildings":
      return [kind, `count = ${goal.count}`];
    case "none_on_map":
    case "cannot_leave":
      return [kind, of];
    case "piece_on":
      return [kind, 'piece = "cart"', `hexes = ${list(hexesIn(goal.hex))}`];
    case "hold_piece":
      return [kind, 'piece = "cart"', `clear = ${goal.clear}`, `times = ${goal.count}`];
    case "left":
      return [
        kind,
        "units = []",
        "anyone = true",
        `others = ${goal.count}`,
        `edges = ${list(draft.sides[goal.side]?.exit ?? [])}`,
      ];
  }
}

export function scenarioText(draft: Draft): string {
  if (draft.text !== null) return draft.text;
  const lines = [
    "[[scenario]]", 'id = "own"', ...(draft.title ? [`title = ${quoted(draft.title)}`] : []), `map = "${MAP}"`,
    ...(draft.figures.length ? [`roster = "${ROSTER}"`] : []), `time = "${draft.night ? "night" : "day"}"`, `first = "${SIDES[draft.first]}"`, 'setup_order = ["one", "two"]',
    ...(draft.capWinner === null ? [] : [`cap_winner = "${SIDES[draft.capWinner]}"`]), "",
  ]; // biome-ignore format: one key each
  const zone = (id: string, hexes: readonly string[]): void => {
    lines.push("  [[scenario.zone]]", `  id = "${id}"`, `  hexes = ${list(hexes)}`, "");
  };
  for (const [n, side] of draft.sides.entries()) {
    const id = SIDES[n] ?? "one";
    const pinned = side.units.filter((unit) => side.pinned[unit]);
    const enters = side.units.filter((unit) => side.enters.includes(unit) && !side.pinned[unit]);
    const asleep = isAlarmed(draft) && side.units.includes(SLEEPER) ? [SLEEPER] : [];
    const free = side.units.filter((unit) => ![...pinned, ...enters, ...asleep].includes(unit));
    const manners = [
      ...(side.crowd ? [`max_per_building = ${side.crowd}`] : []),
      ...(side.far && n === 1 ? [`far_from = { side = "one", hexes = ${side.far} }`] : []),
    ].map((one) => `, ${one}`);
    if (free.length || (asleep.length && !pinned.includes(SLEEPER))) zone(`${id}-set-up`, side.zone);
    if (enters.length) zone(`${id}-entry`, side.entry);
    for (const unit of pinned) zone(`${id}-${unit}`, [side.pinned[unit] ?? ""]);
    const setup = [
      ...asleep.map((unit) => {
        const where = pinned.includes(unit) ? unit : "set-up";
        return `{ zone = "${id}-${where}", units = ${list([unit])}, secret = true, dress = "undressed" }`;
      }),
      ...(free.length ? [`{ zone = "${id}-set-up", units = ${list(free)}${manners.join("")} }`] : []),
      ...pinned
        .filter((unit) => !asleep.includes(unit))
        .map((unit) => `{ zone = "${id}-${unit}", units = ${list([unit])} }`),
    ];
    lines.push("  [[scenario.side]]", `  id = "${id}"`);
    if (side.name) lines.push(`  name = ${quoted(side.name)}`);
    lines.push(`  units = ${list(side.units)}`);
    const mounted = side.mounted.filter((unit) => side.units.includes(unit));
    if (mounted.length) lines.push(`  mounted = ${list(mounted)}`);
    if (setup.length) lines.push(`  setup = [${setup.join(", ")}]`);
    if (enters.length) lines.push(`  enter = [{ zone = "${id}-entry", units = ${list(enters)}, turn = ${side.turn} }]`);
    if (side.exit.length) lines.push(`  exit = ${list(side.exit)}`);
    lines.push("");
  }
  if (draft.lanterns.length) {
    zone("lanterns", draft.lanterns);
    lines.push(
      "  [[scenario.marker]]",
      '  kind = "lantern"',
      `  side = "${SIDES[draft.lanternSide]}"`,
      `  count = ${draft.lanterns.length}`,
      '  zone = "lanterns"',
      "  lit = true",
      "",
    );
  }
  if (draft.barricades.length) {
    zone("barricades", draft.barricades);
    lines.push(
      "  [[scenario.marker]]",
      '  kind = "barricade"',
      `  side = "${SIDES[draft.barricadeSide]}"`,
      `  count = ${draft.barricadeCount}`,
      '  zone = "barricades"',
      "",
    );
  }
  const piece = (kind: string, id: string, at: Two, ...more: string[]): void => {
    lines.push("  [[scenario.marker]]", `  kind = "${kind}"`, `  id = "${id}"`, `  side = "${SIDES[draft.pieceSide]}"`);
    lines.push(`  at = ${list(at)}`, ...more, "");
  };
  if (draft.cart) piece("cart", "cart", draft.cart);
  if (draft.draught)
    piece("draught-horse", "draught", draft.draught, ...(draft.cart && draft.hitched ? ['  hitched_to = "cart"'] : []));
  for (const [n, horse] of draft.horses.entries()) piece("horse", `horse${n + 1}`, horse);
  if (isAlarmed(draft)) {
    lines.push("  [scenario.alarm]", `  sleeper = "${SLEEPER}"`, "  dressing_phases = 2", "  corpse_radius = 2");
    const triggers = TRIGGERS.map(([id, check]) => `{ id = "${id}", check = "${check}" }`);
    lines.push(`  triggers = [${triggers.join(", ")}]`, "");
  }
  for (const goal of draft.goals) {
    const [kind, ...keys] = goalKeys(draft, goal);
    lines.push("  [[scenario.victory]]", `  side = "${SIDES[goal.side]}"`, `  check = "${momentOf(goal)}"`);
    lines.push(...[kind, ...keys].map((key) => `  ${key}`), "");
  }
  return `${lines.join("\n")}\n`;
}

/** The scenario with the files that it names. */
export function ownOf(draft: Draft, shipped: Roster): Own {
  const text = scenarioText(draft);
  const written = { [MAP]: mapText(draft), [ROSTER]: rosterText(draft, shipped) };
  return { text, files: Object.fromEntries(Object.entries(written).filter(([name]) => text.includes(`"${name}"`))) };
}

/** Whether nothing has been drawn or chosen yet. */
export const isBlank = (draft: Draft): boolean =>
  JSON.stringify(draft) === JSON.stringify(blank(draft.columns, draft.rows));

/** Whether a smaller map would lose something. */
export function wouldLose(draft: Draft, columns: number, rows: number): boolean {
  const smaller: Draft = JSON.parse(JSON.stringify(draft));
  resize(smaller, columns, rows);
  resize(smaller, draft.columns, draft.rows);
  return JSON.stringify(smaller) !== JSON.stringify(draft);
}
