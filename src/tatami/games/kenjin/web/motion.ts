/** How cards move: they fly to their place from the hand or from across the table, and turn over where they lie. */
import type { Attachment } from "svelte/attachments";

const FLIGHT = { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" };
const TURN = { duration: 220, easing: "ease-in-out" };
/** Cards that were there when the table was drawn did not fly in just now. */
const SETTLED = 600;

let drawn = Number.POSITIVE_INFINITY;
/** Where the card that was picked last lay in the hand. */
let from: DOMRect | null = null;

/** A board has just been drawn: what lies on it now lay there before. */
export function boardDrawn(): void {
  drawn = performance.now();
}

export function pickedUp(card: Element): void {
  from = card.getBoundingClientRect();
}

function mayMove(): boolean {
  return performance.now() - drawn > SETTLED && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A new card in a row comes from my hand, or from beyond the upper edge. Its way tells nothing about what it is. */
export function arrive(mine: boolean): Attachment<HTMLElement> {
  return (card) => {
    if (!mayMove()) return;
    const to = card.getBoundingClientRect();
    const start =
      mine && from ? from : new DOMRect(innerWidth / 2, mine ? innerHeight : -to.height, to.width, to.height);
    const x = start.x - to.x;
    const y = start.y - to.y;
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${start.width / to.width})`, transformOrigin: "0 0", zIndex: 9 },
        { transform: "none", transformOrigin: "0 0", zIndex: 9 },
      ],
      FLIGHT,
    );
  };
}

const faces = new WeakMap<Element, string>();

/** A card whose face has changed while it lay there turns over; its place stays while its face changes. */
export function turn(face: string): Attachment<HTMLElement> {
  return (element) => {
    const place = element.parentElement as HTMLElement;
    const before = faces.get(place);
    faces.set(place, face);
    if (before === undefined || before === face || !mayMove()) return;
    element.animate([{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }], TURN);
  };
}
