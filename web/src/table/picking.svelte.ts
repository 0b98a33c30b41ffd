/**
 * Choosing on a board. A legal action is a few things that lie on the table (a card, then a battlefield); pointing at
 * one after the other leaves fewer and fewer actions, and the last one is played. Things of one kind (two battlefields)
 * come in any order. The rules stay on the server: all that may be pointed at comes from its list.
 */
import type { Choice } from "../lib/wire";

/** `kind:which`, like `card:1/0/2`. */
export type Thing = string;

const kindOf = (thing: Thing): string => thing.slice(0, thing.indexOf(":"));

export class Picking {
  picked = $state<Thing[]>([]);
  private parts = $derived.by(() => this.choices().map((choice) => ({ choice, things: this.thingsOf(choice) })));
  private left = $derived(this.parts.filter(({ things }) => this.picked.every((one) => things.includes(one))));
  /** What may be pointed at now. */
  open = $derived(
    new Set(
      this.left.flatMap(({ things }) => {
        const missing = things.filter((one) => !this.picked.includes(one));
        return missing.filter((one) => kindOf(one) === kindOf(missing[0] as Thing));
      }),
    ),
  );

  constructor(
    private choices: () => readonly Choice[],
    private thingsOf: (choice: Choice) => Thing[],
    private play: (choice: Choice) => void,
  ) {}

  isOpen(thing: Thing): boolean {
    return this.open.has(thing);
  }

  isPicked(thing: Thing): boolean {
    return this.picked.includes(thing);
  }

  /** Whether pointing at it would do something: choose it, put it back, or begin anew with it. */
  wouldDo(thing: Thing): boolean {
    return this.isOpen(thing) || this.isPicked(thing) || this.parts.some(({ things }) => things[0] === thing);
  }

  point(thing: Thing): boolean {
    if (this.isPicked(thing)) this.picked = this.picked.filter((one) => one !== thing);
    else if (this.isOpen(thing)) this.picked = [...this.picked, thing];
    else if (this.parts.some(({ things }) => things[0] === thing)) this.picked = [thing];
    else return false;
    const whole = this.left.find(({ things }) => things.length === this.picked.length);
    if (whole) {
      this.picked = [];
      this.play(whole.choice);
    }
    return true;
  }

  clear(): void {
    this.picked = [];
  }
}
