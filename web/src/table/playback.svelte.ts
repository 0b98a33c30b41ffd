/** Happenings told one after the other: by themselves, unless somebody wants no motion or takes over. */
export class Playback {
  at = $state(0);
  isPlaying = $state(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  isLast = $derived.by(() => this.at + 1 >= this.count());

  /** `pace`: milliseconds for each. Made while a component is set up, which also ends it. */
  constructor(
    private count: () => number,
    pace: number,
    private done: () => void,
  ) {
    $effect(() => {
      if (!this.isPlaying || this.isLast) return;
      this.at;
      const timer = setTimeout(() => (this.at += 1), pace);
      return () => clearTimeout(timer);
    });
  }

  toggle = (): void => {
    this.isPlaying = !this.isPlaying;
  };

  forward = (): void => {
    this.isPlaying = false;
    if (this.isLast) this.done();
    else this.at += 1;
  };

  /** Somebody leads on: to a happening of their choice. */
  jump(to: number): void {
    this.isPlaying = false;
    this.at = Math.max(0, to);
  }

  key = (event: KeyboardEvent): void => {
    if (event.key === "ArrowRight") this.forward();
    else if (event.key === "ArrowLeft") this.jump(this.at - 1);
  };
}
