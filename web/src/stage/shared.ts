/**
 * What comes next, made of the parts of what was before wherever they are equal.
 *
 * Views arrive as new objects, and after an event nearly all of one is as it was. What stays the same object is not drawn anew.
 */
export function shared<T>(before: unknown, next: T): T {
  if (before === next || typeof before !== "object" || typeof next !== "object" || !before || !next) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const was = before as Record<string, unknown>;
  const made = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
  let isSame = Object.keys(was).length === Object.keys(next).length;
  for (const [key, value] of Object.entries(next)) {
    made[key] = shared(was[key], value);
    isSame &&= made[key] === was[key] && key in was;
  }
  return (isSame ? before : made) as T;
}
