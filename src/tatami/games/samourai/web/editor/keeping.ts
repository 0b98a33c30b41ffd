/** The draft in this browser: kept after every change. A tab keeps its own, so that two tabs do not overwrite each other. */
import { recall } from "$shell/lib/keep";
import { blank, type Draft } from "../draft";
import { fill, isDraft } from "./clean";

const KEY = "scenario-draft";

export function recallDraft(): Draft {
  let own: unknown = null;
  try {
    own = JSON.parse(sessionStorage.getItem(`tatami:${KEY}`) ?? "null");
  } catch {
    own = null;
  }
  const found = own ?? recall<unknown>(KEY, null);
  return isDraft(found) ? fill(found) : blank();
}

/** Says whether it could be kept: a private window, or one that is full, keeps nothing. */
export function keepDraft(draft: Draft): boolean {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(`tatami:${KEY}`, text);
    localStorage.setItem(`tatami:${KEY}`, text);
    return true;
  } catch {
    return false;
  }
}
