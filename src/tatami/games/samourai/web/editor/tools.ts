/** What the tools of the scenario editor do to a draft: brushes, hexsides, pieces, copying and mirroring. */
import { type Draft, setSymbol, symbolAt, type Two } from "../draft";
import { centre, hexName, neighbour, type Point, parse, VERTEX_NAMES, vertex, wayTo } from "../hexes";

export const GROUND = [".", "b", "T", "/", "r", "~", "=", "t", "I", "E"] as const;
export const PAINTED = ["level", "zone-0", "zone-1", "entry-0", "entry-1", "lantern", "barricade"] as const;
export const EDGES = ["door", "window", "wall"] as const;
export const PAIRED = ["cart", "draught", "horse"] as const;
export const MODES = ["pen", "wide", "line", "fill"] as const;
export type Mode = (typeof MODES)[number];
export const MIRRORS = ["none", "across", "down", "turned"] as const;
export type Mirror = (typeof MIRRORS)[number];

const isGround = (tool: string): boolean => (GROUND as readonly string[]).includes(tool);
const isIndoors = (draft: Draft, hex: string): boolean => "IE".includes(symbolAt(draft, hex) || "-");
/** Tools that colour whole hexes, which a brush, a line or a fill can hold. */
export const isBrush = (tool: string): boolean =>
  isGround(tool) || tool === "erase" || (PAINTED as readonly string[]).includes(tool);
export const isEdge = (tool: string): boolean => (EDGES as readonly string[]).includes(tool);
export const isPaired = (tool: string): boolean => (PAIRED as readonly string[]).includes(tool);

export function isOnMap(draft: Draft, hex: string): boolean {
  const { column, row } = parse(hex);
  return column >= 1 && row >= 1 && column <= draft.columns && row <= draft.rows;
}

// -- which hexes

/** The hexes of a straight line from one hex to another. */
export function lineOf(from: string, to: string, draft: Draft): string[] {
  const [a, b] = [centre(from), centre(to)];
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 20);
  const found = new Set<string>([from]);
  for (let k = 1; k <= steps; k++) {
    const at = { x: a.x + ((b.x - a.x) * k) / steps, y: a.y + ((b.y - a.y) * k) / steps };
    const last = [...found].at(-1) as string;
    const near = [last, ...[0, 1, 2, 3, 4, 5].map((way) => neighbour(last, way))].filter((hex) => isOnMap(draft, hex));
    found.add(near.reduce((best, hex) => (far(hex, at) < far(best, at) ? hex : best), last));
  }
  return [...found];
}
const far = (hex: string, at: Point): number => Math.hypot(centre(hex).x - at.x, centre(hex).y - at.y);

/** All hexes of the same ground that touch. */
export function floodFrom(draft: Draft, hex: string): string[] {
  const like = (one: string): string => `${symbolAt(draft, one)}${draft.raised.includes(one)}`;
  const found = [hex];
  const taken = new Set(found);
  for (const one of found)
    for (let way = 0; way < 6; way++) {
      const next = neighbour(one, way);
      if (isOnMap(draft, next) && !taken.has(next) && like(next) === like(hex)) {
        taken.add(next);
        found.push(next);
      }
    }
  return found;
}

