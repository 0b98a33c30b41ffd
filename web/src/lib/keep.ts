/** What this browser remembers, where it may: a private window may forbid it. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`tatami:${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tatami:${key}`, JSON.stringify(value));
  } catch {
    // Nothing is lost but the habit.
  }
}
