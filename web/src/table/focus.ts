/**
 * Focus after a move. The button that was pressed is often gone or disabled by then, and the browser falls back to the
 * page's body: people who play by keys or by ear would begin at the top of the page after every move.
 *
 * `data-answer` marks what answers the present decision, `data-answers` a list of such buttons, `data-rest` where to wait
 * while others move.
 */
import type { Attachment } from "svelte/attachments";

const ANSWER = "[data-answer]:not(:disabled):not([aria-disabled='true'])";
const LISTED = "[data-answers] [data-notation]:enabled";
const REST = "[data-rest]";

export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: HTMLElement | null = null;
  let fromList = false;
  let byKeys = false;
  /** Resting until it is my turn again. */
  let resting: Element | null = null;

  const isLost = (active: Element | null): boolean =>
    active === null || active === document.body || active.matches(":disabled");
  const visible = (element: HTMLElement): boolean => element.checkVisibility();
  const first = (selector: string): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>(selector)].find(visible);

  function keep(): void {
    if (!last || document.querySelector("dialog[open]")) return;
    const active = document.activeElement;
    const rests = resting !== null && active === resting;
    if (!rests && !isLost(active)) return;
    // Somebody who clicked beside the table wanted to leave it.
    if (!rests && last.isConnected && !last.matches(":disabled") && visible(last)) return;
    const answer = (fromList && first(LISTED)) || first(ANSWER) || first(LISTED);
    const next = answer ?? (rests ? undefined : first(REST));
    resting = answer ? null : (next ?? resting);
    next?.focus({ preventScroll: !byKeys });
  }

  const entered = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
    if (last !== resting) {
      resting = null;
      fromList = last.closest("[data-answers]") !== null;
    }
  };
  const pressed = (): void => {
    byKeys = true;
  };
  const touched = (): void => {
    byKeys = false;
  };
  // After the changes of one moment are all made; and once more when they are drawn: only then does the browser take the
  // focus from a button that was disabled.
  const watch = new MutationObserver(() => {
    keep();
    requestAnimationFrame(keep);
  });
  watch.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "aria-disabled", "open", "data-answer"],
  });
  root.addEventListener("focusin", entered);
  addEventListener("keydown", pressed, true);
  addEventListener("pointerdown", touched, true);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", entered);
    removeEventListener("keydown", pressed, true);
    removeEventListener("pointerdown", touched, true);
  };
};
