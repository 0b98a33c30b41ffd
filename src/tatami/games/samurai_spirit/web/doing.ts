/** What one can do now, and what would come of it: the words on the buttons. */
import type { Choice } from "$shell/lib/wire";
import { t, toldChoice } from "$shell/lib/words.svelte";
import { called, listed, penaltyName, symbolName, tellRaider } from "./telling";
import { faceOf, missing, type Raider, type Samurai, type View } from "./view";

export interface Deed {
  /** What is played, in notation: one action, or village tokens put by and then the action. */
  plays: string[];
  title: string;
  effect: string;
  icon: string;
  tone: "" | "kiai" | "bad" | "refused";
  /** Whose robe colours the icon. */
  samurai?: string;
  /** On which seat it is aimed. */
  seat?: number;
}

const ICONS: Record<string, string> = {
  confront: "sword",
  fight: "sword",
  kiai: "sword",
  give: "give",
  take: "give",
  support: "give",
  token: "give",
  discard: "discard",
  under: "return-discard",
  pass: "pass",
  enough: "pass",
  "no-kiai": "pass",
  "no-heal": "pass",
  "no-token": "pass",
  ready: "shield",
  ignore: "shield",
  suffer: "wound",
  heal: "doll",
  wound: "wound",
};
/** After these penalties one would still do what one wanted before them. */
const FORESEEN = ["fire", "infiltrate", "no-defend", "no-support", "no-talent"];

const next = (raider: Raider): string =>
  raider.penalties.length ? t("web-ss-do-next", { penalties: listed(raider.penalties.map(penaltyName)) }) : "";
const said = (...parts: string[]): string => parts.filter(Boolean).join(" ");

/** What it would do to a samurai to confront this card. */
export function confronting(who: Samurai, drawn: Raider): "below" | "kiai" | "over" {
  const sum = who.total + drawn.value;
  return sum < who.kiai_value ? "below" : sum === who.kiai_value ? "kiai" : "over";
}

function confront(view: View, me: Samurai, drawn: Raider): string {
  const after = me.total + drawn.value;
  const what = confronting(me, drawn);
  const track = { before: me.total, after, kiai: me.kiai_value };
  if (what === "below") return said(t("web-ss-do-track", track), next(drawn));
  if (what === "over") return t("web-ss-do-over", { ...track, cost: view.village.barricades ? "barricade" : "farm" });
  const first = me.line[0] ?? drawn;
  const effect = t(`web-ss-kiai-${me.side}-${me.samurai}`);
  return said(
    t("web-ss-do-kiai", { ...track, effect, first: first.value, left: after - first.value }),
    me.line.length ? next(drawn) : "",
  );
}

/** Why a card cannot be placed on the left: the rule's reason in one sentence (SS-4.3, SS-5.7). */
export function noDefence(view: View, me: Samurai, drawn: Raider): string {
  if (!drawn.symbol) return t("web-ss-no-symbol");
  if (me.left[drawn.symbol]) return t("web-ss-held-already", { symbol: symbolName(drawn.symbol) });
  return view.restrictions.includes("no-defend") ? t("web-ss-no-defending") : "";
}

function given(to: Samurai, drawn: Raider): string {
  const after = to.total + drawn.value;
  const can =
    drawn.symbol && !to.left[drawn.symbol] ? t("web-ss-do-may-defend", { symbol: symbolName(drawn.symbol) }) : "";
  return said(can, t("web-ss-do-confronted", { before: to.total, after, what: confronting(to, drawn) }));
}

/** What the end of the round will cost for what is missing (SS-9.1 to SS-9.4). */
export function stillMissing(me: Samurai): string {
  const open = missing(me);
  if (!open.length) return t("web-ss-all-held");
  return t("web-ss-still-missing", {
    list: listed(open.map((symbol) => t(`web-ss-missing-${symbol}`))),
  });
}

function effectOf(choice: Choice, view: View, me: Samurai, figures: Record<string, unknown>): string {
  const drawn = view.in_hand[0];
  const aimed = choice.args.seat === undefined ? undefined : view.seats[Number(choice.args.seat)];
  switch (choice.verb) {
    case "confront":
      return drawn ? confront(view, me, drawn) : "";
    case "defend":
      return drawn?.symbol ? t("web-ss-do-defend", { symbol: symbolName(drawn.symbol), total: me.total }) : "";
    case "give":
      return drawn && aimed ? given(aimed, drawn) : "";
    case "fight": {
      const top = view.stack.places[0];
      const face = top ? faceOf(figures, top) : undefined;
      return said(
        t("web-ss-do-fight", { count: view.stack.count }),
        face ? t("web-ss-do-known", { card: tellRaider(face) }) : "",
      );
    }
    case "support":
      return t("web-ss-do-support", { talent: t(`web-ss-talent-${me.samurai}`), count: view.intruders.count + 1 });
    case "pass":
      return said(t("web-ss-do-pass"), stillMissing(me));
    case "kiai":
      return t(`web-ss-kiai-${me.side}-${me.samurai}`);
    case "take": {
      const last = aimed?.line.at(-1);
      return aimed && last
        ? t("web-ss-do-take", { card: tellRaider(last), before: aimed.total, after: aimed.total - last.value })
        : "";
    }
    case "under":
    case "discard":
    case "no-kiai":
      return t(`web-ss-do-${choice.verb}`);
    default:
      return "";
  }
}

