/** The judgement of a finished game; the server works on it, and is asked until it has done. */
import { post } from "../lib/api";
import { tell } from "../lib/trouble";
import type { AnalysisSeen, JudgedMove } from "../lib/wire";

const PAUSE = 600;

export class Analysis {
  moves = $state.raw<JudgedMove[]>([]);
  swings = $state.raw<number[]>([]);
  accuracy = $state.raw<(number | null)[]>([]);
  of = $state(0);
  state = $state<"new" | "working" | "done">("new");
  trouble = $state("");
  private timer = 0;
  private closed = false;

  constructor(readonly id: string) {}

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  async start(): Promise<void> {
    this.state = "working";
    this.trouble = "";
    this.moves = [];
    await this.ask();
  }

  /** What somebody has had judged already is shown at once; nothing is started. */
  async recall(): Promise<void> {
    try {
      const found = await post<AnalysisSeen>(`/tables/${this.id}/analysis`, { start: false });
      if (!this.closed && this.state === "new" && (found.done || found.of)) await this.hear(found);
    } catch {
      // Then it can still be asked for.
    }
  }

  private async ask(): Promise<void> {
    try {
      await this.hear(await post<AnalysisSeen>(`/tables/${this.id}/analysis`, { since: this.moves.length }));
    } catch (error) {
      this.trouble = tell(error);
      this.state = "new";
    }
  }

  private async hear(found: AnalysisSeen): Promise<void> {
    this.state = "working";
    this.moves = [...this.moves, ...found.moves];
    this.of = found.of;
    if (found.done) {
      this.swings = [...found.swings].sort((one, other) => one - other);
      this.accuracy = found.accuracy;
      this.state = "done";
    } else if (!this.closed) this.timer = setTimeout(() => this.ask(), PAUSE) as unknown as number;
  }

  /** The judgement of the action that led to a position, if it was a decision. */
  at(ply: number): JudgedMove | undefined {
    return this.moves.find((move) => move.ply === ply);
  }
}
