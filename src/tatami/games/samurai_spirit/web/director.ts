/** How what happens looks on the board: cards fly, stakes burn, a Kiai fills the screen, the end of a round plays itself. */
import type { Happened } from "$shell/games/face";
import { t, words } from "$shell/lib/words.svelte";
import type { Cue, Director, Told } from "$shell/stage/cues";
import Burning from "./Burning.svelte";
import Flash from "./Flash.svelte";
import { faceKnown } from "./faces.svelte";
import Kiai from "./Kiai.svelte";
import Revealed from "./Revealed.svelte";
import { retell } from "./retell";
import { penaltyName, symbolName } from "./telling";
import { burnt, type View } from "./view";

/** What only the end of a round brings (SS-9); after a choice in the middle of it, it goes on with these. */
const OF_THE_NIGHT = ["round-ended", "undefended", "family-bonus", "intruder-revealed"];

type Direct = (event: Happened, before: View, after: View, names: readonly string[]) => Cue[];

const card = (event: Happened): string => `card:${event.card}`;
const portrait = (event: Happened): string => `portrait:${event.seat}`;
/** To where the card lies now, from where it lay. */
const placed: Direct = (event) => [{ kind: "fly", to: card(event), from: card(event), ms: 250, sound: "wood" }];
const away =
  (from: string | null, to = "discard"): Direct =>
  (event) => [{ kind: "fly", from: from ?? card(event), to, ghost: true, ms: 300, sound: "paper" }];
const turnedUp: Direct = (event) => [
  { kind: "fly", to: card(event), from: "stack", ms: 300, sound: "paper" },
  { kind: "flip", on: card(event), at: 300, ms: 200 },
];
const farmBurns: Direct = ({ left }) => [
  { kind: "show", on: `farm:${burnt(left as number)}`, component: Burning, ms: 1500, sound: "bow" },
];
const tokenGoes =
  (to: (event: Happened) => unknown): Direct =>
  (event, before) => {
    const samurai = before.seats[(event.owner ?? event.seat) as number]?.samurai;
    return [
      { kind: "fly", to: `token:${samurai}`, from: `token:${samurai}`, ms: 320, sound: "wood" },
      { kind: "glow", on: `seat:${to(event)}`, at: 240, ms: 360 },
    ];
  };
const tells = (on: string, text: string): Cue => ({ kind: "count", on, text, ms: 420 });

const DIRECTED: Record<string, Direct> = {
  "round-began": ({ round }) => [
    {
      kind: "banner",
      text: t("web-ss-round-of", { round: round as number }),
      cloth: "#1f3a5f",
      ms: 1100,
      sound: "bell",
    },
  ],
  "round-ended": ({ round }) => [
    {
      kind: "banner",
      text: t("web-ss-round-over", { round: round as number }),
      cloth: "#14213d",
      ms: 1300,
      sound: "bell",
    },
  ],
  drawn: turnedUp,
  shown: turnedUp,
  confronted: (event) => [
    { kind: "fly", to: card(event), from: card(event), ms: 250, sound: "wood" },
    { kind: "pop", on: `sum:${event.seat}`, at: 250 },
  ],
  defended: placed,
  given: placed,
  overwhelmed: ({ seat }) => [{ kind: "shake", on: `seat:${seat}`, sound: "drum" }],
  penalty: ({ seat, penalty }) => [tells(`seat:${seat}`, penaltyName(penalty as string))],
  "penalty-impossible": ({ seat, penalty }) => [tells(`seat:${seat}`, penaltyName(penalty as string))],
  "penalties-ignored": ({ seat }) => [{ kind: "glow", on: `seat:${seat}`, ms: 400 }],
  "barricade-lost": ({ left }) => [{ kind: "burn", on: `stake:${left}`, ms: 800, sound: "bow" }],
  // What belongs to the drawing of the village gets a light above it: to move it would paint the village for every frame.
  "barricade-built": ({ left }) => [{ kind: "glow", on: `stake:${(left as number) - 1}`, ms: 420, sound: "wood" }],
  "farm-lost": farmBurns,
  "farm-turned": farmBurns,
  "family-lost": ({ family }) => [
    { kind: "fly", from: `family:${family}`, to: "road", ghost: true, ms: 900, sound: "paper" },
  ],
  "family-bonus": ({ family }) => [{ kind: "glow", on: `family:${family}`, ms: 520, sound: "wood" }],
  wounded: (event) => [{ kind: "strike", on: portrait(event), sound: "bow" }],
  "became-animal": (event) => [
    { kind: "strike", on: portrait(event), sound: "bow" },
    { kind: "flip", on: `seat:${event.seat}`, at: 160, ms: 420, sound: "drum" },
  ],
  killed: (event) => [
    { kind: "strike", on: portrait(event), ms: 900, sound: "drum" },
    { kind: "fade", on: `seat:${event.seat}`, ms: 900 },
  ],
  healed: (event) => [{ kind: "glow", on: portrait(event) }],
  infiltrated: away("stack", "intruders"),
  "known-infiltrated": away("stack", "intruders"),
  "all-infiltrated": away("stack", "intruders"),
  returned: away("discard", "stack"),
  "put-under": away(null, "stack"),
  "put-back": away(null, "stack"),
  discarded: away(null),
  dropped: away(null),
  "first-discarded": away(null),
  taken: (event, before) =>
    (before.seats[event.seat as number]?.samurai === "daisuke" ? placed : away(null))(event, before, before, []),
  routed: away("stack"),
  caught: away("intruders"),
  supported: tokenGoes((event) => event.other),
  "token-moved": tokenGoes((event) => event.other),
  "token-home": tokenGoes((event) => event.owner),
  passed: ({ seat }) => [{ kind: "fade", on: `seat:${seat}`, sound: "paper" }],
  kiai: ({ seat }, before) => {
    const who = before.seats[seat as number];
    return who
      ? [
          {
            kind: "show",
            component: Kiai,
            props: { samurai: who.samurai, side: who.side, value: who.kiai_value },
            ms: 900,
            sound: "drum",
          },
        ]
      : [];
  },
  undefended: ({ seat, symbol }) => [
    { kind: "show", on: `slot:${seat}/${symbol}`, component: Flash, props: { symbol }, ms: 760, sound: "wood" },
  ],
  "intruder-revealed": (event) => [
    {
      kind: "show",
      on: "scene",
      component: Revealed,
      props: { raider: faceKnown(event.card as string) },
      ms: 1000,
      sound: "paper",
    },
  ],
};

