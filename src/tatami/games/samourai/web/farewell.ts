/** Who died by his own hand in a finished game, and what I may read of his poem (SB-9). */
import { get, post } from "$shell/lib/api";
import type { Farewell, TableLine } from "$shell/lib/wire";
import { has, t } from "$shell/lib/words.svelte";

export type { Farewell } from "$shell/lib/wire";

export async function lastWords(table: string): Promise<Farewell | null> {
  const found = await get<Farewell>(`/tables/${table}/farewell`).catch(() => null);
  return found?.samurai ? found : null;
}

/** All such games at my tables, newest first. */
export async function allLastWords(): Promise<(Farewell & { table: string; when: number })[]> {
  const lines = (await get<TableLine[]>("/tables")).filter(
    (line) => line.game === "samourai" && line.result?.reason === "harakiri",
  );
  const told = await Promise.all(
    lines.map(async (line) => ({ found: await lastWords(line.id), table: line.id, when: line.touched })),
  );
  return told.flatMap(({ found, ...where }) => (found ? [{ ...found, ...where }] : []));
}

export const sayPoem = (table: string, text: string): Promise<Farewell> =>
  post<Farewell>(`/tables/${table}/farewell`, { text });

export const nameOfDead = (samurai: string): string =>
  has(`samourai-name-${samurai}`) ? t(`samourai-name-${samurai}`) : samurai;
