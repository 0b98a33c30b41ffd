import "./colours.css";
import type { Face } from "$shell/games/face";
import Board from "./Board.svelte";
import Resolution from "./Resolution.svelte";
import { TOLD } from "./told";

const TOLD_SLOWLY = ["turned-up", "power-counted"];

export const face: Face = {
  Board,
  Staged: Resolution,
  isStaged: (steps) => steps.some((step) => step.events.some((event) => TOLD_SLOWLY.includes(event.id as string))),
  isTold: (event) => TOLD.includes(event.id as string),
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
