/** The events that the resolution tells one after the other. */
export const TOLD = [
  "coward",
  "port-counted",
  "turned-up",
  "shot",
  "cut-down",
  "destroyed",
  "doomed",
  "power-counted",
  "won",
  "drawn",
  "not-enough",
  "supplied",
  "ended",
];
