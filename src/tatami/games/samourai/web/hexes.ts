/** Where hexes lie on the sheet: columns of even number sit half a hex higher (SB-1.5). Pixels at zoom 1. */
export const R = 32;
export const HALF = (R * Math.sqrt(3)) / 2;
export const MARGIN = 26;

export interface Point {
  x: number;
  y: number;
}

export function columnName(column: number): string {
  return column <= 26 ? String.fromCharCode(64 + column) : `A${String.fromCharCode(64 + column - 26)}`;
}

export function hexName(column: number, row: number): string {
  return `${columnName(column)}${row}`;
}

export function parse(hex: string): { column: number; row: number } {
  const letters = hex.match(/^[A-Z]+/)?.[0] ?? "A";
  const column = letters.length === 1 ? letters.charCodeAt(0) - 64 : 26 + letters.charCodeAt(1) - 64;
  return { column, row: Number(hex.slice(letters.length)) };
}

export function centre(hex: string): Point {
  const { column, row } = parse(hex);
  return centreOf(column, row);
}

export function centreOf(column: number, row: number): Point {
  return {
    x: MARGIN + R + (column - 1) * 1.5 * R,
    y: MARGIN + 2 * HALF + (row - 1) * 2 * HALF - (column % 2 ? 0 : HALF),
  };
}

/** N, NE, SE, S, SW, NW. */
export const WAYS = ["N", "NE", "SE", "S", "SW", "NW"] as const;

export function beside(column: number, row: number, way: number): { column: number; row: number } {
  const odd = column % 2;
  switch (way) {
    case 0:
      return { column, row: row - 1 };
    case 1:
      return { column: column + 1, row: odd ? row : row - 1 };
    case 2:
      return { column: column + 1, row: odd ? row + 1 : row };
    case 3:
      return { column, row: row + 1 };
    case 4:
      return { column: column - 1, row: odd ? row + 1 : row };
    default:
      return { column: column - 1, row: odd ? row : row - 1 };
  }
}

export function neighbour(hex: string, way: number): string {
  const { column, row } = parse(hex);
  const next = beside(column, row, way);
  return hexName(next.column, next.row);
}

/** The way from a hex to a neighbour, or -1. */
export function wayTo(from: string, to: string): number {
  return WAYS.findIndex((_, way) => neighbour(from, way) === to);
}

/** The hex that an arrow key leads to: left and right keep to the row as well as the grid lets them. Null: no arrow. */
export function arrow(hex: string, key: string): string | null {
  const odd = parse(hex).column % 2;
  switch (key) {
    case "ArrowUp":
      return neighbour(hex, 0);
    case "ArrowDown":
      return neighbour(hex, 3);
    case "ArrowLeft":
      return neighbour(hex, odd ? 5 : 4);
    case "ArrowRight":
      return neighbour(hex, odd ? 1 : 2);
    default:
      return null;
  }
}

/** Vertices clockwise from the north-west one: side `way` runs from vertex `way` to the next. */
const CORNERS = [-120, -60, 0, 60, 120, 180].map((degrees) => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
}));

export function vertex(at: Point, number: number, size = R): Point {
  const corner = CORNERS[((number % 6) + 6) % 6] as Point;
  return { x: at.x + corner.x * size, y: at.y + corner.y * size };
}

export const VERTEX_NAMES = ["NW", "NE", "E", "SE", "SW", "W"];
export function vertexNumber(name: string): number {
  return VERTEX_NAMES.indexOf(name);
}

export const n1 = (value: number): string => String(Math.round(value * 10) / 10);

export function outline(at: Point, size = R): string {
  return `M${[0, 1, 2, 3, 4, 5]
    .map((k) => vertex(at, k, size))
    .map((p) => `${n1(p.x)} ${n1(p.y)}`)
    .join("L")}Z`;
}

export function hexPath(hex: string, size = R): string {
  return outline(centre(hex), size);
}

export function sheetSize(columns: number, rows: number): { width: number; height: number } {
  return { width: 2 * MARGIN + (columns - 1) * 1.5 * R + 2 * R, height: 2 * MARGIN + (2 * rows + 1) * HALF };
}

/** The hex under a point of the sheet, or null. */
export function hexAt(point: Point, columns: number, rows: number): string | null {
  let best: string | null = null;
  let least = R * R;
  const guess = Math.round((point.x - MARGIN - R) / (1.5 * R)) + 1;
  for (let column = guess - 1; column <= guess + 1; column++) {
    if (column < 1 || column > columns) continue;
    const row = Math.round((point.y - MARGIN - 2 * HALF + (column % 2 ? 0 : HALF)) / (2 * HALF)) + 1;
    if (row < 1 || row > rows) continue;
    const at = centreOf(column, row);
    const far = (at.x - point.x) ** 2 + (at.y - point.y) ** 2;
    if (far < least) {
      least = far;
      best = hexName(column, row);
    }
  }
  return best;
}

export function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The border of a set of hexes. */
export function border(hexes: readonly string[]): string {
  const inside = new Set(hexes);
  let d = "";
  for (const hex of hexes) {
    const { column, row } = parse(hex);
    for (let way = 0; way < 6; way++) {
      const other = beside(column, row, way);
      if (inside.has(hexName(other.column, other.row))) continue;
      const [a, b] = [vertex(centre(hex), way), vertex(centre(hex), way + 1)];
      d += `M${n1(a.x)} ${n1(a.y)}L${n1(b.x)} ${n1(b.y)}`;
    }
  }
  return d;
}
