import "./colours.css";
import type { Face } from "$shell/games/face";
import { t } from "$shell/lib/words.svelte";
import Board from "./Board.svelte";
import { director } from "./director";
import { ruleOf } from "./rules";
import type { View } from "./view";

/** Whose Talent it is that would ignore the penalties: one's own, or of a token that was lent (SS-6.4, SS-6.5). */
function asked(given: never): Record<string, string> {
  const view = given as View;
  const who = view.seats[view.to_act as number];
  const last = who?.line.at(-1);
  if (view.decision !== "ignore" || !who || !last) return {};
  const owner = last.value % 2 ? "kanbei" : "gorobei";
  return { whose: who.samurai === owner ? "own" : "lent", samurai: t(`samurai-spirit-samurai-${owner}`) };
}

export const face: Face = {
  Board,
  director,
  asks: () => true,
  asked,
  ruleOf,
};
