/**
 * Playing by pointing at the map. Which hexes and figures may be pointed at comes from the list of legal actions; where
 * a figure could go and what a shot or an attack would come to, from the server's outlook. No rule is known here.
 */
import type { Choice } from "$shell/lib/wire";
import { wayTo } from "./hexes";
import type { Destination, Horse, Man, Melee, Outlook, Reached, Ruler, Shot, View } from "./view";

/** What points: a finger shows first what it would do, and does it with the second tap. */
export type Hand = "mouse" | "finger" | "key";

export interface Desk {
  view: View;
  legal: readonly Choice[];
  busy: boolean;
  ask: ((about: string) => Promise<Record<string, unknown> | null>) | undefined;
  playAll: (notations: readonly string[]) => Promise<void>;
  why: (wish: string) => void;
}

const HEX = /[A-Z]{1,2}\d{1,2}/g;
/** Verbs that are answered by pointing at one hex after the other. */
const ON_HEXES = new Set([
  "to", "back", "swing", "tail", "place", "place-rider", "lantern", "barricade", "crew", "fall", "land", "drop",
  "drop-horse", "retreat", "retreat-horse",
]); // biome-ignore format: a list
/** Verbs that are answered by pointing at one figure. */
const ON_FIGURES = new Set(["victim", "advance", "answer", "with", "on"]);
/** Verbs that lead a figure on its way, hex by hex. */
const STEPS = new Set(["to", "back", "swing", "tail"]);
/** Verbs that stake a life or a name on one word: they are confirmed. */
export const GRAVE = new Set(["challenge", "answer", "refuse", "harakiri"]);
/** Verbs that begin something with a figure of mine; what no hex or figure stands for is a button in its panel. */
const WITH_FIGURES = new Set([
  "fire", "throw", "move", "attack", "mount", "dismount", "hitch", "unhitch", "clear", "dress", "haul", "challenge",
  "harakiri",
]); // biome-ignore format: a list

export function unitOf(choice: Choice, view: View): string | null {
  const named = choice.notation.match(/^(?:place|crew|fall|land|retreat):([a-z0-9-]+)[@>]/);
  if (named?.[1]) return named[1];
  if (choice.verb === "place" || choice.verb === "place-rider") return view.placing?.unit ?? null;
  return choice.args.unit ?? null;
}

/** The hexes that a choice names; of a horse that retreats the one that is new to it. */
function hexesOf(choice: Choice, view: View): string[] {
  const hexes: string[] = choice.notation.match(HEX) ?? [];
  if (choice.verb !== "retreat-horse") return hexes;
  const unit = unitOf(choice, view);
  const now = view.men.find((one) => one.id === unit)?.hexes ?? view.horses.find((one) => one.id === unit)?.hexes ?? [];
  return hexes.filter((hex) => !now.includes(hex));
}

/** Where a figure stands, visibly. */
export function standing(view: View, hex: string): Man | Horse | null {
  const man = view.men.find((one) => one.place === "on-map" && one.life !== "dead" && one.hexes?.includes(hex));
  if (man) return man;
  return (
    view.horses.find((one) => one.place === "on-map" && !one.dead && !one.rider && one.hexes.includes(hex)) ?? null
  );
}

export const isMan = (figure: Man | Horse | null): figure is Man => figure !== null && "type" in figure;

/** Where figures strike, in a duel or out of it; where they move. */
const MELEE = new Set(["combat", "duel-combat"]);
const STEPS_OF_A_PHASE = new Set(["fire", "move", "combat"]);
const MOVING = new Set(["move", "duel-move"]);

export class Pointing {
  selected = $state<string | null>(null);
  /** The shot that is being considered, as it is written: a ninja may also have a bow. */
  aimed = $state<string | null>(null);
  attackers = $state<string[]>([]);
  defenders = $state<string[]>([]);
  picked = $state<string[]>([]);
  /** A grave choice, until it is confirmed. */
  pending = $state.raw<Choice | null>(null);
  ending = $state(false);
  /** A hex that cannot be reached, said once for ears and eyes. */
  said = $state("");
  outlook = $state.raw<Outlook | null>(null);
  /** A destination that a finger has chosen and that waits for the second tap. */
  planned = $state<string | null>(null);
  /** What the destination that is looked at would come to. */
  destination = $state.raw<Destination | null>(null);
  /** Hexes where the enemy could strike, and how many could; null: not shown. */
  threat = $state.raw<Record<string, number> | null>(null);
  /** The line that is measured; null: no ruler lies on the map. */
  ruler = $state.raw<Ruler | null>(null);
  measuring = $state<string | null>(null);
  preview = $state.raw<Melee | null>(null);

