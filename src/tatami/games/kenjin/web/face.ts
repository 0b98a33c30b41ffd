import "./colours.css";
import type { Face } from "$shell/games/face";
import { t } from "$shell/lib/words.svelte";
import Board from "./Board.svelte";
import { director } from "./director";
import Ending from "./Ending.svelte";
import { picture, tell } from "./lines";

/** Where a battlefield's own story begins in the log. */
const FOUGHT = [
  "port-counted",
  "turned-up",
  "shot",
  "cut-down",
  "destroyed",
  "power-counted",
  "won",
  "drawn",
  "not-enough",
];

export const face: Face = {
  Board,
  director,
  Ending,
  placesPrompt: true,
  countsTurns: true,
  tell,
  picture,
  chapter: (event) =>
    FOUGHT.includes(event.id) ? t("web-kenjin-battle", { number: Number(event.number) }) : undefined,
  keys: [["1–8", "web-kenjin-keys-field"]],
  asks: () => true,
  ruleOf: {
    engaged: "KJ-3.2",
    revealed: "KJ-4.1",
    looked: "KJ-4.2",
    moved: "KJ-4.3",
    assassinated: "KJ-4.4",
    coward: "KJ-3.8",
    "port-counted": "KJ-6.3",
    shot: "KJ-4.9",
    "cut-down": "KJ-4.10",
    doomed: "KJ-6.2",
    destroyed: "KJ-6.2",
    "power-counted": "KJ-5.2",
    won: "KJ-5.3",
    drawn: "KJ-5.3",
    "not-enough": "KJ-5.4",
    supplied: "KJ-6.9",
    ended: "KJ-7.1",
  },
};
