/** Who died by his own hand in a finished game, and his poem, as its record keeps them (SB-9.6). */
import { get } from "../../lib/api";

export interface Farewell {
  samurai: string;
  poem: string[];
}

interface Record {
  actions: [unknown, string][];
}

export async function lastWords(table: string): Promise<Farewell> {
  const none: Farewell = { samurai: "", poem: [] };
  try {
    const { actions } = await get<Record>(`/tables/${table}/record`);
    const begun = actions.findLastIndex(([, text]) => text.startsWith("harakiri:"));
    if (begun < 0) return none;
    const [seat, text = ""] = actions[begun] ?? [];
    const poem = actions.slice(begun).find(([who, what]) => who === seat && what.startsWith("poem:"))?.[1];
    return { samurai: text.slice("harakiri:".length), poem: poem ? poem.slice("poem:".length).split(" / ") : [] };
  } catch {
    return none;
  }
}
