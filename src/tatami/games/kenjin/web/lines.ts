/** Kenjin in the log: fewer words, and a small picture beside them. */
import type { Face, Happened } from "$shell/games/face";
import { has, t } from "$shell/lib/words.svelte";
import Sign from "./Sign.svelte";
import type { View } from "./view";

const SHORT = [
  "engaged",
  "revealed",
  "looked",
  "moved",
  "assassinated",
  "tile-laid",
  "tile-drafted",
  "turned-up",
  "shot",
  "cut-down",
  "port-counted",
  "power-counted",
];

export const tell: Face["tell"] = (event, names, seat, given) => {
  if (!SHORT.includes(event.id)) return undefined;
  const owner = Number(event.owner ?? -1);
  const place = (number: unknown): string => {
    const tile = (given as View | undefined)?.battlefields[Number(number) - 1]?.battlefield;
    return tile ? `${number} ${t(`kenjin-battlefield-${tile}`)}` : String(number);
  };
  const key = `web-kenjin-log-${event.id}${event.unit ? "" : "-hidden"}`;
  return t(has(key) ? key : `web-kenjin-log-${event.id}`, {
    unit: event.unit ? t(`kenjin-unit-${event.unit}`) : "",
    number: event.battlefield ? Number(event.number) : place(event.number),
    to: place(event.to),
    whose: owner === seat ? "me" : "other",
    owner: names[owner] ?? "",
    seat: names[Number(event.seat ?? -1)] ?? "",
    power: Number(event.power ?? 0),
    bonus: Number(event.bonus ?? 0),
    battlefield: event.battlefield ? t(`kenjin-battlefield-${event.battlefield}`) : "",
  });
};

export const picture: Face["picture"] = (event: Happened) => {
  const { id, seat, unit, battlefield, owner } = event as Happened & { seat?: number; owner?: number };
  if (id === "looked") return { component: Sign, props: { eye: seat } };
  if (id === "assassinated") return { component: Sign, props: { unit: "assassin", owner: seat } };
  if (typeof battlefield === "string") return { component: Sign, props: { tile: battlefield } };
  if (id === "engaged" || id === "moved") return { component: Sign, props: { unit: unit ?? null, owner: seat } };
  if (typeof unit === "string") return { component: Sign, props: { unit, owner: owner ?? seat } };
  return seat === undefined ? undefined : { component: Sign, props: { crest: seat } };
};