function titleOf(choice: Choice, view: View, me: Samurai, names: readonly string[]): string {
  const drawn = view.in_hand[0];
  if (choice.verb === "confront" && drawn) return t("web-ss-title-confront", { what: confronting(me, drawn) });
  const aimed = choice.args.seat === undefined ? undefined : view.seats[Number(choice.args.seat)];
  if (aimed && ["give", "support"].includes(choice.verb))
    return t(`web-ss-title-${choice.verb}`, { samurai: called(aimed.samurai) });
  if (["fight", "pass", "defend", "under", "discard", "kiai"].includes(choice.verb))
    return t(`web-ss-title-${choice.verb}`);
  return toldChoice("samurai-spirit", choice, names);
}

function deed(
  choice: Choice,
  view: View,
  me: Samurai,
  names: readonly string[],
  figures: Record<string, unknown>,
): Deed {
  const drawn = view.in_hand[0];
  const seat = choice.args.seat === undefined ? undefined : Number(choice.args.seat);
  const what = choice.verb === "confront" && drawn ? confronting(me, drawn) : "";
  return {
    plays: [choice.notation],
    title: titleOf(choice, view, me, names),
    effect: effectOf(choice, view, me, figures),
    icon:
      choice.verb === "defend"
        ? (drawn?.symbol ?? "shield")
        : choice.verb === "drop"
          ? (choice.args.symbol as string)
          : choice.verb === "first"
            ? (choice.args.penalty as string)
            : (ICONS[choice.verb] ?? "shield"),
    tone: what === "kiai" || choice.verb === "kiai" ? "kiai" : what === "over" ? "bad" : "",
    ...(seat !== undefined && view.seats[seat] ? { samurai: view.seats[seat].samurai, seat } : {}),
  };
}

/** Village tokens are chips beside the actions (SS-10.3): whoever takes an action needs none of them first. */
function beforeTokens(view: View, me: Samurai, names: readonly string[], figures: Record<string, unknown>): Deed[] {
  const penalties = me.line.at(-1)?.penalties ?? [];
  const bound = me.total > me.kiai_value || penalties.includes("must-pass");
  if (!penalties.every((one) => FORESEEN.includes(one) || one === "must-pass")) return [];
  const make = (verb: string, args: Record<string, string> = {}): Deed => {
    const notation = [verb, ...Object.values(args)].join(":");
    const made = deed({ action: -1, notation, verb, args } as unknown as Choice, view, me, names, figures);
    return { ...made, plays: ["ready", notation] };
  };
  const others = view.seats.filter((one) => one.seat !== me.seat && !one.passed);
  const canSupport = !bound && me.token_at === me.seat && !penalties.includes("no-support");
  return [
    ...(bound ? [] : [make("fight")]),
    ...(canSupport ? others.map((one) => make("support", { seat: String(one.seat) })) : []),
    make("pass"),
  ];
}

export function deeds(
  legal: readonly Choice[],
  view: View,
  me: Samurai,
  names: readonly string[],
  figures: Record<string, unknown>,
): Deed[] {
  const rest = legal.filter((choice) => choice.verb !== "use" && choice.verb !== "order");
  if (legal.some((choice) => choice.verb === "ready")) {
    const ahead = beforeTokens(view, me, names, figures);
    if (ahead.length) return ahead;
    return rest.map((choice) => ({
      ...deed(choice, view, me, names, figures),
      title: t("web-ss-title-ready"),
      effect: t("web-ss-do-ready", {
        penalties: listed((me.line.at(-1)?.penalties ?? []).map(penaltyName)),
      }),
    }));
  }
  const found = rest.map((choice) => deed(choice, view, me, names, figures));
  const drawn = view.in_hand[0];
  if (view.decision === "place" && drawn && !legal.some((choice) => choice.verb === "defend") && found.length) {
    const effect = noDefence(view, me, drawn);
    if (effect)
      found.push({
        plays: ["defend"],
        title: t("web-ss-title-defend"),
        effect,
        icon: drawn.symbol ?? "shield",
        tone: "refused",
      });
  }
  return found;
}
