/** How fast things move on the board; remembered in this browser. Who wants no motion in their system gets none here. */
import { recall, remember } from "../lib/keep";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long everything takes, compared with what the cues say. */
const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const settings = $state({ speed: recall<Speed>("speed", "normal"), calm: calm.matches });

calm.addEventListener("change", () => {
  settings.calm = calm.matches;
});

export function chooseSpeed(speed: Speed): void {
  settings.speed = speed;
  remember("speed", speed);
}

/** 0: nothing moves. */
export function pace(): number {
  return settings.calm ? 0 : (FACTORS[settings.speed] ?? 1);
}
