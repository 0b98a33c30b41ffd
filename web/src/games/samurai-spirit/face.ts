import type { Choice } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Night from "./Night.svelte";
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

export const face: Face = {
  Board,
  Staged: Night,
  isStaged: (steps) => steps.some((step) => step.events.some((event) => event.id === "round-ended")),
  asks: () => false,
  note,
  ruleOf: {
    "round-began": "SS-3.1",
    "turn-began": "SS-3.2",
    penalty: "SS-5.1",
    "penalty-impossible": "SS-5.3",
    "penalties-ignored": "SS-6.4",
    "barricade-lost": "SS-5.4",
    "farm-lost": "SS-9.2",
    "farm-turned": "SS-9.3",
    "family-lost": "SS-9.4",
    "family-bonus": "SS-9.4",
    wounded: "SS-8.1",
    "became-animal": "SS-8.1",
    killed: "SS-8.1",
    healed: "SS-8.2",
    drawn: "SS-4.1",
    confronted: "SS-4.2",
    defended: "SS-4.3",
    overwhelmed: "SS-4.2",
    given: "SS-6.3",
    infiltrated: "SS-5.6",
    "known-infiltrated": "SS-5.6",
    "all-infiltrated": "SS-3.4",
    returned: "SS-5.11",
    dropped: "SS-5.13",
    kiai: "SS-7.1",
    "kiai-declined": "SS-7.11",
    "round-ended": "SS-3.3",
    undefended: "SS-9.1",
    "intruder-revealed": "SS-9.5",
    won: "SS-9.6",
    lost: "SS-3.7",
  },
};
