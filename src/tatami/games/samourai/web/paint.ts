/** The ground of a map as one piece of SVG: drawn once for a map, never touched while figures move. */
import { beside, centreOf, HALF, hexName, n1, outline, type Point, parse, R, vertex, wayTo } from "./hexes";
import type { Ground } from "./view";

export const TERRAIN: Record<string, string> = {
  ".": "flat",
  b: "brush",
  T: "tree",
  "/": "bank",
  r: "paddy",
  "~": "river",
  "=": "bridge",
  t: "torii",
  I: "interior",
  E: "entry",
};

/** A wandering that is the same for a hex on every drawing. */
function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

interface Hex {
  name: string;
  column: number;
  row: number;
  at: Point;
  kind: string;
  level: number;
  house: string | undefined;
}

export class Terrain {
  readonly hexes: Hex[] = [];
  private byName = new Map<string, Hex>();
  private openings = new Map<string, "door" | "window">();

  constructor(readonly ground: Ground) {
    const houses = new Map<string, string>();
    for (const [name, hexes] of Object.entries(ground.buildings)) for (const hex of hexes) houses.set(hex, name);
    for (let column = 1; column <= ground.columns; column++) {
      for (let row = 1; row <= ground.rows; row++) {
        const name = hexName(column, row);
        const kind = TERRAIN[ground.terrain[row - 1]?.[column - 1] ?? "."] ?? "flat";
        const level = Number(ground.level[row - 1]?.[column - 1] ?? 0);
        const hex = { name, column, row, at: centreOf(column, row), kind, level, house: houses.get(name) };
        this.hexes.push(hex);
        this.byName.set(name, hex);
      }
    }
    for (const pair of ground.doors) this.openings.set(pair, "door");
    for (const pair of ground.windows) this.openings.set(pair, "window");
  }

  at(name: string): Hex | undefined {
    return this.byName.get(name);
  }

  next(hex: Hex, way: number): Hex | undefined {
    const { column, row } = beside(hex.column, hex.row, way);
    return this.byName.get(hexName(column, row));
  }

  /** What the side of a hex carries. */
  side(hex: Hex, way: number): "open" | "crest" | "door" | "window" | "wall" {
    const other = this.next(hex, way);
    const found = this.openings.get(`${hex.name}/${other?.name}`) ?? this.openings.get(`${other?.name}/${hex.name}`);
    if (found) return found;
    if (hex.house !== other?.house && (hex.house || other?.house)) return "wall";
    if (hex.house && !other) return "wall";
    if (other && hex.level !== other.level && (hex.level < other.level ? hex : other).kind === "bank") return "crest";
    return "open";
  }
}

const line = (name: string, from: Point, to: Point): string =>
  `<path class="${name}" d="M${n1(from.x)} ${n1(from.y)}L${n1(to.x)} ${n1(to.y)}"/>`;

