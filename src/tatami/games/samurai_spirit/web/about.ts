/** Every piece explains itself: name, what it does, its rule. */
import { t } from "$shell/lib/words.svelte";
import type { Explained } from "$shell/table/popover.svelte";
import Figure from "./Figure.svelte";
import { kiaiOf } from "./faces.svelte";
import { OF_KIAI, OF_PENALTY } from "./rules";
import { called, penaltyName, pileName, symbolName, tellRaider } from "./telling";
import { faceOf, type View } from "./view";

interface Part {
  title: string;
  text: string;
  rule: string;
}
interface Note {
  title: string;
  art: string;
  parts: Part[];
}

const TALENTS: Record<string, string> = {
  heihachi: "SS-6.1",
  daisuke: "SS-6.2",
  gorobei: "SS-6.4",
  kanbei: "SS-6.5",
  kikuchiyo: "SS-6.6",
  kyuzo: "SS-6.7",
  katsushiro: "SS-6.8",
};
const SYMBOL_RULES: Record<string, string> = { hat: "SS-9.1", farm: "SS-9.2", doll: "SS-9.4" };

const talentOf = (samurai: string): Part => ({
  title: t("web-ss-talent"),
  text: t(`web-ss-talent-${samurai}`),
  rule: TALENTS[samurai] ?? "SS-6.9",
});
const cryOf = (samurai: string, side: "human" | "animal"): Part => ({
  title: `${side === "animal" ? t(`web-ss-animal-${samurai}`) : t("samurai-spirit-side-human")}, ${t("web-ss-kiai-at", { value: kiaiOf(samurai, side) ?? 0 })}`,
  text: t(`web-ss-kiai-${side}-${samurai}`),
  rule: OF_KIAI[samurai] ?? "SS-7.1",
});

function cardNote(id: string, figures: Record<string, unknown>): Note | null {
  const raider = faceOf(figures, id);
  if (!raider) return null;
  const kind = raider.value <= 4 ? "plunderer" : raider.value === 5 ? "lieutenant" : "boss";
  return {
    title: t("web-ss-about-part", { title: t(`web-ss-kind-${kind}`), text: tellRaider(raider) }),
    art: `raider-${raider.value}`,
    parts: [
      {
        title: t("web-ss-value", { value: raider.value }),
        text: t("web-ss-about-value", { value: raider.value }),
        rule: "SS-4.2",
      },
      ...(raider.symbol
        ? [
            {
              title: symbolName(raider.symbol),
              text: t("web-ss-about-symbol", { cost: t(`web-ss-missing-${raider.symbol}`) }),
              rule: SYMBOL_RULES[raider.symbol] as string,
            },
          ]
        : []),
      ...raider.penalties.map((penalty) => ({
        title: penaltyName(penalty),
        text: t(`web-ss-about-${penalty}`),
        rule: OF_PENALTY[penalty] ?? "SS-5.1",
      })),
      ...(raider.flames
        ? [{ title: t("samurai-spirit-text-flames"), text: t("web-ss-about-flames"), rule: "SS-9.5" }]
        : []),
    ],
  };
}

function noteOf(about: string, view: View, figures: Record<string, unknown>): Note | null {
  const [kind = "", what = ""] = about.split(":");
  if (kind === "card") return cardNote(what, figures);
  const seat = view.seats[Number(what)];
  if (["samurai", "talent", "kiai", "wounds"].includes(kind) && seat) {
    const { samurai } = seat;
    const wounds: Part = { title: t("web-ss-wounds-title"), text: t("web-ss-about-wounds"), rule: "SS-8.1" };
    const parts = {
      samurai: [talentOf(samurai), cryOf(samurai, "human"), cryOf(samurai, "animal"), wounds],
      talent: [talentOf(samurai)],
      kiai: [cryOf(samurai, "human"), cryOf(samurai, "animal")],
      wounds: [wounds],
    };
    return {
      title: called(samurai),
      art: `${seat.side === "animal" ? "a" : "h"}-${samurai}`,
      parts: parts[kind as keyof typeof parts],
    };
  }
  if (kind === "token")
    return {
      title: t("web-ss-token-of", { samurai: called(what) }),
      art: `tok-${what}`,
      parts: [talentOf(what), { title: t("web-ss-support"), text: t("web-ss-about-token"), rule: "SS-11.2" }],
    };
  if (kind === "symbol")
    return {
      title: symbolName(what),
      art: `i-${what}`,
      parts: [
        {
          title: t("web-ss-defence"),
          text: t("web-ss-about-symbol", { cost: t(`web-ss-missing-${what}`) }),
          rule: SYMBOL_RULES[what] ?? "SS-4.3",
        },
      ],
    };
  if (kind === "pile")
    return {
      title: pileName(what),
      art: "card-back",
      parts: [
        {
          title: "",
          text: t(`web-ss-about-${what}`),
          rule: { stack: "SS-3.3", intruders: "SS-9.5", discard: "SS-13.1" }[what] ?? "SS-1.5",
        },
      ],
    };
  if (kind === "forecast")
    return {
      title: t("web-ss-about-forecast-title"),
      art: "i-sword",
      parts: [{ title: "", text: t("web-ss-about-forecast"), rule: "SS-13.2" }],
    };
  if (kind === "village")
    return {
      title: t("web-ss-village"),
      art: "farm-intact",
      parts: [{ title: "", text: t("web-ss-about-village"), rule: "SS-3.7" }],
    };
  return null;
}

/** What a piece says of itself: `card:P2-05`, `samurai:3`, `token:kyuzo`, `symbol:hat`, `pile:stack`. */
export function explained(about: string, view: View, figures: Record<string, unknown>): Explained | null {
  const note = noteOf(about, view, figures);
  if (!note) return null;
  return {
    name: note.title,
    lines: note.parts.map(({ title, text }) => (title ? t("web-ss-about-part", { title, text }) : text)),
    rule: note.parts[0]?.rule,
    picture: Figure,
    props: { art: note.art },
  };
}

export type Explain = (about: string) => Explained | null;
/** The key of the context in which pieces find what explains them. */
export const EXPLAIN = "ss-explain";
