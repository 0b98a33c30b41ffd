/** What was done to a draft, step by step, to be taken back and done again. A step is whatever changed between two records. */
import type { Draft } from "../draft";

const MOST = 200;

export class DraftHistory {
  past = $state.raw<string[]>([]);
  future = $state.raw<string[]>([]);
  private now: string;

  constructor(draft: Draft) {
    this.now = JSON.stringify(draft);
  }

  /** Makes a step of all that changed since the last one. */
  record(draft: Draft): void {
    const text = JSON.stringify(draft);
    if (text === this.now) return;
    this.past = [...this.past, this.now].slice(-MOST);
    this.future = [];
    this.now = text;
  }

  undo(): Draft | null {
    const before = this.past.at(-1);
    if (before === undefined) return null;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.now];
    this.now = before;
    return JSON.parse(before);
  }

  redo(): Draft | null {
    const after = this.future.at(-1);
    if (after === undefined) return null;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.now];
    this.now = after;
    return JSON.parse(after);
  }
}