const part = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function growth(hex: Hex): string {
  const { x, y } = hex.at;
  const roll = chance(hex.column * 97 + hex.row * 1009);
  const some = (count: number, draw: (x: number, y: number, k: number) => string, spread = 0.62): string => {
    let drawn = "";
    for (let k = 0; k < count; k++) {
      const turn = (k + roll() * 0.7) * ((2 * Math.PI) / count);
      const far = R * spread * (0.45 + 0.55 * roll());
      drawn += draw(x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.86, k);
    }
    return drawn;
  };
  switch (hex.kind) {
    case "tree":
      return some(
        5,
        (px, py, k) => {
          const size = 9 + roll() * 4;
          if ((hex.column + hex.row + k) % 3 === 0)
            // A pine among the broad crowns.
            return `<path class="pine" d="M${n1(px)} ${n1(py - size * 1.15)}l${n1(size * 0.75)} ${n1(size * 1.75)}h${n1(-size * 1.5)}Z"/><path class="pine-light" d="M${n1(px)} ${n1(py - size * 1.15)}l${n1(size * 0.2)} ${n1(size * 1.75)}h${n1(-size * 0.95)}Z"/>`;
          return `<circle class="crown-shade" cx="${n1(px + 1.6)}" cy="${n1(py + 2)}" r="${n1(size)}"/><circle class="crown" cx="${n1(px)}" cy="${n1(py)}" r="${n1(size)}"/><circle class="crown-light" cx="${n1(px - size * 0.3)}" cy="${n1(py - size * 0.32)}" r="${n1(size * 0.5)}"/>`;
        },
        0.66,
      );
    case "brush":
      return some(7, (px, py) => {
        const h = 5 + roll() * 4;
        return `<path class="twig" d="M${n1(px)} ${n1(py + 3)}q-1 ${n1(-h * 0.6)} -4 ${n1(-h)}M${n1(px)} ${n1(py + 3)}q0 ${n1(-h * 0.7)} .5 ${n1(-h * 1.25)}M${n1(px)} ${n1(py + 3)}q1 ${n1(-h * 0.6)} 4.5 ${n1(-h * 0.85)}"/>`;
      });
    case "flat":
    case "torii":
      return some(
        roll() < 0.55 ? 2 : 0,
        (px, py) => `<path class="grass" d="M${n1(px)} ${n1(py)}l-2 -4m2 4l.6 -5m-.6 5l3 -3.6"/>`,
      );
    case "river":
      return [-15, -1, 13]
        .map((dy) => {
          const shift = (roll() - 0.5) * 12;
          return `<path class="wave" d="M${n1(x - 14 + shift)} ${n1(y + dy)}q3.5 -4 7 0t7 0t7 0t7 0"/>`;
        })
        .join("");
    case "paddy": {
      let rows = "";
      for (const dy of [-16, -5.5, 5, 15.5])
        for (let dx = -16; dx <= 16; dx += 8)
          if (Math.abs(dx) + Math.abs(dy) * 0.62 < 25)
            rows += `<path class="rice" d="M${n1(x + dx + (dy > 0 ? 3 : 0))} ${n1(y + dy + 3)}v-6m0 3l-2.4 -2.4m2.4 2.4l2.4 -2.4"/>`;
      return rows;
    }
    default:
      return "";
  }
}

/** A bridge's planks lie across the way it leads: towards its neighbours that are no river. */
function bridge(land: Terrain, hex: Hex): string {
  const ways = [0, 1, 2, 3, 4, 5].filter((way) => {
    const kind = land.next(hex, way)?.kind;
    return kind !== undefined && kind !== "river";
  });
  const on = ways.filter((way) => land.next(hex, way)?.kind === "bridge");
  const from = on[0] ?? ways[0] ?? 0;
  const to = ways.reduce((best, way) => (turn(way, from) > turn(best, from) ? way : best), (from + 3) % 6);
  const lean = (way: number): Point => {
    const angle = (way * 60 - 90) * (Math.PI / 180);
    return { x: hex.at.x + Math.cos(angle) * HALF, y: hex.at.y + Math.sin(angle) * HALF };
  };
  const start = lean(from);
  const end = lean(to);
  const across = Math.atan2(end.y - start.y, end.x - start.x) + Math.PI / 2;
  const wide = { x: Math.cos(across) * 17, y: Math.sin(across) * 17 };
  let drawn = `<path class="deck" d="M${n1(start.x + wide.x)} ${n1(start.y + wide.y)}L${n1(end.x + wide.x)} ${n1(end.y + wide.y)}L${n1(end.x - wide.x)} ${n1(end.y - wide.y)}L${n1(start.x - wide.x)} ${n1(start.y - wide.y)}Z"/>`;
  for (let k = 0; k <= 8; k++) {
    const p = part(start, end, k / 8);
    drawn += line("plank", { x: p.x + wide.x, y: p.y + wide.y }, { x: p.x - wide.x, y: p.y - wide.y });
  }
  for (const sign of [1, -1])
    drawn += line(
      "rail",
      { x: start.x + wide.x * sign, y: start.y + wide.y * sign },
      { x: end.x + wide.x * sign, y: end.y + wide.y * sign },
    );
  return drawn;
}

