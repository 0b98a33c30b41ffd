/** A new table of Samurai Spirit in pictures. */
import type { OpeningArt } from "$shell/games/opening";
import { t } from "$shell/lib/words.svelte";
import "./colours.css";
import OpeningCard from "./OpeningCard.svelte";
import OpeningFacts from "./OpeningFacts.svelte";
import Portrait from "./Portrait.svelte";

export const opening: OpeningArt = {
  art: () => import("./art.svg?raw"),
  Card: OpeningCard,
  Facts: OpeningFacts,
  Portrait,
  says: (value) => t(`web-ss-talent-${value}`),
};
