/** A file that somebody opens: a map, a scenario, a roster, or all in one; told apart by what is in it. */
import { type Draft, readMap } from "../draft";
import { fill, isDraft, MOST_CHARACTERS } from "./clean";

/** What a file holds; null: nothing that we know. */
export type Found =
  | { kind: "draft"; draft: Draft }
  | { kind: "text"; text: string }
  | { kind: "roster"; text: string }
  | { kind: "map"; map: Partial<Draft> }
  | null;

export async function readFile(file: File): Promise<Found> {
  if (file.size > MOST_CHARACTERS) return null;
  const text = await file.text();
  if (file.name.endsWith(".json")) {
    const found = parsed(text);
    return isDraft(found) ? { kind: "draft", draft: fill(found) } : null;
  }
  if (text.includes("[[scenario]]")) return { kind: "text", text };
  if (/^\s*(character\s*=|\[\[character\]\])/m.test(text)) return { kind: "roster", text };
  const map = readMap(text);
  return map ? { kind: "map", map } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
