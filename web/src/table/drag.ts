/**
 * Drag and drop beside click–click: `{@attach drags({ lift, drop })}` on a piece, `data-drop="thing"` on places. A copy of the
 * piece follows the pointer; the place below it carries `data-over`. Pressing without moving stays a click.
 */
import type { Attachment } from "svelte/attachments";
import { hidePopover } from "./popover.svelte";

const FAR = 7;

export interface Dragging {
  /** Picks the piece up; false: it may not be moved. */
  lift: () => boolean;
  /** Where it was let go; null: nowhere. */
  drop: (place: string | null) => void;
}

export function drags(what: () => Dragging | null): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    const placeAt = (event: PointerEvent): HTMLElement | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
    const mark = (place: HTMLElement | null): void => {
      if (over === place) return;
      over?.removeAttribute("data-over");
      place?.setAttribute("data-over", "");
      over = place;
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
        if (!what()?.lift()) {
          end();
          return;
        }
        hidePopover();
        const box = element.getBoundingClientRect();
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.removeAttribute("data-thing");
        ghost.setAttribute("aria-hidden", "true");
        ghost.setAttribute("inert", "");
        ghost.dataset.ghost = "";
        Object.assign(ghost.style, {
          position: "fixed",
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          right: "auto",
          bottom: "auto",
          margin: "0",
          transform: "none",
          translate: "none",
          zIndex: "60",
          pointerEvents: "none",
          transition: "none",
        });
        // Beside the piece, so that it looks the same; a container there may have moved the window's origin.
        element.parentElement?.append(ghost);
        const placed = ghost.getBoundingClientRect();
        ghost.style.left = `${2 * box.left - placed.left}px`;
        ghost.style.top = `${2 * box.top - placed.top}px`;
      }
      ghost.style.transform = `translate(${event.clientX - start.clientX}px, ${event.clientY - start.clientY}px)`;
      mark(placeAt(event));
      event.preventDefault();
    };
    const end = (): void => {
      start = null;
      ghost?.remove();
      ghost = null;
      mark(null);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
    const up = (event: PointerEvent): void => {
      const wasDragged = ghost !== null;
      const place = wasDragged ? (placeAt(event)?.dataset.drop ?? null) : null;
      end();
      if (!wasDragged) return;
      // The press ends as a click on what lies below, or on the piece itself: it was a drag.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      what()?.drop(place);
    };
    const cancel = (): void => {
      if (ghost) what()?.drop(null);
      end();
    };
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    const down = (event: PointerEvent): void => {
      if (event.button || !event.isPrimary) return;
      start = event;
      if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", down);
    const still = (event: Event): void => event.preventDefault();
    element.addEventListener("dragstart", still);
    return () => {
      end();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", still);
    };
  };
}
