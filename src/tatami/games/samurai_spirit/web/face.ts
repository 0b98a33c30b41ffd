import "./colours.css";
import type { Face } from "$shell/games/face";
import type { Choice } from "$shell/lib/wire";
import { t } from "$shell/lib/words.svelte";
import Board from "./Board.svelte";
import Night from "./Night.svelte";
import { ruleOf } from "./rules";
import type { View } from "./view";

/** What the track would show: a sum of what lies there, so that nobody has to add it up. */
function note(choice: Choice, given: never): string {
  const view = given as View;
  const drawn = view.in_hand[0];
  const who = view.seats[view.to_act as number];
  if (!drawn || !who) return "";
  if (choice.verb === "confront") {
    const sum = who.total + drawn.value;
    const args = { before: who.total, after: sum, kiai: who.kiai_value };
    return t(`web-ss-track-${sum === who.kiai_value ? "kiai" : sum > who.kiai_value ? "over" : "below"}`, args);
  }
  if (choice.verb === "defend" && drawn.symbol) return t(`samurai-spirit-symbol-${drawn.symbol}`);
  return "";
}

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
  Staged: Night,
  /** Whoever chooses in the middle of the night hears the rest of it afterwards. */
  isStaged: (steps, before) =>
    steps.some((step) => step.events.some((event) => event.id === "round-ended")) ||
    ((before as View).phase === "night" && steps.some((step) => step.events.length)),
  asks: () => false,
  note,
  asked,
  ruleOf,
};