export function discAround(draft: Draft, hex: string): string[] {
  return [hex, ...[0, 1, 2, 3, 4, 5].map((way) => neighbour(hex, way))].filter((one) => isOnMap(draft, one));
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export function boxOf(one: string, other: string): Box {
  const [a, b] = [parse(one), parse(other)];
  return {
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
  };
}
export const wholeMap = (draft: Draft): Box => ({ left: 1, top: 1, right: draft.columns, bottom: draft.rows });
export function hexesOf(box: Box): string[] {
  const found: string[] = [];
  for (let column = box.left; column <= box.right; column++)
    for (let row = box.top; row <= box.bottom; row++) found.push(hexName(column, row));
  return found;
}

/**
 * The mirror image of a hex within a box. Even columns sit half a hex higher, so that turned upside down their rows
 * shift by one; the hex that would fall off stays where it is.
 */
export function mirrored(hex: string, mirror: Mirror, box: Box): string {
  const { column, row } = parse(hex);
  if (mirror === "none") return hex;
  const across = mirror === "down" ? column : box.left + box.right - column;
  if (mirror === "across") return hexName(across, row);
  const shift = across % 2 ? 0 : 1;
  const down = box.top + box.bottom + shift - row;
  return hexName(across, down > box.bottom ? box.top : down);
}

// -- painting

const put = (list: string[], hex: string, on: boolean): string[] =>
  on ? (list.includes(hex) ? list : [...list, hex]) : list.filter((one) => one !== hex);

/** Whether a tool has already done what it does to a hex: then it takes that away. */
export function isSet(draft: Draft, tool: string, hex: string): boolean {
  const [kind = "", number = "0"] = tool.split("-");
  const side = draft.sides[Number(number) as 0 | 1];
  if (kind === "level") return draft.raised.includes(hex);
  if (kind === "lantern") return draft.lanterns.includes(hex);
  if (kind === "barricade") return draft.barricades.includes(hex);
  if (kind === "zone") return side.zone.includes(hex);
  if (kind === "entry") return side.entry.includes(hex);
  return false;
}

export function paintHex(draft: Draft, tool: string, hex: string, on: boolean): void {
  const [kind = "", number = "0"] = tool.split("-");
  const side = draft.sides[Number(number) as 0 | 1];
  if (isGround(tool)) {
    if (symbolAt(draft, hex) === tool) return;
    setSymbol(draft, hex, tool);
    tidyWalls(draft);
  } else if (kind === "level") draft.raised = put(draft.raised, hex, on);
  else if (kind === "lantern") draft.lanterns = put(draft.lanterns, hex, on);
  else if (kind === "barricade") draft.barricades = put(draft.barricades, hex, on);
  else if (kind === "zone") side.zone = put(side.zone, hex, on);
  else if (kind === "entry") side.entry = put(side.entry, hex, on);
  else if (tool === "erase") {
    if (on) clearThings(draft, hex);
    else {
      setSymbol(draft, hex, ".");
      draft.raised = put(draft.raised, hex, false);
      tidyWalls(draft);
    }
  }
}

/** Painting a zone in a mirror paints the other side's: that is what makes a fair map. */
export const toolInMirror = (tool: string): string => {
  const [kind, number] = tool.split("-");
  return kind === "zone" || kind === "entry" ? `${kind}-${1 - Number(number)}` : tool;
};

/** Whether anything lies or stands on a hex: the eraser then takes that, else the ground. */
export function hasThings(draft: Draft, hex: string): boolean {
  return (
    draft.lanterns.includes(hex) ||
    draft.barricades.includes(hex) ||
    pairsOf(draft).some(([, pair]) => pair.includes(hex)) ||
    draft.sides.some(
      (side) => side.zone.includes(hex) || side.entry.includes(hex) || Object.values(side.pinned).includes(hex),
    )
  );
}

function clearThings(draft: Draft, hex: string): void {
  draft.lanterns = put(draft.lanterns, hex, false);
  draft.barricades = put(draft.barricades, hex, false);
  for (const [kind, pair] of pairsOf(draft)) if (pair.includes(hex)) takePair(draft, kind, pair);
  for (const side of draft.sides) {
    side.zone = put(side.zone, hex, false);
    side.entry = put(side.entry, hex, false);
    for (const [who, at] of Object.entries(side.pinned)) if (at === hex) delete side.pinned[who];
  }
}

// -- hexsides and corners

/** Where walls are: sides between a house and what is no house. Openings elsewhere, and corners of no house, go. */
function tidyWalls(draft: Draft): void {
  const stays = (pair: string): boolean => {
    const [inside = "", outside = ""] = pair.split("/");
    return isIndoors(draft, inside) && !isIndoors(draft, outside);
  };
  draft.doors = draft.doors.filter(stays);
  draft.windows = draft.windows.filter(stays);
  draft.corners = draft.corners.filter((corner) => isCorner(draft, corner));
}

/** The side of a hex as it is written, the hex inside first; null where there is no wall. */
export function wallAt(draft: Draft, hex: string, way: number): string | null {
  const other = neighbour(hex, way);
  if (!isOnMap(draft, hex) || !isOnMap(draft, other)) return null;
  if (isIndoors(draft, hex) === isIndoors(draft, other)) return null;
  return isIndoors(draft, hex) ? `${hex}/${other}` : `${other}/${hex}`;
}

/** What a wall is made to be; says whether anything changed. */
export function setWall(draft: Draft, wall: string, tool: string): boolean {
  const was = draft.doors.includes(wall) ? "door" : draft.windows.includes(wall) ? "window" : "wall";
  if (was === tool) return false;
  draft.doors = put(draft.doors, wall, tool === "door");
  draft.windows = put(draft.windows, wall, tool === "window");
  return true;
}

/** A wall seen in the mirror, where it is one there too. */
export function wallInMirror(draft: Draft, wall: string, mirror: Mirror): string | null {
  const [inside = "", outside = ""] = wall.split("/").map((hex) => mirrored(hex, mirror, wholeMap(draft)));
  const way = wayTo(inside, outside);
  return way < 0 ? null : wallAt(draft, inside, way);
}

/** The side of a hex nearest to a point, if the point is near to it at all. */
export function sideNear(hex: string, at: Point): number | null {
  const c = centre(hex);
  if (Math.hypot(at.x - c.x, at.y - c.y) < 13) return null;
  const middles = [0, 1, 2, 3, 4, 5].map((way) => {
    const [a, b] = [vertex(c, way), vertex(c, way + 1)];
    return Math.hypot((a.x + b.x) / 2 - at.x, (a.y + b.y) / 2 - at.y);
  });
  return middles.indexOf(Math.min(...middles));
}

/** SB-4.16: a vertex of a house where two hexes outside meet. */
export function isCorner(draft: Draft, corner: string): boolean {
  const [hex = "", name = ""] = corner.split("-");
  const number = VERTEX_NAMES.indexOf(name);
  if (number < 0 || !isIndoors(draft, hex)) return false;
  return [number + 5, number].every((way) => {
    const other = neighbour(hex, way % 6);
    return isOnMap(draft, other) && !isIndoors(draft, other);
  });
}

/** The outer corner nearest to a point: of the hex there, or of a house beside it. */
export function cornerNear(draft: Draft, hex: string, at: Point): string | null {
  let best: string | null = null;
  let least = 22;
  for (const one of discAround(draft, hex))
    for (const [k, name] of VERTEX_NAMES.entries()) {
      const p = vertex(centre(one), k);
      const away = Math.hypot(p.x - at.x, p.y - at.y);
      if (away < least && isCorner(draft, `${one}-${name}`)) {
        least = away;
        best = `${one}-${name}`;
      }
    }
  return best;
}
export function toggleCorner(draft: Draft, corner: string): void {
  draft.corners = put(draft.corners, corner, !draft.corners.includes(corner));
}

// -- pieces on two hexes

export function pairsOf(draft: Draft): [string, Two][] {
  return [
    ...(draft.cart ? [["cart", draft.cart] as [string, Two]] : []),
    ...(draft.draught ? [["draught", draft.draught] as [string, Two]] : []),
    ...draft.horses.map((one): [string, Two] => ["horse", one]),
  ];
}
export function takePair(draft: Draft, kind: string, pair: Two): void {
  const same = (one: Two | null): boolean => one?.join() === pair.join();
  if (kind === "cart" && same(draft.cart)) draft.cart = null;
  else if (kind === "draught" && same(draft.draught)) draft.draught = null;
  else if (kind === "horse") draft.horses = draft.horses.filter((one) => !same(one));
}
export function putPair(draft: Draft, kind: string, pair: Two): void {
  if (kind === "cart") draft.cart = pair;
  else if (kind === "draught") draft.draught = pair;
  else draft.horses = [...draft.horses, pair];
}
/** A new piece, its back to the south or wherever there is room; one that is there turns, and goes after a full turn. */
export function turnPair(draft: Draft, kind: string, hex: string): void {
  const lying = pairsOf(draft).find(([one, pair]) => one === kind && pair.includes(hex))?.[1];
  const free = (from: number): number | undefined =>
    [0, 1, 2, 3, 4, 5].map((k) => (from + k) % 6).find((way) => isOnMap(draft, neighbour(hex, way)));
  if (!lying) {
    const way = free(3);
    if (way !== undefined) putPair(draft, kind, [hex, neighbour(hex, way)]);
    return;
  }
  takePair(draft, kind, lying);
  if (lying[0] !== hex) return;
  const way = free(wayTo(lying[0], lying[1]) + 1);
  if (way !== undefined && way !== 3) putPair(draft, kind, [hex, neighbour(hex, way)]);
}

// -- copying

/** Part of a map, by its distance from the first hex of the box. */
export interface Piece {
  width: number;
  height: number;
  cells: { across: number; down: number; symbol: string; raised: boolean }[];
}
export function copyOf(draft: Draft, box: Box): Piece {
  return {
    width: box.right - box.left + 1,
    height: box.bottom - box.top + 1,
    cells: hexesOf(box).map((hex) => ({
      across: parse(hex).column - box.left,
      down: parse(hex).row - box.top,
      symbol: symbolAt(draft, hex),
      raised: draft.raised.includes(hex),
    })),
  };
}
export function pasteAt(draft: Draft, piece: Piece, hex: string): void {
  const { column, row } = parse(hex);
  for (const cell of piece.cells) {
    const to = hexName(column + cell.across, row + cell.down);
    if (!isOnMap(draft, to)) continue;
    setSymbol(draft, to, cell.symbol);
    draft.raised = put(draft.raised, to, cell.raised);
  }
  tidyWalls(draft);
}

/** Turns a part of the map over, with the walls, zones and pieces in it. */
export function flip(draft: Draft, box: Box, mirror: Mirror): void {
  const inside = new Set(hexesOf(box));
  const to = (hex: string): string => (inside.has(hex) ? mirrored(hex, mirror, box) : hex);
  const before = new Map([...inside].map((hex) => [to(hex), [symbolAt(draft, hex), draft.raised.includes(hex)]]));
  for (const [hex, [symbol, raised]] of before as Map<string, [string, boolean]>) {
    setSymbol(draft, hex, symbol);
    draft.raised = put(draft.raised, hex, raised);
  }
  const walls = (pairs: string[]): string[] =>
    pairs.map((pair) => pair.split("/").map(to).join("/")).filter((pair) => isNext(pair.split("/")));
  draft.doors = walls(draft.doors);
  draft.windows = walls(draft.windows);
  draft.corners = draft.corners.map((corner) => turnedCorner(corner, mirror, to));
  draft.lanterns = draft.lanterns.map(to);
  draft.barricades = draft.barricades.map(to);
  const two = (pair: Two): Two => pair.map(to) as Two;
  draft.horses = draft.horses.map(two).filter(isNext);
  draft.cart = draft.cart && isNext(two(draft.cart)) ? two(draft.cart) : null;
  draft.draught = draft.draught && isNext(two(draft.draught)) ? two(draft.draught) : null;
  for (const side of draft.sides) {
    side.zone = side.zone.map(to);
    side.entry = side.entry.map(to);
    side.pinned = Object.fromEntries(Object.entries(side.pinned).map(([who, hex]) => [who, to(hex)]));
  }
  tidyWalls(draft);
}
const isNext = (pair: readonly string[]): boolean => wayTo(pair[0] ?? "", pair[1] ?? "") >= 0;

const ACROSS: Record<string, string> = { NW: "NE", NE: "NW", E: "W", W: "E", SE: "SW", SW: "SE" };
const DOWN: Record<string, string> = { NW: "SW", SW: "NW", NE: "SE", SE: "NE", E: "E", W: "W" };
function turnedCorner(corner: string, mirror: Mirror, to: (hex: string) => string): string {
  const [hex = "", name = ""] = corner.split("-");
  if (to(hex) === hex && mirror === "none") return corner;
  const across = mirror === "down" ? name : (ACROSS[name] ?? name);
  return `${to(hex)}-${mirror === "across" ? across : (DOWN[across] ?? across)}`;
}
