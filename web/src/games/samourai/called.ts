/** What things are called: in the reader's language, or as a player of an own scenario named them. */
import { has, t } from "../../lib/words.svelte";
import type { View } from "./view";

export function called(view: View, unit: string): string {
  if (unit.startsWith("lantern@")) return t("web-hex-lantern-at", { hex: unit.slice(8) });
  const key = `samourai-name-${unit}`;
  if (has(key)) return t(key);
  const man = view.men.find((one) => one.id === unit);
  if (man) return man.name;
  return unit.endsWith("-horse") ? t("web-hex-horse-of", { name: called(view, unit.slice(0, -6)) }) : unit;
}

export function titleOf(view: View): string {
  const key = `samourai-scenario-${view.scenario}`;
  return view.title ?? (has(key) ? t(key) : view.scenario);
}