  view = $derived.by(() => this.desk().view);
  /** What is asked of me, as long as nothing changes. */
  asked = $derived.by(
    () =>
      `${this.view.decision} ${this.view.seat} ${this.desk()
        .legal.map((choice) => choice.action)
        .join()}`,
  );
  legal = $derived.by(() => (this.desk().busy ? [] : this.desk().legal));
  mine = $derived.by(() => this.view.seat !== null && this.desk().legal.length > 0);
  /** My figures that could still act in this step. */
  able = $derived.by(() => {
    const found: string[] = [];
    for (const choice of this.desk().legal) {
      const unit =
        WITH_FIGURES.has(choice.verb) && choice.verb !== "harakiri" && choice.verb !== "challenge"
          ? choice.args.unit
          : null;
      if (unit && !found.includes(unit)) found.push(unit);
    }
    return found;
  });
  /** Those who could challenge or take their own life: it is offered, and nobody is passed over who does not. */
  solemn = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.desk().legal) {
      const { unit } = choice.args;
      if ((choice.verb === "challenge" || choice.verb === "harakiri") && unit)
        found.set(unit, [...(found.get(unit) ?? []), choice]);
    }
    return found;
  });
  /** Those who would be passed over if the step ended now. */
  left = $derived(["fire", "move", "combat"].includes(this.view.decision) ? this.able : []);
  /** Choices that the hexes pointed at so far leave open. */
  open = $derived.by(() =>
    this.legal
      .filter((choice) => ON_HEXES.has(choice.verb) && !this.friendInTheWay(choice))
      .map((choice) => ({ choice, hexes: hexesOf(choice, this.view) }))
      .filter(({ choice, hexes }) => follows(choice, hexes, this.picked)),
  );
  /** Steps onto a hex where a friend stands. To point at him takes him up, so these are buttons. */
  pastFriends = $derived.by(() =>
    this.legal.flatMap((choice) => {
      const friend = this.friendInTheWay(choice);
      return friend ? [{ choice, friend }] : [];
    }),
  );
  /** Hexes that may be pointed at now. */
  hexes = $derived(new Set(this.open.flatMap(({ choice, hexes }) => nextHexes(choice, hexes, this.picked))));
  /** Choices that no hex tells apart: they become buttons. */
  dilemma = $derived(
    this.picked.length
      ? this.open.filter(({ hexes }) => hexes.length === this.picked.length).map(({ choice }) => choice)
      : [],
  );
  figures = $derived(
    new Map(this.legal.filter((one) => ON_FIGURES.has(one.verb)).map((one) => [one.args.unit ?? "", one])),
  );
  shots = $derived(this.outlook && this.outlook.unit === this.selected ? this.outlook.shots : []);
  shot = $derived(this.shots.find((one) => one.action === this.aimed));
  /** Whether the enemy acts when this step has ended. */
  isLast = $derived(this.view.phase === "combat");
  isMelee = $derived(MELEE.has(this.view.decision));
  /** The cheapest way to end a move on each hex, by its number in the list of places. */
  reach = $derived.by(() => {
    const found = new Map<string, number>();
    const places = this.outlook && this.outlook.unit === this.selected ? this.outlook.reach : [];
    for (const [number, place] of places.entries()) {
      const hex = place.hexes[0] as string;
      if (place.stop && !found.has(hex)) found.set(hex, number);
    }
    return found;
  });
  /** What is done by a button: about the chosen figure, or about nobody. */
  buttons = $derived.by(() =>
    this.legal.filter((choice) => {
      const { verb, args } = choice;
      if (ON_HEXES.has(verb) || ON_FIGURES.has(verb) || verb === "done" || verb === "poem") return false;
      // The card has these, with their chances.
      if (verb === "fire" || verb === "throw" || verb === "move" || verb === "attack") return false;
      return !WITH_FIGURES.has(verb) || args.unit === this.selected || args.helper === this.selected;
    }),
  );
  /** To go hex by hex with the chosen figure: to take a horse on the way, to enter the map, to draw nearer in a duel. */
  setOut = $derived(this.legal.find((one) => one.notation === `move:${this.selected}`));

  private early: { hex: string; asked: string } | null = null;
  /** Steps in which there was nothing to do and that were passed for me: each once, so that what is undone stays so. */
  private passed = new Set<string>();
  private considered = "";

  constructor(private desk: () => Desk) {}

  private friendInTheWay(choice: Choice): Man | null {
    if (!STEPS.has(choice.verb)) return null;
    const { walk, seat } = this.view;
    const figure = standing(this.view, choice.args.hex ?? "");
    if (!isMan(figure) || figure.side !== seat || figure.id === walk?.unit || walk?.crew.includes(figure.id))
      return null;
    return figure;
  }

  /** Another decision: nothing is picked, and the figure in question is at hand. */
  settle(): void {
    this.picked = [];
    this.pending = null;
    this.ending = false;
    this.aimed = null;
    this.attackers = [];
    this.defenders = [];
    this.preview = null;
    this.planned = null;
    this.threat = null;
    this.ruler = null;
    this.measuring = null;
    const { walk, placing, decision, duel } = this.view;
    const falling = this.view.clash?.falling ?? null;
    const only = [...new Set(this.open.map(({ choice }) => unitOf(choice, this.view)))];
    if (walk) this.selected = walk.unit;
    else if (placing?.unit && this.mine) this.selected = placing.unit;
    else if (falling) this.selected = falling;
    else if (decision === "retreat" && only.length === 1 && only[0]) this.selected = only[0];
    else if (duel && (decision === "duel-move" || decision === "duel-combat")) this.selected = duel.acting;
    // Who has shot is let go, and with him the lines and chances of a shot that he no longer has.
    else if (decision === "fire" && this.selected && this.mine && !this.able.includes(this.selected))
      this.selected = null;
    if (this.selected && this.isMelee && this.able.includes(this.selected)) {
      this.attackers = [this.selected];
      // In a duel there is nobody else to strike: the chances are shown at once.
      if (duel) this.defenders = [duel.acting === duel.challenger ? duel.answerer : duel.challenger];
    }
  }

  async look(): Promise<void> {
    const { ask, view } = this.desk();
    const unit = this.selected;
    const man = view.men.find((one) => one.id === unit);
    this.outlook = null;
    if (!ask || !unit || !man || man.side !== view.seat || !this.mine) return;
    const found = (await ask(unit)) as unknown as Outlook | null;
    if (found && this.selected === unit) this.outlook = found;
  }

  async weigh(): Promise<void> {
    const { ask } = this.desk();
    const about = `${this.attackers.join("+")}>${this.defenders.join("+")}`;
    this.preview = null;
    if (!ask || !this.attackers.length || !this.defenders.length) return;
    const found = (await ask(about)) as unknown as Melee | null;
    if (found && about === `${this.attackers.join("+")}>${this.defenders.join("+")}`) this.preview = found;
  }

  /** Nothing can be done in this step but to end it: it is ended. Not at night: haste would tell of hidden figures. */
  passEmpty(): void {
    const { decision, turn, phase, active } = this.view;
    const [only, ...others] = this.desk().legal;
    const key = `${turn} ${phase} ${active}`;
    if (only?.verb !== "done" || others.length || this.desk().busy || this.passed.has(key)) return;
    if (!STEPS_OF_A_PHASE.has(decision) || this.view.night) return;
    this.passed.add(key);
    this.desk().playAll(["done"]);
  }

  /** What it would come to if the figure in hand went there; asked once for each place. */
  async consider(hex: string | null): Promise<void> {
    const number = hex === null ? undefined : this.reach.get(hex);
    const place = number === undefined ? undefined : this.outlook?.reach[number];
    const about = place && this.selected ? `${this.selected}@${place.hexes.join("/")}` : "";
    if (about === this.considered && (this.destination || !about)) return;
    this.considered = about;
    this.destination = null;
    const { ask } = this.desk();
    if (!about || !ask) return;
    const found = (await ask(about)) as unknown as Destination | null;
    if (about === this.considered) this.destination = found;
  }

  /** Shows or hides where the enemy could strike. */
  async showThreat(): Promise<void> {
    const { ask } = this.desk();
    if (this.threat || !ask) this.threat = null;
    else this.threat = ((await ask("threat")) as unknown as { threat: Record<string, number> } | null)?.threat ?? null;
  }

  /** Lays the ruler from a hex, or takes it away. */
  measure(from: string | null): void {
    this.measuring = this.measuring === null ? from : null;
    this.ruler = null;
  }

  async measureTo(hex: string | null): Promise<void> {
    const { ask } = this.desk();
    const from = this.measuring;
    if (!ask || !from || !hex || from === hex || this.ruler?.to === hex) return;
    const found = (await ask(`${from}..${hex}`)) as unknown as Ruler | null;
    if (this.measuring === from) this.ruler = found;
  }

  select(unit: string | null): void {
    this.planned = null;
    this.selected = unit;
    this.aimed = null;
    this.pending = null;
    this.picked = [];
    this.said = "";
    this.attackers = this.isMelee && unit && this.able.includes(unit) ? [unit] : [];
    this.defenders = [];
  }

  /** Back to where the decision began: in a duel or on a walk that is not empty-handed. */
  letGo(): void {
    this.select(null);
    this.settle();
  }

  /** What pointing at a hex means now. A key that points keeps a figure in hand: N has taken it up already, Esc lets it go. */
  point(hex: string, hand: Hand = "mouse"): void {
    this.said = "";
    this.ending = false;
    this.early = null;
    if (this.desk().busy) {
      // The news of my last move may be here before its answer is: nothing is lost that was meant for what is asked now.
      this.early = { hex, asked: this.asked };
      return;
    }
    const figure = standing(this.view, hex);
    const { decision, walk } = this.view;
    const place = this.reach.get(hex);
    const shot = this.shotAt(figure?.id ?? "") ?? this.shotAt(`lantern@${hex}`);
    if (!this.mine) this.select(figure?.id ?? null);
    else if (this.pick(hex)) return;
    else if (place !== undefined && !figure && hand === "finger" && this.planned !== hex) this.planned = hex;
    else if (place !== undefined && !figure) this.go(place);
    else if (figure && this.figures.has(figure.id)) this.propose(this.figures.get(figure.id) as Choice);
    else if (this.isMelee && figure) this.muster(figure.id);
    else if (decision === "fire" && shot) this.aim(shot.action);
    else if (figure && !(hand === "key" && figure.id === this.selected)) this.turnTo(figure.id);
    else if (figure) return;
    else if (walk && this.selected === walk.unit) this.refuse(hex);
    else if (MOVING.has(decision) && this.selected) this.said = hex;
    else this.select(null);
  }

  /** No longer busy: what was pointed at too early is pointed at now, if the same is still asked. */
  resume(): void {
    const { early } = this;
    this.early = null;
    if (early?.asked === this.asked) this.point(early.hex);
  }

  /** A step that cannot be made: one hex away the server says which rule forbids it, farther on it is too far. */
  private refuse(hex: string): void {
    const near = this.view.walk?.hexes.some((from) => wayTo(from, hex) >= 0);
    if (near) this.desk().why(`to:${hex}`);
    else this.said = hex;
  }

  private pick(hex: string): boolean {
    if (!this.hexes.has(hex)) {
      if (this.picked.length) this.picked = [];
      return false;
    }
    const picked = [...this.picked, hex];
    const left = this.open.filter(({ choice, hexes }) => follows(choice, hexes, picked));
    if (left.length === 1) this.play((left[0] as { choice: Choice }).choice);
    else this.picked = picked;
    return true;
  }

  private turnTo(unit: string): void {
    const stop = this.legal.find((one) => one.verb === "stop");
    const man = this.view.men.find((one) => one.id === unit);
    if (this.view.decision === "step" && stop && man?.side === this.view.seat && unit !== this.view.walk?.unit)
      this.desk()
        .playAll(["stop"])
        .then(() => this.select(unit));
    else this.select(unit === this.selected ? null : unit);
  }

  /** The steps that lead to a place. */
  way(number: number): Reached[] {
    const places = this.outlook?.reach ?? [];
    const found: Reached[] = [];
    for (let at = places[number]; at; at = at.from === undefined ? undefined : places[at.from]) found.unshift(at);
    return found;
  }

  /** The whole way, and to its end: unless there is something to be done where it leads. */
  private go(number: number): void {
    const way = this.way(number);
    const steps = way.flatMap((place) => place.step ?? []);
    const end = way.at(-1)?.hexes[0];
    this.planned = null;
    if (!this.view.lanterns.some((lamp) => lamp.hex === end)) steps.push("stop");
    this.desk().playAll(this.view.walk ? steps : [`move:${this.selected}`, ...steps]);
  }

  /** To the destination that is looked at. */
  goTo(hex: string): void {
    const place = this.reach.get(hex);
    if (place !== undefined) this.go(place);
  }

  aim(action: string): void {
    if (this.aimed === action && this.shot?.chances) this.shoot();
    else this.aimed = action;
  }

  shoot(): void {
    const { shot } = this;
    if (shot && this.legal.some((one) => one.notation === shot.action)) this.desk().playAll([shot.action]);
  }

  /** A group for an attack, gathered by tapping. */
  private muster(unit: string): void {
    const man = this.view.men.find((one) => one.id === unit);
    const toggle = (list: string[]): string[] =>
      list.includes(unit) ? list.filter((one) => one !== unit) : this.inOrder([...list, unit]);
    this.selected = unit;
    // Some can only join in: too weak to begin, or later in the roster. The server says whether the whole is legal.
    if (man?.side === this.view.seat) {
      if (this.attackers.length || this.able.includes(unit)) this.attackers = toggle(this.attackers);
    } else if (this.attackers.length) this.defenders = toggle(this.defenders);
  }

  /** Characters and horses in the order of the roster, as an attack is written. */
  private inOrder(units: string[]): string[] {
    const roster = [...this.view.men.map((one) => one.id), ...this.view.horses.map((one) => one.id)];
    return units.sort((a, b) => roster.indexOf(a) - roster.indexOf(b));
  }

  strike(): void {
    const [first, ...others] = this.attackers;
    this.desk().playAll([
      `attack:${first}`,
      ...others.map((unit) => `with:${unit}`),
      ...this.defenders.map((unit) => `on:${unit}`),
      "go",
    ]);
  }

  /** Plays a choice; a grave one only once it is confirmed. */
  propose(choice: Choice): void {
    if (!GRAVE.has(choice.verb)) {
      this.play(choice);
      return;
    }
    if (choice.args.unit) this.select(choice.args.unit);
    this.pending = choice;
  }

  play(choice: Choice): void {
    this.pending = null;
    this.picked = [];
    this.desk().playAll([choice.notation]);
  }

  /** Ends the step. The last one hands the table over: it asks once more while figures could still act. */
  end(): void {
    if (!this.legal.some((one) => one.verb === "done")) return;
    if (this.left.length && this.isLast && !this.ending) this.ending = true;
    else this.desk().playAll(["done"]);
  }

  /** The shot at a target: one that is possible rather than one that is not. */
  shotAt(target: string): Shot | undefined {
    const shots = this.shots.filter((one) => one.target === target);
    return shots.find((one) => one.chances) ?? shots[0];
  }
}

/** Whether the hexes pointed at begin a choice. The two hexes of a barricade come in either order. */
function follows(choice: Choice, hexes: string[], picked: readonly string[]): boolean {
  if (picked.every((hex, k) => hexes[k] === hex)) return true;
  if (choice.verb !== "barricade") return false;
  const [one, two, front] = hexes;
  return picked.every((hex, k) => [two, one, front][k] === hex);
}

function nextHexes(choice: Choice, hexes: string[], picked: readonly string[]): string[] {
  if (picked.every((hex, k) => hexes[k] === hex)) {
    const next = hexes[picked.length];
    if (choice.verb === "barricade" && !picked.length) return hexes.slice(0, 2);
    return next ? [next] : [];
  }
  const next = [hexes[1], hexes[0], hexes[2]][picked.length];
  return next ? [next] : [];
}
