/**
 * Every piece explains itself: `{@attach explains(() => ({ name, lines, rule, picture, props }))}` shows a popover on hover, on
 * focus by keys and on a long press. It hides nothing that must be clicked, and it goes with the pointer.
 */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Explained {
  name: string;
  /** What it does, in a line or two. */
  lines: readonly string[];
  /** Why it cannot be chosen now, in one sentence. */
  refused?: string | undefined;
  /** The number of its rule. */
  rule?: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the game pairs its component with its own props
  picture?: Component<any>;
  props?: Record<string, unknown>;
}

const HOVER = 450;
const PRESS = 450;

export const popover = $state<{ shown: Explained | null; at: DOMRect | null; byPress: boolean }>({
  shown: null,
  at: null,
  byPress: false,
});

let timer = 0;
let owner: Element | null = null;
/** The piece under the mouse that will be explained, or was: it is not explained again before the mouse has left it. */
let pointed: Element | null = null;
/** The movement that was dealt with last: of pieces within each other the innermost is explained. */
let handled: Event | null = null;

export function hidePopover(): void {
  clearTimeout(timer);
  owner = null;
  popover.shown = null;
  popover.byPress = false;
}

export function explains(what: () => Explained | null): Attachment<HTMLElement> {
  return (element) => {
    const show = (byPress: boolean): void => {
      const found = element.isConnected ? what() : null;
      if (!found) return;
      owner = element;
      popover.shown = found;
      popover.at = element.getBoundingClientRect();
      popover.byPress = byPress;
    };
    const later = (wait: number, byPress: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(byPress), wait) as unknown as number;
    };
    // A page that is drawn under a resting mouse sends `pointerenter`, but only a hand on the mouse sends `pointermove`.
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons || handled === event) return;
      handled = event;
      if (pointed === element) return;
      pointed = element;
      later(HOVER, false);
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      if (pointed === element) pointed = null;
      clearTimeout(timer);
      if (owner === element) hidePopover();
    };
    const press = (event: PointerEvent): void => {
      hidePopover();
      if (event.pointerType === "mouse") pointed = element;
      else later(PRESS, true);
    };
    const release = (): void => clearTimeout(timer);
    const focus = (): void =>
      queueMicrotask(() => {
        if (element.matches(":focus-visible")) show(false);
      });
    // An element may lose the focus, or go, while the page is being drawn: nothing may change then.
    const gone = (): void =>
      queueMicrotask(() => {
        if (owner === element) hidePopover();
      });
    // A long press asks what this is; it chooses nothing.
    const click = (event: MouseEvent): void => {
      if (!popover.byPress || owner !== element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (owner === element && popover.byPress) event.preventDefault();
    };
    const heard: [string, (event: never) => void, boolean][] = [
      ["pointermove", move, false],
      ["pointerleave", leave, false],
      ["pointerdown", press, false],
      ["pointerup", release, false],
      ["pointercancel", release, false],
      ["focus", focus, true],
      ["blur", gone, true],
      ["click", click, true],
      ["contextmenu", menu, false],
    ];
    for (const [kind, listener, capture] of heard)
      element.addEventListener(kind, listener as (event: Event) => void, capture);
    return () => {
      for (const [kind, listener, capture] of heard)
        element.removeEventListener(kind, listener as (event: Event) => void, capture);
      gone();
    };
  };
}
