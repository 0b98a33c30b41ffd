/** The clans in the order of the seats, and the pattern on the backs of their cards: told apart without colours. */
export const CLANS = ["kamiwashi", "jozu", "yasei", "hondo"] as const;
const PATTERNS = ["yagasuri", "seigaiha", "asanoha", "uroko"];

export const crestOf = (seat: number): string => `#kj-mon-${CLANS[seat] ?? CLANS[0]}`;
export const patternOf = (seat: number): string => `url(#kj-pt-${PATTERNS[seat] ?? PATTERNS[0]})`;
