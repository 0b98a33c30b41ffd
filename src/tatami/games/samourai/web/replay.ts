/** Where a move of Samouraï is seen on the map. */
import type { ReplayArt } from "$shell/games/replay";

const man = (unit: string | undefined): string => `[data-unit="${unit}"]`;

export const replay: ReplayArt = {
  marks: ({ args }) => ({
    ...(args.unit ? { from: man(args.unit) } : {}),
    ...(args.target ? { to: man(args.target) } : args.unit ? { to: man(args.unit) } : {}),
  }),
};
