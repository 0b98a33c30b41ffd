/** Shares in whole percents, as the reader's language writes them. */
import { words } from "./words.svelte";

export const percent = (part: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(part);

/** How far a figure may be off: rounded up, and never none, since nothing that was sampled is exact. */
export const margin = (part: number): string => percent(Math.max(1, Math.ceil(100 * part)) / 100);
