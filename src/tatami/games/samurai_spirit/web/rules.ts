/** Which rule speaks of an event: for some it depends on what the event is about, or on what led to it. */
import type { Happened, RuleOf } from "$shell/games/face";

const OF_SYMBOL: Record<string, string> = { hat: "SS-9.1", farm: "SS-9.2", doll: "SS-9.4" };
export const OF_PENALTY: Record<string, string> = {
  fire: "SS-5.4",
  wound: "SS-5.5",
  infiltrate: "SS-5.6",
  "no-defend": "SS-5.7",
  "no-support": "SS-5.8",
  "arrow-left": "SS-5.9",
  "arrow-right": "SS-5.9",
  "must-pass": "SS-5.10",
  "return-discard": "SS-5.11",
  "no-talent": "SS-5.12",
  "discard-left": "SS-5.13",
};
export const OF_KIAI: Record<string, string> = {
  heihachi: "SS-7.3",
  daisuke: "SS-7.4",
  gorobei: "SS-7.5",
  kanbei: "SS-7.6",
  kikuchiyo: "SS-7.7",
  kyuzo: "SS-7.8",
  katsushiro: "SS-7.9",
};

const ofSymbol = (event: Happened): string => OF_SYMBOL[event.symbol as string] ?? "SS-9.1";
const ofPenalty = (event: Happened): string => OF_PENALTY[event.penalty as string] ?? "SS-5.1";
const ofKiai = (event: Happened): string => OF_KIAI[event.samurai as string] ?? "SS-7.1";
/** `P4-03` is worth 4. */
const isEven = (event: Happened): boolean => Number(String(event.card)[1]) % 2 === 0;

/** The rule of the last event before this one that can have led to it. */
const ledTo =
  (causes: Record<string, (event: Happened) => string>, otherwise: string) =>
  (events: readonly Happened[], at: number): string => {
    for (let k = at - 1; k >= 0; k--) {
      const event = events[k] as Happened;
      const cause = causes[event.id];
      if (cause) return cause(event);
    }
    return otherwise;
  };

const bonus = (): string => "SS-9.4";
const LOSSES = {
  overwhelmed: () => "SS-4.2",
  penalty: () => "SS-5.4",
  "farm-turned": () => "SS-9.3",
  "intruder-revealed": () => "SS-9.5",
  undefended: ofSymbol,
};

export const ruleOf: RuleOf = {
  "round-began": "SS-3.1",
  "turn-began": "SS-3.2",
  "token-used": "SS-10.3",
  penalty: (events, at) => ofPenalty(events[at] as Happened),
  "penalty-impossible": "SS-5.3",
  "penalties-ignored": (events, at) => (isEven(events[at] as Happened) ? "SS-6.4" : "SS-6.5"),
  "barricade-lost": ledTo(LOSSES, "SS-5.4"),
  "barricade-built": ledTo({ kiai: ofKiai, "family-bonus": bonus }, "SS-7.3"),
  "farm-lost": ledTo(LOSSES, "SS-9.2"),
  "farm-turned": "SS-9.3",
  "family-lost": ledTo({ "farm-turned": () => "SS-9.3", undefended: ofSymbol }, "SS-9.4"),
  "family-bonus": "SS-9.4",
  wounded: "SS-8.1",
  "became-animal": "SS-8.1",
  killed: "SS-8.1",
  healed: "SS-8.2",
  "healed-in-vain": "SS-9.4",
  drawn: (events, at) => (String(events[at - 1]?.penalty).startsWith("arrow") ? "SS-5.9" : "SS-4.1"),
  confronted: "SS-4.2",
  defended: "SS-4.3",
  overwhelmed: "SS-4.2",
  given: ledTo({ taken: () => "SS-7.4", drawn: () => "SS-6.3" }, "SS-6.3"),
  "put-under": "SS-6.8",
  discarded: "SS-6.7",
  infiltrated: ledTo({ penalty: () => "SS-5.6", supported: () => "SS-11.1" }, "SS-5.6"),
  "known-infiltrated": ledTo({ penalty: () => "SS-5.6", supported: () => "SS-11.1" }, "SS-5.6"),
  "all-infiltrated": "SS-3.4",
  returned: "SS-5.11",
  dropped: "SS-5.13",
  supported: "SS-11.1",
  passed: "SS-11.3",
  "token-home": "SS-11.2",
  kiai: (events, at) => ofKiai(events[at] as Happened),
  "kiai-declined": "SS-7.1",
  "first-discarded": "SS-7.1",
  taken: ledTo({ kiai: ofKiai }, "SS-7.7"),
  routed: "SS-7.5",
  caught: ledTo({ kiai: ofKiai, "family-bonus": bonus }, "SS-7.6"),
  "token-moved": "SS-7.8",
  shown: "SS-7.9",
  "put-back": "SS-7.9",
  "round-ended": "SS-3.3",
  undefended: (events, at) => ofSymbol(events[at] as Happened),
  "intruder-revealed": "SS-9.5",
  won: "SS-9.6",
  lost: "SS-3.7",
};
