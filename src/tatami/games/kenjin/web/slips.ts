/** Moves that cost more than they look: told once, before they are made. And why a card cannot be engaged, in a sentence. */
import { t } from "$shell/lib/words.svelte";
import type { Row, View } from "./view";

const hidden = (row: Row | undefined): boolean => row?.cards.some((card) => !card.up) ?? false;

export function slip(view: View, me: number, unit: string, number: number): string {
  const field = view.battlefields[number - 1];
  const mine = field?.rows.find((row) => row.seat === me);
  const theirs = field?.rows.find((row) => row.seat !== me);
  const others = view.battlefields.flatMap((one) => one.rows).filter((row) => row.seat !== me);
  if (unit === "scout" && !hidden(theirs)) return t("web-kenjin-slip-scout");
  if (unit === "shugenja" && !others.some(hidden)) return t("web-kenjin-slip-shugenja");
  if (unit === "general" && !hidden(mine)) return t("web-kenjin-slip-general");
  const hand = view.seats[me]?.hand ?? [];
  // With two cards left, the one that is not the Lord makes him the last one.
  if (hand.length === 2 && hand.includes("lord") && unit !== "lord") return t("web-kenjin-slip-lord");
  return "";
}

export function refusal(view: View, me: number, unit: string): string | undefined {
  const others = view.battlefields.flatMap((one) => one.rows).filter((row) => row.seat !== me);
  if (unit === "assassin" && !others.some(hidden)) return t("web-kenjin-refused-assassin");
  return undefined;
}
