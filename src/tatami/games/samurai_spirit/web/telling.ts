/** Pieces in words: what a screen reader hears, what a popover says. */
import { t } from "$shell/lib/words.svelte";
import type { Raider } from "./view";

export const called = (samurai: string): string => t(`samurai-spirit-samurai-${samurai}`);
export const symbolName = (symbol: string): string => t(`samurai-spirit-symbol-${symbol}`);
export const penaltyName = (penalty: string): string => t(`samurai-spirit-penalty-${penalty}`);

/** `2, hat, fire, flames`. */
export function tellRaider(raider: Raider): string {
  return [
    t("web-ss-value", { value: raider.value }),
    ...(raider.symbol ? [symbolName(raider.symbol)] : []),
    ...raider.penalties.map(penaltyName),
    ...(raider.flames ? [t("samurai-spirit-text-flames")] : []),
  ].join(", ");
}

/** `hat, farm and doll`. Not by `Intl.ListFormat`, for which a phone takes a twentieth of a second to make its tables. */
export function listed(all: readonly string[]): string {
  const [last = "", ...others] = [...all].reverse();
  return others.length ? t("web-ss-and", { some: others.reverse().join(", "), last }) : last;
}

/** What a pile is called. */
export function pileName(pile: string): string {
  return { stack: t("web-ss-stack"), intruders: t("web-ss-intruders"), discard: t("web-ss-discard") }[pile] ?? "";
}
