/** Drafts from outside (a file, a link, another person): only what a draft can hold is taken, of the kind it must have. */
import { figureOf, TYPES } from "../counters";
import {
  blank,
  type Draft,
  type Force,
  GOALS,
  type Goal,
  JOINED,
  MOST_COLUMNS,
  MOST_ROWS,
  newGoal,
  resize,
  type Two,
} from "../draft";
import { parse, wayTo } from "../hexes";
import { GROUND } from "./tools";

/** More than any draft has; a file or a link that holds more is not read. */
export const MOST_CHARACTERS = 400_000;
const MOST_UNITS = 40;
const MOST_GOALS = 24;
const MOST_FIGURES = 40;
const LABEL = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const HEX = /^[A-Z]{1,2}\d{1,2}$/;
const CORNER = /^[A-Z]{1,2}\d{1,2}-(NW|NE|E|SE|SW|W)$/;

type Given = Record<string, unknown>;
const isObject = (given: unknown): given is Given =>
  typeof given === "object" && given !== null && !Array.isArray(given);
const whole = (given: unknown, low: number, high: number, otherwise: number): number =>
  typeof given === "number" && Number.isInteger(given) ? Math.min(Math.max(given, low), high) : otherwise;
const line = (given: unknown, most: number): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  typeof given === "string" ? given.replace(/[\u0000-\u001f\u007f-\u009f]/g, " ").slice(0, most) : "";
const flag = (given: unknown, otherwise: boolean): boolean => (typeof given === "boolean" ? given : otherwise);
const list = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
const strings = (given: unknown, like: RegExp, most = 500): string[] => [
  ...new Set(
    list(given)
      .filter((one): one is string => typeof one === "string" && like.test(one))
      .slice(0, most),
  ),
];
const side = (given: unknown, otherwise: number): number => whole(given, 0, 1, otherwise);

/** Whether something read from a file is a draft at all: else nothing of it is taken. */
export function isDraft(given: unknown): boolean {
  return (
    isObject(given) &&
    [given.columns, given.rows].every((size) => Number.isInteger(size) && (size as number) > 0) &&
    (given.cells === undefined ||
      (Array.isArray(given.cells) && given.cells.every((one) => typeof one === "string"))) &&
    Array.isArray(given.sides)
  );
}