const turn = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** Tatami in the rooms: pale mats with dark seams. */
function mats(hex: Hex): string {
  const { x, y } = hex.at;
  const wooden = hex.kind === "entry";
  if (wooden)
    return [-18, -9, 0, 9, 18]
      .map(
        (dy) =>
          `<path class="board" d="M${n1(x - R * 0.8 + Math.abs(dy) * 0.4)} ${n1(y + dy)}H${n1(x + R * 0.8 - Math.abs(dy) * 0.4)}"/>`,
      )
      .join("");
  return `<path class="seam" d="M${n1(x - 22)} ${n1(y)}H${n1(x + 22)}M${n1(x)} ${n1(y)}V${n1(y + 22)}M${n1(x - 11)} ${n1(y)}V${n1(y - 19)}M${n1(x + 11)} ${n1(y)}V${n1(y - 19)}"/>`;
}

function toriiPost(hex: Hex): string {
  const { x, y } = hex.at;
  return `<circle class="post-shade" cx="${n1(x + 2)}" cy="${n1(y + 3)}" r="9"/><circle class="post" cx="${n1(x)}" cy="${n1(y)}" r="8.5"/><circle class="post-top" cx="${n1(x)}" cy="${n1(y)}" r="4.5"/>`;
}

function sides(land: Terrain, hex: Hex): { walls: string; crests: string } {
  let walls = "";
  let crests = "";
  for (let way = 0; way < 6; way++) {
    const kind = land.side(hex, way);
    const a = vertex(hex.at, way);
    const b = vertex(hex.at, way + 1);
    const other = land.next(hex, way);
    if (kind === "crest" && other && hex.level < other.level) {
      crests += line("crest", a, b);
      for (const share of [0.08, 0.24, 0.4, 0.56, 0.72, 0.88]) {
        const top = part(a, b, share);
        crests += line("slope", top, part(top, hex.at, share > 0.3 && share < 0.7 ? 0.42 : 0.28));
      }
    }
    if (!hex.house || kind === "open" || (other?.house && other.name < hex.name)) continue;
    if (kind === "wall") walls += line("wall", a, b);
    else {
      const one = part(a, b, kind === "door" ? 0.12 : 0.2);
      const two = part(a, b, kind === "door" ? 0.88 : 0.8);
      walls += line("wall", a, one) + line("wall", two, b);
      walls += line(kind === "door" ? "door" : "pane", one, two);
      if (kind === "window") walls += line("lattice", one, two);
    }
  }
  return { walls, crests };
}

/** Two posts with one hex between them carry a gate. */
function gates(land: Terrain): string {
  const posts = land.hexes.filter((hex) => hex.kind === "torii");
  let drawn = "";
  for (const one of posts)
    for (const two of posts) {
      if (one.name >= two.name) continue;
      const far = Math.hypot(one.at.x - two.at.x, one.at.y - two.at.y);
      if (far < 3.2 * HALF || far > 4.4 * HALF) continue;
      const out = { x: ((two.at.x - one.at.x) / far) * 15, y: ((two.at.y - one.at.y) / far) * 15 };
      const a = { x: one.at.x - out.x, y: one.at.y - out.y };
      const b = { x: two.at.x + out.x, y: two.at.y + out.y };
      drawn +=
        line("beam-shade", { x: a.x + 2, y: a.y + 3 }, { x: b.x + 2, y: b.y + 3 }) +
        line("beam", a, b) +
        line("beam-top", a, b);
    }
  return drawn;
}

