/** Where a move of Kenjin is seen on the board; the hands of the others. */
import type { ReplayArt } from "$shell/games/replay";
import OpenHands from "./OpenHands.svelte";

export const replay: ReplayArt = {
  Opened: OpenHands,
  marks: ({ verb, args }, seat) => {
    const field = `[data-thing="field:${args.number}"]`;
    const hand = `[data-thing="seat:${seat}"]`;
    if (verb === "engage") return { from: `[data-thing="hand:${args.unit}"], ${hand}`, to: field };
    if (verb === "draft") return { to: `[data-thing="offer:${args.battlefield}"]` };
    return args.number ? { from: hand, to: field } : { from: hand };
  },
};
