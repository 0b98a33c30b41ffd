/** A new table of Kenjin in pictures. */
import type { OpeningArt } from "$shell/games/opening";
import "./colours.css";
import Crest from "./Crest.svelte";
import OpeningCard from "./OpeningCard.svelte";

export const opening: OpeningArt = { art: () => import("./art.svg?raw"), Card: OpeningCard, Portrait: Crest };
