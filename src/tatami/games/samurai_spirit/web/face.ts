import "./colours.css";
import type { Face, Happened } from "$shell/games/face";
import { t } from "$shell/lib/words.svelte";
import Board from "./Board.svelte";
import { director } from "./director";
import Ending from "./Ending.svelte";
import Figure from "./Figure.svelte";
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

/** A card by the raider on it, else the sign of what happened. */
function picture(event: Happened): ReturnType<NonNullable<Face["picture"]>> {
  const signs: Record<string, string> = {
    "barricade-lost": "barricade-broken",
    "barricade-built": "barricade",
    "farm-lost": "farm-lost",
    "farm-turned": "farm-lost",
    wounded: "i-wound",
    "became-animal": "i-wound",
    killed: "i-wound",
    passed: "i-pass",
    penalty: `i-${event.penalty}`,
    undefended: `i-${event.symbol}`,
    "family-lost": `fam-${event.family}`,
    "family-bonus": `fam-${event.family}`,
  };
  const art = event.card ? `raider-${String(event.card)[1]}` : signs[event.id];
  return art ? { component: Figure, props: { art, size: 24 } } : undefined;
}

export const face: Face = {
  Board,
  Ending,
  director,
  placesPrompt: true,
  picture,
  chapter: (event) =>
    event.id === "round-ended" || event.id === "round-began"
      ? t(event.id === "round-ended" ? "web-ss-round-over" : "web-ss-round-of", { round: event.round as number })
      : undefined,
  keys: [["1 – 9", "web-ss-key-choice"]],
  asks: () => true,
  asked,
  ruleOf,
};