interface Loss {
  count: number;
  causes: string[];
}

/** What a round has cost and brought, in one line: `Round 1: −1 family (Kikuchiyo had no doll), −1 barricade`. */
function summary(events: readonly Happened[], _before: never, after: never, names: readonly string[]): Told[] {
  const found: Record<string, Loss> = {};
  const add = (what: string, cause = ""): void => {
    found[what] ??= { count: 0, causes: [] };
    found[what].count += 1;
    if (cause && !found[what].causes.includes(cause)) found[what].causes.push(cause);
  };
  let cause = "";
  let round = (after as View).round - ((after as View).phase === "battle" ? 1 : 0);
  for (const event of events) {
    if (event.id === "round-ended") round = event.round as number;
    else if (event.id === "undefended")
      cause = t("web-ss-had-none", {
        seat: names[event.seat as number] ?? "",
        symbol: symbolName(event.symbol as string),
      });
    else if (event.id === "intruder-revealed") cause = t("samurai-spirit-text-flames");
    else if (event.id === "family-bonus") cause = "";
    else if (event.id === "farm-lost" || event.id === "farm-turned") add("farms", cause);
    else if (event.id === "family-lost") add("families", cause);
    else if (event.id === "barricade-lost") add("barricades", cause);
    else if (event.id === "barricade-built") add("built");
    else if (event.id === "healed") add("healed");
    else if (event.id === "wounded" || event.id === "became-animal") add("wounds", cause);
    else if (event.id === "round-began") break;
  }
  const list = new Intl.ListFormat(words.language, { type: "unit" });
  const told = Object.entries(found).map(([what, { count, causes }]) => {
    const said = t(`web-ss-cost-${what}`, { count });
    return causes.length ? t("web-ss-because", { said, causes: list.format(causes) }) : said;
  });
  const costs = Object.keys(found).some((what) => !["built", "healed"].includes(what));
  const text = t("web-ss-round-cost", { round, told: told.length ? list.format(told) : t("web-ss-cost-nothing") });
  return [{ text, tone: costs ? "#b8331f" : "#3f5e46" }];
}

export const director: Director = {
  reduce: retell,
  cues: (event, before, after, names) => DIRECTED[event.id]?.(event, before, after, names) ?? [],
  isLong: (event) => OF_THE_NIGHT.includes(event.id),
  summary,
  mark: (marks, event) => {
    if (["confronted", "defended"].includes(event.id)) marks.add(card(event));
    else if (event.id === "barricade-lost") marks.add(`stake:${event.left}`);
    else if (event.id === "farm-lost" || event.id === "farm-turned") marks.add(`farm:${burnt(event.left as number)}`);
    else if (event.id === "supported" || event.id === "passed") marks.add(`seat:${event.seat}`);
    else if (event.id === "round-began") marks.clear();
  },
};