export function paint(ground: Ground): string {
  const land = new Terrain(ground);
  const fields = new Map<string, string>();
  let grown = "";
  let walls = "";
  let crests = "";
  let grid = "";
  let names = "";
  for (const hex of land.hexes) {
    const kind = hex.kind === "bridge" ? "river" : hex.kind === "torii" ? "flat" : hex.kind;
    const name =
      hex.level && kind === "flat"
        ? "high"
        : kind === "flat" && (hex.column * 7 + hex.row * 5) % 3 === 0
          ? "flat-too"
          : kind;
    fields.set(name, (fields.get(name) ?? "") + outline(hex.at, R + 0.4));
    grid += outline(hex.at);
    if (hex.kind === "interior" || hex.kind === "entry") grown += mats(hex);
    else if (hex.kind === "bridge") grown += bridge(land, hex);
    else grown += growth(hex);
    if (hex.kind === "torii") walls += toriiPost(hex);
    const drawn = sides(land, hex);
    walls += drawn.walls;
    crests += drawn.crests;
    names += `<text x="${n1(hex.at.x)}" y="${n1(hex.at.y - HALF + 8.5)}">${hex.name}</text>`;
  }
  let banks = "";
  for (const hex of land.hexes)
    if (hex.kind === "river" || hex.kind === "bridge")
      for (let way = 0; way < 6; way++) {
        const other = land.next(hex, way);
        if (other && other.kind !== "river" && other.kind !== "bridge")
          banks += line("shore", vertex(hex.at, way), vertex(hex.at, way + 1));
      }
  const floors = [...fields].map(([name, d]) => `<path class="field ${name}" d="${d}"/>`).join("");
  return `${floors}${banks}<g class="growth">${grown}</g><path class="grid" d="${grid}"/>${crests}<g class="walls">${walls}</g>${gates(land)}<g class="hex-names">${names}</g>`;
}

export interface Roof {
  name: string;
  fill: string;
  eaves: string;
  /** The far slope, in shade. */
  shade: string;
  ridge: string;
}

/** The roofs: they lift when somebody is inside, or looks. */
export function roofs(ground: Ground): Roof[] {
  return Object.entries(ground.buildings).map(([name, hexes]) => {
    const centres = hexes.map((hex) => centreOf(parse(hex).column, parse(hex).row));
    let eaves = "";
    const rim: Point[] = [];
    for (const [k, hex] of hexes.entries())
      for (let way = 0; way < 6; way++)
        if (!hexes.some((other) => wayTo(hex, other) === way)) {
          const [a, b] = [vertex(centres[k] as Point, way), vertex(centres[k] as Point, way + 1)];
          eaves += `M${n1(a.x)} ${n1(a.y)}L${n1(b.x)} ${n1(b.y)}`;
          rim.push(a);
        }
    const left = Math.min(...rim.map((p) => p.x));
    const right = Math.max(...rim.map((p) => p.x));
    const top = Math.min(...rim.map((p) => p.y));
    const bottom = Math.max(...rim.map((p) => p.y));
    const wide = right - left >= bottom - top;
    const inset = Math.min(right - left, bottom - top) / 2;
    const [from, to] = wide
      ? [
          { x: left + inset, y: (top + bottom) / 2 },
          { x: right - inset, y: (top + bottom) / 2 },
        ]
      : [
          { x: (left + right) / 2, y: top + inset },
          { x: (left + right) / 2, y: bottom - inset },
        ];
    // From each corner of the house to the nearer end of the ridge.
    const hips = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([dx = 0, dy = 0]) => {
      const p = rim.reduce((best, one) => (one.x * dx + one.y * dy > best.x * dx + best.y * dy ? one : best));
      const end = (wide ? dx : dy) < 0 ? from : to;
      return `M${n1(p.x)} ${n1(p.y)}L${n1(end.x)} ${n1(end.y)}`;
    });
    const low = centres.filter((p) => (wide ? p.y > from.y : p.x > from.x));
    return {
      name,
      fill: centres.map((p) => outline(p, R + 0.6)).join(""),
      eaves,
      shade: low.map((p) => outline(p, R + 0.6)).join(""),
      ridge: `M${n1(from.x)} ${n1(from.y)}L${n1(to.x + 0.1)} ${n1(to.y + 0.1)}${hips.join("")}`,
    };
  });
}

const painted = new Map<string, string>();
export function paintOnce(ground: Ground): string {
  const key = JSON.stringify(ground);
  let found = painted.get(key);
  if (found === undefined) {
    if (painted.size > 8) painted.clear();
    found = paint(ground);
    painted.set(key, found);
  }
  return found;
}
