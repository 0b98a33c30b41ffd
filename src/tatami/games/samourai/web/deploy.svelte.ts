/** Setting up at one press: everybody where he is of use, or as last time. The server's list says what is allowed. */
import { recall, remember } from "$shell/lib/keep";
import type { Choice } from "$shell/lib/wire";
import { centre, type Point } from "./hexes";
import type { Desk } from "./pointing.svelte";
import type { View } from "./view";

const HEX = /[A-Z]{1,2}\d{1,2}/g;
const middle = (spots: readonly Point[]): Point => ({
  x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length,
  y: spots.reduce((sum, one) => sum + one.y, 0) / spots.length,
});
const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const hexesOf = (choice: Choice): Point[] => (choice.notation.match(HEX) ?? []).map(centre);

/** Where the battle will be: around its goal, else where the enemy stands, else in the middle of the map. */
function heart(view: View): Point {
  const goal = (view.goals ?? []).flatMap((aim) => (aim.kind === "left" ? [] : aim.hexes));
  const foes = view.men.filter((man) => man.side !== view.seat).flatMap((man) => man.hexes ?? []);
  const spots = goal.length ? goal : foes;
  if (spots.length) return middle(spots.map(centre));
  return centre(`${String.fromCharCode(64 + Math.ceil(view.ground.columns / 2))}${Math.ceil(view.ground.rows / 2)}`);
}

/** Figures towards the heart of the battle, but not on one heap; lanterns and barricades far from each other. */
function best(view: View, legal: readonly Choice[]): Choice | undefined {
  const choices = legal.filter((one) => one.verb !== "done");
  const at = heart(view);
  const mine = view.men.filter((man) => man.side === view.seat && man.hexes?.length).flatMap((man) => man.hexes ?? []);
  const works = [...view.lanterns.map((one) => one.hex), ...view.barricades.flatMap((one) => one.hexes)];
  const isFigure = view.placing?.piece === "figure";
  const others = (isFigure ? mine : works).map(centre);
  const score = (choice: Choice): number => {
    const spots = hexesOf(choice);
    if (!spots.length) return Number.NEGATIVE_INFINITY;
    const here = middle(spots);
    const room = Math.min(...others.map((one) => far(one, here)), 400);
    const [head, tail] = spots;
    const faces = isFigure && head && tail ? far(tail, at) - far(head, at) : 0;
    return isFigure ? Math.min(room, 110) * 1.5 + faces - far(here, at) : Math.min(room, 260) - far(here, at) * 0.4;
  };
  return choices.reduce<Choice | undefined>(
    (chosen, one) => (!chosen || score(one) > score(chosen) ? one : chosen),
    undefined,
  );
}

/** A deployment that a player has named, in notation. */
export interface Saved {
  name: string;
  placed: string[];
}

/** Of the same scenario and side. */
const key = (view: View): string => `${view.scenario}${view.title ? `:${view.title}` : ""}:${view.seat}`;

/** Everything that stands, as it was placed. What the other side placed is never asked of me: it does no harm. */
const standing = (view: View): string[] => [
  ...view.men.flatMap((man) =>
    man.side === view.seat && man.hexes?.length ? [`place:${man.id}@${man.hexes.join("/")}`] : [],
  ),
  ...view.lanterns.map((lamp) => `lantern@${lamp.hex}`),
  ...view.barricades.map((works) => `barricade@${works.hexes.join("/")}>${works.front}`),
];

export class Deployment {
  /** Where everybody is to stand; null: nobody is set up by himself. What is not in it stands where it is of use. */
  private wanted: readonly string[] | null = null;
  /** What stood at the last look: the next battle on this field can begin with it. */
  private stood: string[] = [];

  saved = $state.raw<readonly Saved[]>([]);
  isOn = $derived.by(() => this.desk().view.phase === "set-up" && this.desk().view.seat !== null);
  can = $derived.by(() => this.isOn && this.desk().legal.some((one) => one.verb !== "done"));
  canAgain = $derived.by(() => this.can && recall<string[]>(`deployment:${key(this.desk().view)}`, []).length > 0);
  /** Whether there is something to be kept. */
  canSave = $derived.by(() => this.isOn && standing(this.desk().view).length > 0);

  constructor(readonly desk: () => Desk) {
    this.saved = recall<Saved[]>(`deployments:${key(desk().view)}`, []);
  }

  deploy = (): void => this.setUp([]);
  again = (): void => this.setUp(recall<string[]>(`deployment:${key(this.desk().view)}`, []));
  load = (one: Saved): void => this.setUp(one.placed);

  /** Under a name; an older one of that name goes. */
  save = (name: string): void => {
    this.keep([{ name, placed: standing(this.desk().view) }, ...this.saved.filter((one) => one.name !== name)]);
  };

  remove = (name: string): void => this.keep(this.saved.filter((one) => one.name !== name));

  private keep(saved: readonly Saved[]): void {
    this.saved = saved;
    remember(`deployments:${key(this.desk().view)}`, saved);
  }

  private setUp(wanted: readonly string[]): void {
    this.wanted = wanted;
    this.next();
  }

  /** The next piece; when the set-up is over it is kept. */
  next(): void {
    const { view, legal, busy, playAll } = this.desk();
    if (this.isOn) this.stood = standing(view);
    else {
      if (this.stood.length) remember(`deployment:${key(view)}`, this.stood);
      this.stood = [];
      this.wanted = null;
    }
    if (!this.wanted || busy || !legal.length) return;
    const choice = legal.find((one) => this.wanted?.includes(one.notation)) ?? best(view, legal);
    if (choice) playAll([choice.notation]);
    else this.wanted = null;
  }
}
