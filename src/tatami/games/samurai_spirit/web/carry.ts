/** A card that can be dragged: it follows the pointer and is dropped on what carries `data-drop`. */
import type { Attachment } from "svelte/attachments";

/** A shorter way is a click. */
const FAR = 6;

export function carry(can: boolean, drop: (place: string) => void): Attachment<HTMLElement> {
  return (card) => {
    if (!can) return;
    let from: { x: number; y: number } | null = null;
    let moving = false;
    let over: HTMLElement | null = null;

    const placeAt = (event: PointerEvent): HTMLElement | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
    function lit(place: HTMLElement | null): void {
      if (place === over) return;
      over?.classList.remove("over");
      place?.classList.add("over");
      over = place;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      card.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) < FAR) return;
      moving = true;
      card.classList.add("carried");
      card.style.translate = `${x}px ${y}px`;
      lit(placeAt(event));
    }
    function up(event: PointerEvent): void {
      const place = moving ? placeAt(event)?.dataset.drop : undefined;
      end();
      if (place) drop(place);
    }
    function end(): void {
      from = null;
      moving = false;
      lit(null);
      card.classList.remove("carried");
      card.style.translate = "";
    }
    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", end);
    return () => {
      end();
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", end);
    };
  };
}
