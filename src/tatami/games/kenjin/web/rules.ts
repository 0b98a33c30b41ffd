/** Where the rules speak of things that lie on the table. */
export const RULE_OF_TILE: Record<string, string> = {
  pass: "KJ-6.1",
  sanctuary: "KJ-6.2",
  port: "KJ-6.3",
  "rice-field": "KJ-6.4",
  village: "KJ-6.5",
  palace: "KJ-6.6",
  temple: "KJ-6.7",
  fortress: "KJ-6.8",
  camp: "KJ-6.9",
  torii: "KJ-6.10",
};

export const RULE_OF_UNIT: Record<string, string> = {
  scout: "KJ-4.1",
  shugenja: "KJ-4.2",
  general: "KJ-4.3",
  assassin: "KJ-4.4",
  ashigaru: "KJ-4.5",
  lord: "KJ-4.6",
  peasant: "KJ-4.7",
  brute: "KJ-4.8",
  archer: "KJ-4.9",
  samurai: "KJ-4.10",
};
