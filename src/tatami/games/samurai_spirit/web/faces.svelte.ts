/** The game's figures, as soon as a table has them: events name cards, and these are their faces. */
import { faceOf, type Raider } from "./view";

export const known: { figures: Record<string, unknown> } = $state({ figures: {} });

export function faceKnown(card: string): Raider {
  return faceOf(known.figures, card) ?? { card, value: Number(card[1]), symbol: null, penalties: [], flames: false };
}

/** The Kiai value of a side (SS-1.1). */
export function kiaiOf(samurai: string, side: "human" | "animal"): number | undefined {
  return (known.figures.samurai as Record<string, Record<string, number>> | undefined)?.[samurai]?.[side];
}
