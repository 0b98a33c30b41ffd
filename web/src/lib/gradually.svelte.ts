/** What is large comes in parts, each in a frame of its own: while a phone draws it, the page still answers. */
export function gradually(parts: number): { readonly here: number } {
  let here = $state(1);
  $effect(() => {
    if (here >= parts) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => (here += 1)) as unknown as number;
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get here() {
      return here;
    },
  };
}
