/** Does something when the browser has nothing else to do, soon in any case. Gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 50); // Safari
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(work, { timeout: 300 });
  return () => cancelIdleCallback(wish);
}
