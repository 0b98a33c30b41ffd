/** A finished game of Samurai Spirit by its events: what each round cost, who did what, and the hardest blow. */
import type { Happened, Past } from "$shell/games/face";
import { t } from "$shell/lib/words.svelte";
import { FAMILIES, FARMSTEADS, type View } from "./view";

export const KEPT = ["farms", "families", "barricades"] as const;
type Kept = (typeof KEPT)[number];
/** Of each kind: how many the round left, and how many it took. */
export type RoundOf = Record<Kept, { left: number; lost: number }>;
export interface Deeds {
  raiders: number;
  kiai: number;
  wounds: number;
}
export interface Blow {
  ply: number;
  round: number;
  /** Whether it fell at the end of the round. */
  night: boolean;
  cost: Record<Kept | "wounds", number>;
}
export interface Story {
  rounds: RoundOf[];
  deeds: Deeds[];
  blow: Blow | null;
  /** Who took a fourth wound. */
  killed: number | null;
}

const LOSSES: Record<string, Kept | "wounds"> = {
  "farm-lost": "farms",
  "farm-turned": "farms",
  "family-lost": "families",
  "barricade-lost": "barricades",
  "barricade-built": "barricades",
  wounded: "wounds",
  "became-animal": "wounds",
  killed: "wounds",
};
const WEIGHT = { farms: 3, families: 4, barricades: 1, wounds: 3 };
const weigh = ({ cost }: Blow): number =>
  cost.farms * WEIGHT.farms +
  cost.families * WEIGHT.families +
  cost.barricades * WEIGHT.barricades +
  cost.wounds * WEIGHT.wounds;

export function storyOf({ start, moves }: Past): Story {
  const view = start as unknown as View;
  const left = { farms: FARMSTEADS, families: FAMILIES.length, barricades: view.village.barricades };
  const deeds = view.seats.map(() => ({ raiders: 0, kiai: 0, wounds: 0 }));
  const rounds: RoundOf[] = [];
  let blow = null as Blow | null;
  let now = null as Blow | null;
  let night = false;
  let killed: number | null = null;
  const weighed = (): void => {
    if (now && weigh(now) > (blow ? weigh(blow) : 0)) blow = now;
    now = null;
  };
  for (const move of moves) {
    // What happens at the end of a round is one blow, whoever is asked in the midst of it.
    if (!night) weighed();
    for (const event of move.events as Happened[]) {
      if (event.id === "round-began") {
        weighed();
        night = false;
        rounds.push({
          farms: { left: left.farms, lost: 0 },
          families: { left: left.families, lost: 0 },
          barricades: { left: left.barricades, lost: 0 },
        });
      } else if (event.id === "round-ended") {
        weighed();
        night = true;
      }
      now ??= { ply: move.ply, round: rounds.length, night, cost: { farms: 0, families: 0, barricades: 0, wounds: 0 } };
      const did = deeds[Number(event.seat ?? -1)];
      if (did && (event.id === "confronted" || event.id === "defended")) did.raiders += 1;
      if (did && event.id === "kiai") did.kiai += 1;
      if (event.id === "killed") killed = Number(event.seat);
      const what = LOSSES[event.id];
      if (what === "wounds") {
        now.cost.wounds += 1;
        if (did) did.wounds += 1;
      } else if (what) {
        const lost = left[what] - Number(event.left);
        const round = rounds.at(-1)?.[what];
        left[what] -= lost;
        now.cost[what] += Math.max(0, lost);
        if (round) Object.assign(round, { left: left[what], lost: Math.max(0, round.lost + lost) });
      }
    }
  }
  weighed();
  return { rounds, deeds, blow, killed };
}

export const tellWhen = ({ night, round }: Blow): string =>
  t(night ? "web-ss-blow-night" : "web-ss-blow-day", { round });

/** "−1 farm, 2 wounds". */
export function tellCost({ cost }: Blow): string {
  return (["farms", "families", "barricades", "wounds"] as const)
    .filter((one) => cost[one])
    .map((one) => t(`web-ss-cost-${one}`, { count: cost[one] }))
    .join(", ");
}

/** "The end of round 2, −1 farm, 2 wounds". */
export const tellBlow = (blow: Blow): string => `${tellWhen(blow)}, ${tellCost(blow)}`;
