/** A new table of Kenjin in pictures. */
import type { OpeningArt } from "$shell/games/opening";
import "./colours.css";

import OpeningCard from "./OpeningCard.svelte";
import SeatCrest from "./SeatCrest.svelte";

export const opening: OpeningArt = { art: () => import("./art.svg?raw"), Card: OpeningCard, Portrait: SeatCrest };
