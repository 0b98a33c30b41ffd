/** Where a move of Kenjin is seen on the board; the hands of the others. */
import type { ReplayArt } from "$shell/games/replay";
import { cardThing } from "./director";
import OpenHands from "./OpenHands.svelte";
import type { View } from "./view";

export const replay: ReplayArt = {
  Opened: OpenHands,
  marks: ({ verb, args }, seat, given) => {
    const { number: here, battlefields } = given as View;
    const thing = (name: string): string => `[data-thing="${name}"]`;
    const field = thing(`field:${args.number}`);
    const plate = thing(`seat:${seat}`);
    const inHand = (unit: string): string => `${thing(`hand:${unit}`)}, ${plate}`;
    // Whose cards lie across from the one whose ability is used.
    const other = battlefields[(here ?? 0) - 1]?.rows.find((row) => row.seat !== seat)?.seat;
    if (verb === "engage") return { from: inHand(args.unit ?? ""), to: field };
    if (verb === "assassin")
      return { from: inHand("assassin"), to: thing(cardThing(args.number, args.seat, args.place)) };
    if (verb === "look") return { from: plate, to: thing(cardThing(args.number, args.seat, args.place)) };
    if (verb === "reveal") return { from: plate, to: thing(cardThing(here, other, args.place)) };
    if (verb === "move") return { from: thing(cardThing(here, seat, args.place)), to: field };
    if (verb === "destroy") return { to: thing(cardThing(here, seat, args.place)) };
    if (verb === "draft") return { to: thing(`offer:${args.battlefield}`) };
    return args.number ? { from: plate, to: field } : { from: plate };
  },
};
