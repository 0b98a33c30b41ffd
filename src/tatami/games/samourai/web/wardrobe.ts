/** What the drawings wear on the contact sheet: the two sides by turns. */
import "./wardrobe.css";

export const wears = (symbol: string): string => `sb-wears-${symbol.length % 2}`;
