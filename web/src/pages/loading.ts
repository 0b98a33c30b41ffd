/** The code of a page, by the first part of its address; null for the first page, which is there already. */
import { gamePage } from "../games/parts";

export function loading(kind: string | undefined) {
  switch (kind) {
    case undefined:
      return null;
    case "t":
      return import("./TablePage.svelte");
    case "new":
      return import("./NewTable.svelte");
    case "rules":
      return import("./RulesPage.svelte");
    case "learn":
      return import("./LearnPage.svelte");
    case "replay":
      return import("./ReplayPage.svelte");
    case "me":
      return import("./MePage.svelte");
    case "unsubscribe":
      return import("./UnsubscribePage.svelte");
    case "art":
      return import("./ArtPage.svelte");
    case "gallery":
      return import("./GalleryPage.svelte");
    case "ladder":
      return import("./LadderPage.svelte");
    default:
      return (gamePage(kind) ?? (() => import("./Lost.svelte")))();
  }
}
