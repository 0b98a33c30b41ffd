/** A new table of Samouraï in pictures. */
import type { OpeningArt } from "$shell/games/opening";
import MapThumb from "./MapThumb.svelte";
import OpeningGoals from "./OpeningGoals.svelte";
import SidePortrait from "./SidePortrait.svelte";

export const opening: OpeningArt = {
  art: () => import("./art.svg?raw"),
  Card: MapThumb,
  Portrait: SidePortrait,
  Detail: OpeningGoals,
};
