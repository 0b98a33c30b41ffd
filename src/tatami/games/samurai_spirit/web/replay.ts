/** What a game of Samurai Spirit is told by: farms, families, wounds; and where a move is seen on the board. */
import type { ReplayArt } from "$shell/games/replay";

const FARMS = 6;
const FAMILIES = 3;
const left = (event: object): number => Number((event as Record<string, unknown>).left ?? 0);

export const replay: ReplayArt = {
  series: [
    {
      words: "web-ss-series-farms",
      colour: "var(--gold)",
      begin: () => FARMS,
      after: (now, event) => (event.id === "farm-lost" ? left(event) : now),
    },
    {
      words: "web-ss-series-families",
      colour: "var(--indigo)",
      begin: () => FAMILIES,
      after: (now, event) => (event.id === "family-lost" ? left(event) : now),
    },
    {
      words: "web-ss-series-wounds",
      colour: "var(--vermilion)",
      begin: () => 0,
      after: (now, event) => (event.id === "wounded" ? now + 1 : event.id === "healed" ? now - 1 : now),
    },
  ],
  marks: ({ verb, args }, seat) => {
    const to = `[data-thing="portrait:${args.seat ?? seat}"]`;
    if (verb === "confront") return { to: `[data-thing="line:${seat}"]` };
    if (verb === "fight") return { from: '[data-thing="stack"]', to: `[data-thing="line:${seat}"]` };
    return { from: `[data-thing="portrait:${seat}"]`, to };
  },
};
