/** Where we are: the path of the address, without a library. */
export const place = $state({ path: location.pathname, query: location.search });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
}

addEventListener("popstate", look);

export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
  // A reader of the screen begins at the heading of the new page.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true }));
}

/** Links to our own pages are followed here; everything else, and a wish for a new window, is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.dataset.plain) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
