/** A campaign in this browser, and what a battle at a table came to. */
import { get, post, Refusal } from "$shell/lib/api";
import { recall } from "$shell/lib/keep";
import type { Campaign, CampaignAnswer, CampaignSeen, ReportAnswer, TableSeen } from "$shell/lib/wire";
import type { View } from "../view";

/** A campaign, and the table of the battle that goes on. */
export interface Kept {
  progress: Campaign;
  table: string | null;
}

const KEY = "campaign";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export function recallCampaign(): Kept | null {
  const found = recall<unknown>(KEY, null);
  if (!isObject(found) || !isObject(found.progress)) return null;
  return {
    progress: found.progress as unknown as Campaign,
    table: typeof found.table === "string" ? found.table : null,
  };
}

/** Says whether it could be kept: a private window, or one that is full, keeps nothing. */
export function keepCampaign(kept: Kept | null): boolean {
  try {
    if (kept) localStorage.setItem(`tatami:${KEY}`, JSON.stringify(kept));
    else localStorage.removeItem(`tatami:${KEY}`);
    return true;
  } catch {
    return false;
  }
}

export const newCampaign = (road: string, against: string): Campaign => ({ campaign: 1, road, against, battles: [] });

/** What the server has against a campaign, in words. */
const refusal = (message: string): Refusal =>
  new Refusal({ code: "bad-request", message, detail: "", rules: [], options: [], args: {}, place: "" }, 400);

/** The company and its next battle; a campaign that cannot have come to this is refused. */
export async function look(progress: Campaign, went: readonly string[] | null): Promise<CampaignSeen> {
  const { seen, complaint } = await post<CampaignAnswer>("/games/samourai/campaign", { progress, went });
  if (!seen) throw refusal(complaint ?? "");
  return seen;
}

/** The campaign after the battle at a table; null while that goes on. */
export async function after(table: string): Promise<Campaign | null> {
  const seen = await get<TableSeen>(`/tables/${table}`);
  const view = seen.view as unknown as View;
  const { text } = (view.options.scenario ?? {}) as { text?: string };
  if (view.result === undefined) return null;
  const those = (life: string): string[] => view.men.filter((man) => man.life === life).map((man) => man.id);
  const { progress, complaint } = await post<ReportAnswer>("/games/samourai/campaign-report", {
    text: text ?? "", winner: view.result.winner, dead: those("dead"), wounded: those("wounded"),
  }); // biome-ignore format: short
  if (!progress) throw refusal(complaint ?? "");
  return progress;
}

/** Whether one campaign is the other, or goes on from it. */
export function goesOn(one: Campaign, other: Campaign): boolean {
  const same = one.road === other.road && one.against === other.against;
  return same && JSON.stringify(one.battles.slice(0, other.battles.length)) === JSON.stringify(other.battles);
}

export function saveFile(progress: Campaign): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(progress)}\n`], { type: "application/json" }));
  link.download = `samourai-campaign-${progress.battles.length}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
