/** What the drawings wear on the contact sheet: each in the colours of another clan. */
import "./colours.css";

export const wears = (symbol: string): string => {
  const clan = ["kamiwashi", "jozu", "yasei", "hondo"].findIndex((name) => symbol.endsWith(name));
  return `clan-${clan >= 0 ? clan : symbol.length % 4}`;
};
