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

const key = (view: View): string => `deployment:${view.scenario}:${view.seat}`;

export class Deployment {
  /** Set up by itself until everybody stands. */
  private how: "best" | "again" | null = null;
  /** What was set up so far, in notation: the next battle on this field can begin with it. */
  private placed: string[] = [];

  can = $derived.by(() => this.desk().view.phase === "set-up" && this.desk().legal.some((one) => one.verb !== "done"));
  canAgain = $derived.by(() => this.can && this.last.length > 0);

  constructor(private desk: () => Desk) {}

  private get last(): string[] {
    return recall<string[]>(key(this.desk().view), []);
  }

  play(notations: readonly string[]): Promise<void> {
    if (this.desk().view.phase === "set-up") this.placed.push(...notations.filter((one) => one !== "done"));
    return this.desk().playAll(notations);
  }

  setUp(how: "best" | "again"): void {
    this.how = how;
    this.next();
  }

  /** The next piece; when the set-up is over it is kept. */
  next(): void {
    const { view, legal, busy } = this.desk();
    if (view.phase !== "set-up") {
      if (this.placed.length) remember(key(view), this.placed);
      this.placed = [];
      this.how = null;
    }
    if (!this.how || busy || !legal.length) return;
    const then = this.how === "again" ? legal.find((one) => this.last.includes(one.notation)) : undefined;
    const choice = then ?? best(view, legal);
    if (choice) this.play([choice.notation]);
    else this.how = null;
  }
}
