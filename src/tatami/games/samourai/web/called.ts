/** What things are called: in the reader's language, or as a player of an own scenario named them. */
import { has, t } from "$shell/lib/words.svelte";
import type { View } from "./view";

export function called(view: View, unit: string): string {
  if (unit.startsWith("lantern@")) return t("web-hex-lantern-at", { hex: unit.slice(8) });
  const key = `samourai-name-${unit}`;
  if (has(key)) return t(key);
  const man = view.men.find((one) => one.id === unit);
  if (man) return man.name;
  return unit.endsWith("-horse") ? t("web-hex-horse-of", { name: called(view, unit.slice(0, -6)) }) : unit;
}

/** What has no words of ours: figures of a player's own, and their horses, by their labels. */
export function ownNames(view: View): Record<string, string> {
  const men = view.men.filter((man) => !has(`samourai-name-${man.id}`));
  return Object.fromEntries(
    men.flatMap((man) => [man.id, `${man.id}-horse`].map((label) => [label, called(view, label)])),
  );
}

export function titleOf(view: View): string {
  const key = `samourai-scenario-${view.scenario}`;
  return view.title ?? (has(key) ? t(key) : view.scenario);
}
