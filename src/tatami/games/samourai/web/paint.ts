/** The ground of a map as one piece of SVG: drawn once for a map, never touched while figures move. */
import { beside, centreOf, HALF, hexName, n1, outline, type Point, parse, R, vertex } from "./hexes";
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

const use = (symbol: string, x: number, y: number, size: number): string =>
  `<use href="#sb-${symbol}" x="${n1(x - size / 2)}" y="${n1(y - size / 2)}" width="${size}" height="${size}"/>`;

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
    case "tree": {
      const kind = ["pine1", "pine2", "cedar"][Math.floor(roll() * 3)];
      return use(kind ?? "pine1", x + (roll() - 0.5) * 4, y - 2, 60);
    }
    case "brush":
      return use("reeds", x, y + 1, 50);
    case "flat":
    case "torii":
      return some(
        roll() < 0.55 ? 2 : 0,
        (px, py) => `<path class="grass" d="M${n1(px)} ${n1(py)}l-2 -4m2 4l.6 -5m-.6 5l3 -3.6"/>`,
      );
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

/** Two posts with one hex between them carry a gate; any other stands alone. Its front lies folded down to the east, as on the maps of Edo. */
function gates(land: Terrain): string {
  const posts = land.hexes.filter((hex) => hex.kind === "torii");
  const carry = (one: Point, two: Point): boolean => {
    const far = Math.hypot(one.x - two.x, one.y - two.y);
    return far >= 3.2 * HALF && far <= 4.4 * HALF;
  };
  let drawn = "";
  for (const one of posts) {
    if (!posts.some((two) => carry(one.at, two.at))) drawn += post(one.at);
    for (const two of posts) if (one.name < two.name && carry(one.at, two.at)) drawn += torii(one.at, two.at);
  }
  return drawn;
}

/** Folded down to the east, like a gate. */
function post({ x, y }: Point): string {
  const wood = `M${n1(x + 2)} ${n1(y)}L${n1(x + R * 0.72)} ${n1(y - R * 0.12)}`;
  return `<g class="gate"><ellipse class="torii-foot" cx="${n1(x)}" cy="${n1(y)}" rx="8.500" ry="6.500"/><path class="torii-edge" d="${wood}"/><path class="torii-wood" d="${wood}"/></g>`;
}

function torii(one: Point, two: Point): string {
  /** Along the gate from post to post, and up its front. */
  const at = (along: number, up: number): string =>
    `${n1(one.x + (two.x - one.x) * along + R * 1.02 * up)} ${n1(one.y + (two.y - one.y) * along - R * 0.16 * up)}`;
  const wood = (d: string): string => `<path class="torii-edge" d="${d}"/><path class="torii-wood" d="${d}"/>`;
  const shade = [0, 1].map((post) => `M${at(post, 0)}l${n1(R * 0.9)} ${n1(R * 0.3)}`).join("");
  const foot = [one, two].map(
    (p) => `<ellipse class="torii-foot" cx="${n1(p.x)}" cy="${n1(p.y)}" rx="8.500" ry="6.500"/>`,
  );
  const top = `M${at(-0.24, 1.3)}Q${at(0.5, 0.86)} ${at(1.24, 1.3)}`;
  return `<g class="gate"><path class="torii-shade" d="${shade}M${at(-0.1, 0)}m${n1(R * 0.9)} ${n1(R * 0.3)}L${at(1.1, 0)}"/>${foot.join("")}${wood(`M${at(0, 0.05)}L${at(0, 1)}M${at(1, 0.05)}L${at(1, 1)}`)}${wood(`M${at(-0.1, 0.58)}L${at(1.1, 0.58)}`)}<path class="torii-plate" d="M${at(0.5, 0.6)}L${at(0.5, 1.02)}"/><path class="torii-sign" d="M${at(0.5, 0.66)}L${at(0.5, 0.96)}"/><path class="torii-top" d="${top}"/><path class="torii-lintel" d="${top}"/></g>`;
}

export function paint(ground: Ground): string {
  const land = new Terrain(ground);
  const fields = new Map<string, string>();
  let grown = "";
  let walls = "";
  let crests = "";
  let grid = "";
  let dikes = "";
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
    if (kind === "paddy") dikes += outline(hex.at);
    if (hex.kind === "interior" || hex.kind === "entry") grown += mats(hex);
    else if (hex.kind === "bridge") grown += bridge(land, hex);
    else grown += growth(hex);
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
  const waves = fields.has("river") ? `<path class="waves" d="${fields.get("river")}"/>` : "";
  return `${floors}${waves}${banks}<g class="growth">${grown}</g><path class="grid" d="${grid}"/><path class="dikes" d="${dikes}"/>${crests}<g class="walls">${walls}</g>${gates(land)}<g class="hex-names">${names}</g>`;
}

