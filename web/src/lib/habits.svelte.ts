/** How this player likes to play; remembered in this browser. */
import { recall, remember } from "./keep";

export const habits = $state({ confirm: recall("confirm", false), inks: recall("inks", false) });

export function confirmOrNot(): void {
  habits.confirm = !habits.confirm;
  remember("confirm", habits.confirm);
}

/** Colours that everybody tells apart. */
export function chooseInks(): void {
  habits.inks = !habits.inks;
  remember("inks", habits.inks);
}
