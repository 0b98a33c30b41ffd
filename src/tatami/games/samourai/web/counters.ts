/** Figures of one's own in a scenario being made, and the roster that they are written in. */
import type { Draft } from "./draft";

/** Attack, defence, movement. */
export type Values = [number, number, number];
/** A counter as the file of a roster has it. */
export interface Figure {
  id: string;
  name: string;
  type: string;
  bow: boolean;
  healthy: Values;
  stunned: Values;
  wounded: Values;
  mounted?: Values;
  mounted_wounded?: Values;
}
export interface Roster {
  character: Figure[];
  dress: Record<string, unknown>[];
  pieces: Record<string, unknown>[];
}
export const ROSTER = "roster.toml";
export const TYPES = [
  "samurai", "daimyo", "ronin", "samurai-monk", "monk", "ninja", "ashigaru-yari", "ashigaru-naginata", "ashigaru-bow",
  "brigand", "brigand-bow", "peasant",
]; // biome-ignore format: a list
const WOUNDED_MOVEMENT = 3;

/** What follows from the values of a healthy man, as it does on the counters of the game. */
export function follow(one: Figure): void {
  const [attack, defence, movement] = one.healthy;
  const weaker = (values: Values, pace: number): Values => [
    Math.floor(values[0] / 2),
    Math.ceil((values[1] * 3) / 5),
    pace,
  ];
  one.stunned = [0, Math.ceil(defence / 3), 0];
  one.wounded = weaker([attack, defence, movement], WOUNDED_MOVEMENT);
  if (!one.mounted) return;
  one.mounted = [attack + 5, defence + 2, one.mounted[2]];
  one.mounted_wounded = weaker(one.mounted, one.mounted[2]);
}

export function setHorse(one: Figure, has: boolean): void {
  if (has) one.mounted = [0, 0, 12];
  else {
    delete one.mounted;
    delete one.mounted_wounded;
  }
  follow(one);
}

/** An id that nobody has yet, from a name: the notation and the record call him so. */
function idFrom(name: string, taken: readonly string[]): string {
  const plain = name.replace(/[łŁ]/g, "l").normalize("NFD").toLowerCase();
  const base = plain.replace(/[^a-z0-9 -]/g, "").match(/[a-z][a-z0-9]*/g)?.join("-").slice(0, 30) || "figure"; // biome-ignore format: one way
  const free = [base, ...Array.from({ length: 99 }, (_, k) => `${base}-${k + 2}`)];
  return free.find((id) => !taken.includes(id)) ?? base;
}

export function newFigure(draft: Draft, name: string, shipped: Roster): void {
  const taken = [...shipped.character, ...draft.figures].map((one) => one.id);
  const one: Figure = {
    id: idFrom(name, taken), name, type: "samurai", bow: false, healthy: [10, 6, 5], stunned: [0, 0, 0], wounded: [0, 0, 0],
  }; // biome-ignore format: short
  follow(one);
  draft.figures.push(one);
}

/** Everywhere that figures are named by their id. */
function replace(draft: Draft, id: string, other: string | null): void {
  const swap = (ids: string[]): string[] => ids.flatMap((one) => (one !== id ? [one] : other === null ? [] : [other]));
  for (const side of draft.sides) {
    side.units = swap(side.units);
    side.mounted = swap(side.mounted);
    side.enters = swap(side.enters);
    const hex = side.pinned[id];
    delete side.pinned[id];
    if (hex && other !== null) side.pinned[other] = hex;
  }
  for (const goal of draft.goals.flatMap((one) => [one, ...one.parts])) if (goal.who === id) goal.who = other ?? "";
}

export function rename(draft: Draft, one: Figure, name: string, shipped: Roster): void {
  const taken = [...shipped.character, ...draft.figures].filter((other) => other !== one).map((other) => other.id);
  const id = idFrom(name, taken);
  replace(draft, one.id, id);
  Object.assign(one, { id, name });
}

export function dismiss(draft: Draft, one: Figure): void {
  replace(draft, one.id, null);
  draft.figures = draft.figures.filter((other) => other.id !== one.id);
}

const tomlRow = (row: object): string =>
  `  { ${Object.entries(row)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
    .join(", ")} },`;

/** A roster with our own figures, and of the shipped ones those who take part. */
export function rosterText(draft: Draft, shipped: Roster): string {
  const own = draft.figures.map((one) => one.id);
  const units = draft.sides.flatMap((side) => side.units);
  const others = shipped.character.filter((one) => units.includes(one.id) && !own.includes(one.id));
  const dress = shipped.dress.filter((one) => others.some((man) => man.id === one.character));
  const table = (name: string, rows: readonly object[]): string[] => [`${name} = [`, ...rows.map(tomlRow), "]", ""];
  return [
    ...table("pieces", shipped.pieces),
    ...(dress.length ? table("dress", dress) : []),
    ...table("character", [...draft.figures, ...others]),
  ].join("\n");
}

/** Opens a roster: whoever is not as we ship him becomes a figure of one's own. */
export function takeRoster(draft: Draft, found: Roster, shipped: Roster): void {
  const plain = (one: Figure): string => tomlRow(figureOf(one));
  const known = new Map(shipped.character.map((one) => [one.id, plain(one)]));
  const own = found.character.filter((one) => known.get(one.id) !== plain(one)).map(figureOf);
  const ids = own.map((one) => one.id);
  draft.figures = [...draft.figures.filter((one) => !ids.includes(one.id)), ...own];
}

const isValues = (given: unknown): given is Values =>
  Array.isArray(given) && given.length === 3 && given.every((one) => Number.isInteger(one));

/** A figure from outside, with nothing else about it. */
export function figureOf(given: Partial<Figure>): Figure {
  const values = (one: unknown): Values => (isValues(one) ? [...one] : [0, 1, 0]);
  return {
    id: String(given.id),
    name: String(given.name),
    type: TYPES.includes(given.type ?? "") ? String(given.type) : "samurai",
    bow: given.bow === true,
    healthy: values(given.healthy),
    stunned: values(given.stunned),
    wounded: values(given.wounded),
    ...(isValues(given.mounted) && isValues(given.mounted_wounded)
      ? { mounted: values(given.mounted), mounted_wounded: values(given.mounted_wounded) }
      : {}),
  };
}