export interface Roof {
  name: string;
  /** What the house throws on the ground. */
  shade: string;
  /** Four slopes, lit from the upper left: their outlines and the tone of each. */
  slopes: { d: string; tone: string }[];
  tiles: string;
  eaves: string;
  hips: string;
  ridge: string;
  ends: Point[];
}

/** Hipped roofs with curved eaves. They leave a veranda, so that doors and windows stay visible; they lift when somebody is inside. */
export function roofs(ground: Ground): Roof[] {
  return Object.entries(ground.buildings).map(([name, hexes]) => {
    const rooms = hexes.filter((hex) => {
      const { column, row } = parse(hex);
      return ground.terrain[row - 1]?.[column - 1] !== "E";
    });
    const corners = (rooms.length ? rooms : hexes).flatMap((hex) => {
      const { column, row } = parse(hex);
      return [0, 1, 2, 3, 4, 5].map((k) => vertex(centreOf(column, row), k));
    });
    const small = hexes.length < 7;
    const inset = { x: R * (small ? 0.5 : 0.66), y: R * (small ? 0.68 : 0.98) };
    const x1 = Math.min(...corners.map((p) => p.x)) + inset.x;
    const x2 = Math.max(...corners.map((p) => p.x)) - inset.x;
    const y1 = Math.min(...corners.map((p) => p.y)) + inset.y;
    const y2 = Math.max(...corners.map((p) => p.y)) - inset.y;
    const [w, h] = [x2 - x1, y2 - y1];
    const mid = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
    const lift = Math.min(w, h) * 0.06;
    const lies = w >= h;
    const half = (lies ? Math.max(w - h, w * 0.34) : Math.max(h - w, h * 0.34)) / 2;
    const ends = lies
      ? [{ x: mid.x - half, y: mid.y }, { x: mid.x + half, y: mid.y }]
      : [{ x: mid.x, y: mid.y - half }, { x: mid.x, y: mid.y + half }]; // biome-ignore format: pairs
    const [a, b] = ends as [Point, Point];
    const [left, right, top, bottom] = [x1 - lift, x2 + lift, y1 - lift, y2 + lift];
    const p = (x: number, y: number): string => `${n1(x)} ${n1(y)}`;
    const north = `${p(left, top)}Q${p(mid.x, y1 + lift)} ${p(right, top)}`;
    const east = `${p(right, top)}Q${p(x2 - lift, mid.y)} ${p(right, bottom)}`;
    const south = `${p(right, bottom)}Q${p(mid.x, y2 - lift)} ${p(left, bottom)}`;
    const west = `${p(left, bottom)}Q${p(x1 + lift, mid.y)} ${p(left, top)}`;
    const [A, B] = [p(a.x, a.y), p(b.x, b.y)];
    const slopes = lies
      ? [`M${north}L${B}L${A}Z`, `M${east}L${B}Z`, `M${south}L${A}L${B}Z`, `M${west}L${A}Z`]
      : [`M${north}L${A}Z`, `M${east}L${B}L${A}Z`, `M${south}L${B}Z`, `M${west}L${A}L${B}Z`];
    const tones = ["light", "even", "deep", "even"];
    // Rows of tiles run from the eaves to the ridge, on each slope its own way.
    let tiles = "";
    for (let x = left + 6; x < right - 4; x += 6.4) {
      const share = lies
        ? Math.min(1, Math.min(x - left, right - x) / Math.max(1, a.x - left))
        : 1 - Math.abs(x - mid.x) / (w / 2 + lift);
      const reach = lies ? share * (h / 2 + lift) : share * (a.y - top);
      tiles += `M${p(x, top + 3)}V${n1(top + reach)}M${p(x, bottom - 3)}V${n1(bottom - reach)}`;
    }
    for (let y = top + 6; y < bottom - 4; y += 6.4) {
      const share = lies
        ? 1 - Math.abs(y - mid.y) / (h / 2 + lift)
        : Math.min(1, Math.min(y - top, bottom - y) / Math.max(1, a.y - top));
      const reach = lies ? share * (a.x - left) : share * (w / 2 + lift);
      tiles += `M${p(left + 3, y)}H${n1(left + reach)}M${p(right - 3, y)}H${n1(right - reach)}`;
    }
    const near = lies ? [A, B, B, A] : [A, A, B, B];
    const hips = [p(left, top), p(right, top), p(right, bottom), p(left, bottom)].map((one, k) => `M${one}L${near[k]}`);
    return {
      name,
      shade: hexes.map((hex) => outline(centreOf(parse(hex).column, parse(hex).row), R + 0.6)).join(""),
      slopes: slopes.map((d, k) => ({ d, tone: tones[k] as string })),
      tiles,
      eaves: `M${north}L${east}L${south}L${west}Z`,
      hips: hips.join(""),
      ridge: `M${A}L${p(b.x + 0.1, b.y + 0.1)}`,
      ends,
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