/** A draft from outside: whatever is missing or of another kind is as in a new one. */
export function fill(given: unknown): Draft {
  const fresh = blank();
  if (!isObject(given)) return fresh;
  const columns = whole(given.columns, 1, MOST_COLUMNS, fresh.columns);
  const rows = whole(given.rows, 1, MOST_ROWS, fresh.rows);
  const isOn = (hex: string): boolean => {
    const { column, row } = parse(hex);
    return column >= 1 && row >= 1 && column <= columns && row <= rows;
  };
  const hexes = (some: unknown): string[] => strings(some, HEX).filter(isOn);
  const two = (some: unknown): Two | null => {
    const [front, rear, more] = list(some).filter((one): one is string => typeof one === "string" && HEX.test(one));
    return front && rear && more === undefined && isOn(front) && isOn(rear) && wayTo(front, rear) >= 0
      ? [front, rear]
      : null;
  };
  const walls = (some: unknown): string[] =>
    strings(some, /^[A-Z]{1,2}\d{1,2}\/[A-Z]{1,2}\d{1,2}$/).filter((pair) => pair.split("/").every(isOn));
  const force = (some: unknown): Force => {
    const one = isObject(some) ? some : {};
    const units = strings(one.units, LABEL, MOST_UNITS);
    const mine = (who: unknown): string[] => strings(who, LABEL).filter((unit) => units.includes(unit));
    const pinned = isObject(one.pinned) ? Object.entries(one.pinned) : [];
    return {
      name: line(one.name, 40),
      units,
      mounted: mine(one.mounted),
      zone: hexes(one.zone),
      entry: hexes(one.entry),
      enters: mine(one.enters),
      turn: whole(one.turn, 1, 40, 1),
      pinned: Object.fromEntries(
        pinned.filter(([who, hex]) => units.includes(who) && hexes([hex]).length) as [string, string][],
      ),
      exit: strings(one.exit, /^[NESW]$/),
      crowd: whole(one.crowd, 0, 9, 0),
      far: whole(one.far, 0, 30, 0),
    };
  };
  const goal = (some: unknown, depth = 0): Goal => {
    const one = isObject(some) ? some : {};
    const kinds: readonly string[] = depth ? GOALS : [...GOALS, ...JOINED];
    const usual = newGoal(0);
    return {
      side: side(one.side, 0),
      kind: (kinds.includes(String(one.kind)) ? one.kind : usual.kind) as Goal["kind"],
      parts: depth
        ? []
        : list(one.parts)
            .slice(0, MOST_GOALS)
            .map((part) => goal(part, 1)),
      count: whole(one.count, 1, 40, usual.count),
      who: typeof one.who === "string" && LABEL.test(one.who.replace(/^trait:/, "")) ? one.who : "",
      wounded: flag(one.wounded, false),
      hex: line(one.hex, 200),
      within: whole(one.within, 0, 20, usual.within),
      clear: whole(one.clear, -1, 20, usual.clear),
    };
  };
  const cells = list(given.cells).map((one) =>
    [...line(one, MOST_COLUMNS)]
      .map((symbol) => ((GROUND as readonly string[]).includes(symbol) ? symbol : "."))
      .join(""),
  );
  const draft: Draft = {
    title: line(given.title, 60),
    columns,
    rows,
    cells,
    raised: hexes(given.raised),
    doors: walls(given.doors),
    windows: walls(given.windows),
    corners: strings(given.corners, CORNER).filter((corner) => isOn(corner.split("-")[0] ?? "")),
    lanterns: hexes(given.lanterns),
    lanternSide: side(given.lanternSide, fresh.lanternSide),
    barricades: hexes(given.barricades),
    barricadeCount: whole(given.barricadeCount, 1, 8, 1),
    barricadeSide: side(given.barricadeSide, fresh.barricadeSide),
    cart: two(given.cart),
    draught: two(given.draught),
    hitched: flag(given.hitched, true),
    horses: list(given.horses)
      .slice(0, MOST_UNITS)
      .map(two)
      .filter((pair): pair is Two => pair !== null),
    pieceSide: side(given.pieceSide, 0),
    night: flag(given.night, false),
    alarm: flag(given.alarm, false),
    first: side(given.first, 0),
    capWinner: given.capWinner === 0 || given.capWinner === 1 ? given.capWinner : null,
    sides: [force(list(given.sides)[0]), force(list(given.sides)[1])],
    figures: list(given.figures)
      .filter((one) => isObject(one) && LABEL.test(String(one.id)) && TYPES.includes(String(one.type)))
      .slice(0, MOST_FIGURES)
      .map((one) => figureOf({ ...(one as Given), name: line((one as Given).name, 30) })),
    goals: Array.isArray(given.goals) ? given.goals.slice(0, MOST_GOALS).map((one) => goal(one)) : fresh.goals,
    text: typeof given.text === "string" ? given.text.slice(0, MOST_CHARACTERS) : null,
  };
  resize(draft, columns, rows);
  return draft;
}

// -- sharing by a link: the whole draft, packed, behind the `#`

export async function pack(draft: Draft): Promise<string> {
  const packed = new Blob([JSON.stringify(draft)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What a link holds. A few letters can unfold into gigabytes: beyond what a draft can need nothing is read. */
export async function unpack(text: string): Promise<Draft> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let plain = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    plain += decoder.decode(part.value, { stream: true });
    if (plain.length > MOST_CHARACTERS) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  const found: unknown = JSON.parse(plain);
  if (!isDraft(found)) throw new Error("no draft");
  return fill(found);
}
