/** A lesson in progress. The server keeps nothing: all right moves so far are sent with the next. */
import { post } from "../lib/api";
import { recall, remember } from "../lib/keep";
import { tell } from "../lib/trouble";
import type { LessonSeen, Outlook } from "../lib/wire";

export class Lesson {
  seen = $state.raw<LessonSeen | null>(null);
  trouble = $state("");
  busy = $state(false);
  /** How often a move was wrong since the last right one. */
  misses = $state(0);
  /** How often the learner clicked where nothing can be done, since the last move. */
  idle = $state(0);

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.send([]);
  }

  get over(): boolean {
    return this.seen !== null && this.seen.done === this.seen.tasks;
  }

  try(wish: number | string): Promise<void> {
    return this.send([...(this.seen?.moves ?? []), wish], true);
  }

  /** The same position again, in another language. */
  again(): Promise<void> {
    return this.send(this.seen?.moves ?? []);
  }

  /** What would come of something here, where the game can tell. */
  async ask(about: string): Promise<Record<string, unknown> | null> {
    try {
      const asked = { moves: this.seen?.moves ?? [], about };
      return (await post<Outlook>(`/games/${this.game}/lessons/${this.name}/outlook`, asked)).outlook;
    } catch {
      return null;
    }
  }

  restart(): Promise<void> {
    this.misses = 0;
    return this.send([]);
  }

  /** A click where nothing can be done is answered too, and counts as a miss: the move can then be shown. */
  clickedNothing(): void {
    if (this.over || this.busy) return;
    this.idle += 1;
    this.misses += 1;
  }

  private async send(moves: (number | string)[], tried = false): Promise<void> {
    this.busy = true;
    this.idle = 0;
    try {
      const answer = await post<LessonSeen>(`/games/${this.game}/lessons/${this.name}`, { moves });
      const right = tried && answer.right === true;
      if (tried) this.misses = right ? 0 : this.misses + 1;
      this.seen = answer;
      this.trouble = "";
      if (answer.done === answer.tasks) markLearnt(this.game, this.name);
    } catch (error) {
      this.trouble = tell(error);
    } finally {
      this.busy = false;
    }
  }
}

/** The lessons of a game that this browser has completed. */
export const learnt = (game: string): string[] => recall<string[]>(`learnt:${game}`, []);

function markLearnt(game: string, name: string): void {
  remember(`learnt:${game}`, [...new Set([...learnt(game), name])]);
}
