/** What each cue looks like: the browser's own animations, on things of the board or in the layer above it. */
import { mount, unmount } from "svelte";
import type { Cue, Thing } from "./cues";

const FLIGHT = "cubic-bezier(.2,.8,.2,1)";
const DROP = "cubic-bezier(.3,1.5,.6,1)";

export const DEFAULTS: Record<Cue["kind"], number> = {
  fly: 280,
  slide: 350,
  flip: 240,
  strike: 420,
  burn: 900,
  shake: 240,
  glow: 600,
  pop: 160,
  drop: 420,
  fall: 320,
  fade: 250,
  count: 300,
  banner: 1100,
  brush: 900,
  line: 420,
  show: 800,
  wait: 300,
};

/** Where the things of a cue lay before the event, and a copy of what will leave the board. */
export interface Measured {
  rects: ReadonlyMap<Thing, DOMRect>;
  copies: ReadonlyMap<Thing, Element>;
}

export class Scene {
  private running = new Set<Animation>();
  /** What is in the layer for a moment, and what must be done when it goes. */
  private props = new Map<HTMLElement, () => void>();

  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
  ) {}

  find(thing: Thing | undefined): HTMLElement | null {
    return thing ? this.root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`) : null;
  }

  measure(cues: readonly Cue[]): Measured {
    const rects = new Map<Thing, DOMRect>();
    const copies = new Map<Thing, Element>();
    for (const cue of cues) {
      for (const thing of thingsOf(cue)) {
        const element = this.find(thing);
        if (element) rects.set(thing, element.getBoundingClientRect());
      }
      if ((cue.kind === "fly" || cue.kind === "slide") && cue.ghost && cue.from) {
        const element = this.find(cue.from);
        if (element) copies.set(cue.from, copyOf(element));
      }
    }
    return { rects, copies };
  }

  /** Ends everything at once: every thing is where it will be. */
  finish(): void {
    for (const one of this.running) one.cancel();
    this.running.clear();
    for (const prop of [...this.props.keys()]) this.remove(prop);
  }

  pause(paused: boolean): void {
    for (const one of this.running) {
      if (paused) one.pause();
      else one.play();
    }
  }

  async play(cue: Cue, before: Measured, ms: number): Promise<void> {
    switch (cue.kind) {
      case "fly":
      case "slide":
        return this.travel(cue, before, ms);
      case "count":
        return this.count(cue, before, ms);
      case "banner":
        return this.banner(cue, ms);
      case "brush":
        return this.brush(cue, ms);
      case "line":
        return this.line(cue, before, ms);
      case "show":
        return this.show(cue, ms);
      case "wait":
        return this.run(this.layer, [{ opacity: 1 }, { opacity: 1 }], ms);
      case "strike":
        return this.strike(cue.on, ms);
      case "burn":
        return this.burn(cue.on, ms);
      case "glow":
        return this.glow(cue.on, ms);
      default: {
        const element = this.find(cue.on);
        if (element) await this.run(element, FRAMES[cue.kind], ms, EASING[cue.kind]);
      }
    }
  }

  private async run(element: Element, frames: Keyframe[], ms: number, easing = "ease-out"): Promise<void> {
    const animation = element.animate(frames, { duration: Math.max(1, ms), easing });
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled: somebody hurried
    }
    this.running.delete(animation);
  }

  /** Something that is there for one cue only. Positions are those of the window: the layer fills it. */
  private prop(rect: { x: number; y: number; width: number; height: number }, name: string): HTMLElement {
    const prop = document.createElement("div");
    prop.className = `stage-prop ${name}`;
    Object.assign(prop.style, {
      left: `${rect.x}px`,
      top: `${rect.y}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    this.layer.append(prop);
    this.props.set(prop, () => {});
    return prop;
  }

  private remove(prop: HTMLElement): void {
    this.props.get(prop)?.();
    this.props.delete(prop);
    prop.remove();
  }

  private async travel(
    cue: Extract<Cue, { kind: "fly" | "slide" }>,
    { rects, copies }: Measured,
    ms: number,
  ): Promise<void> {
    const element = this.find(cue.to);
    const to = element?.getBoundingClientRect() ?? rects.get(cue.to);
    if (!to?.width) return;
    const from = (cue.from && rects.get(cue.from)) || new DOMRect(innerWidth / 2, -to.height, to.width, to.height);
    const arc = cue.kind === "fly" ? 24 : 0;
    if (cue.ghost) {
      const copy = cue.from && copies.get(cue.from);
      if (!copy) return;
      const prop = this.prop(from, "stage-copy");
      prop.append(copy);
      const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
      const scale = Math.min(1, to.width / from.width, to.height / from.height);
      await this.run(
        prop,
        [
          { transform: "none", opacity: 1 },
          { transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(${(1 + scale) / 2})`, opacity: 1 },
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
        ],
        ms,
        FLIGHT,
      );
      this.remove(prop);
      return;
    }
    if (!element) return;
    const [x, y] = [from.x - to.x, from.y - to.y];
    // Small things (a seat's crest, a strip of the hand) grow into what flies, but never from nothing.
    const scale = Math.min(1.6, Math.max(0.35, from.width / to.width));
    // Set on the element: an animation of them too would not run on the compositor.
    Object.assign(element.style, { transformOrigin: "0 0", zIndex: "30" });
    await this.run(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
        { transform: `translate(${x / 3}px, ${y / 3 - arc}px) scale(${(2 + scale) / 3})` },
        { transform: "none" },
      ],
      ms,
      FLIGHT,
    );
    Object.assign(element.style, { transformOrigin: "", zIndex: "" });
    if (cue.kind === "fly")
      await this.run(element, [{ transform: "none" }, { transform: "translateY(4px)" }, { transform: "none" }], ms / 3);
  }

  private async strike(on: Thing, ms: number): Promise<void> {
    const element = this.find(on);
    if (!element) return;
    const slash = this.prop(element.getBoundingClientRect(), "stage-slash");
    await Promise.all([
      this.run(slash, growAndFade("scale(0)", 0.7), ms, "linear"),
      this.run(element, FRAMES.shake, ms / 2),
    ]);
    this.remove(slash);
  }

  private async glow(on: Thing, ms: number): Promise<void> {
    const element = this.find(on);
    if (!element) return;
    const light = this.prop(element.getBoundingClientRect(), "stage-glow");
    await this.run(light, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], ms);
    this.remove(light);
  }

  private async burn(on: Thing, ms: number): Promise<void> {
    const element = this.find(on);
    if (!element) return;
    const flames = this.prop(element.getBoundingClientRect(), "stage-flames");
    await this.run(
      flames,
      [
        { opacity: 0, transform: "scaleY(.2)" },
        { opacity: 1, transform: "scaleY(1.15)", offset: 0.3 },
        { opacity: 0.9, transform: "scaleY(.95) skewX(-4deg)", offset: 0.5 },
        { opacity: 1, transform: "scaleY(1.1) skewX(4deg)", offset: 0.7 },
        { opacity: 0, transform: "scaleY(.7)" },
      ],
      ms,
      "linear",
    );
    this.remove(flames);
  }

  private async count(cue: Extract<Cue, { kind: "count" }>, { rects }: Measured, ms: number): Promise<void> {
    const sum = this.find(cue.on);
    if (!sum) return;
    const to = sum.getBoundingClientRect();
    const start = (cue.from && (this.find(cue.from)?.getBoundingClientRect() ?? rects.get(cue.from))) || to;
    const label = this.prop(
      { x: start.x + start.width / 2 - 60, y: start.y + start.height / 2 - 15, width: 120, height: 30 },
      "stage-label",
    );
    label.textContent = cue.text;
    const [x, y] = [to.x + to.width / 2 - start.x - start.width / 2, to.y + to.height / 2 - start.y - start.height / 2];
    const still = cue.from && (x || y) ? `translate(${x}px, ${y}px) scale(.6)` : "translateY(-22px)";
    await this.run(
      label,
      [
        { transform: "scale(.7)", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.25 },
        { transform: "none", opacity: 1, offset: 0.55 },
        { transform: still, opacity: 0.4 },
      ],
      ms * 1.6,
      "ease-in-out",
    );
    this.remove(label);
    await this.run(sum, FRAMES.pop, ms / 2, DROP);
  }

  private async banner(cue: Extract<Cue, { kind: "banner" }>, ms: number): Promise<void> {
    const over = (this.find(cue.on) ?? this.root).getBoundingClientRect();
    const wide = cue.on ? Math.max(64, Math.min(over.width * 0.5, 110)) : Math.min(over.width * 0.8, 520);
    const high = cue.on ? Math.max(64, Math.min(over.height * 0.9, 150)) : 84;
    const x = over.x + (over.width - wide) / 2;
    const y = over.y + Math.max(4, (over.height - high) * (cue.on ? 0.2 : 0.42));
    const cloth = this.prop({ x, y, width: wide, height: high }, cue.on ? "stage-cloth" : "stage-cloth wide");
    cloth.textContent = cue.text;
    if (cue.cloth) cloth.style.background = cue.cloth;
    await this.run(
      cloth,
      [
        { transform: `translateY(${-y - high}px)`, opacity: 1 },
        { transform: "none", opacity: 1, offset: 0.3, easing: "linear" },
        { transform: "none", opacity: 1, offset: 0.85 },
        { transform: "none", opacity: 0 },
      ],
      ms,
      DROP,
    );
    this.remove(cloth);
  }

  private async brush(cue: Extract<Cue, { kind: "brush" }>, ms: number): Promise<void> {
    const over = this.root.getBoundingClientRect();
    const stroke = this.prop(
      { x: over.x, y: over.y + over.height * 0.3, width: over.width, height: over.height * 0.36 },
      "stage-stroke",
    );
    const words = document.createElement("span");
    words.textContent = cue.text;
    stroke.append(words);
    if (cue.ink) stroke.style.setProperty("--brush", cue.ink);
    await this.run(stroke, growAndFade("scaleX(0)", 0.8), ms, "ease-in-out");
    this.remove(stroke);
  }

  private async line(cue: Extract<Cue, { kind: "line" }>, { rects }: Measured, ms: number): Promise<void> {
    const place = (thing: Thing) => this.find(thing)?.getBoundingClientRect() ?? rects.get(thing);
    const [from, to] = [place(cue.from), place(cue.to)];
    if (!from || !to) return;
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
    const line = this.prop(
      { x, y: y - 9, width: Math.hypot(dx, dy), height: 18 },
      cue.arrow ? "stage-line arrow" : "stage-line",
    );
    const turned = `rotate(${Math.atan2(dy, dx)}rad)`;
    line.style.transformOrigin = "0 50%";
    await this.run(
      line,
      [
        { transform: `${turned} scaleX(.1)`, opacity: 1 },
        { transform: `${turned} scaleX(1)`, opacity: 1, offset: 0.4 },
        { transform: `${turned} scaleX(1)`, opacity: 1, offset: 0.8 },
        { transform: `${turned} scaleX(1)`, opacity: 0 },
      ],
      ms,
      "linear",
    );
    this.remove(line);
  }

  private async show(cue: Extract<Cue, { kind: "show" }>, ms: number): Promise<void> {
    const over = (this.find(cue.on) ?? this.root).getBoundingClientRect();
    const place = this.prop(over, "stage-show");
    place.style.setProperty("--ms", `${ms}ms`);
    const shown = mount(cue.component, { target: place, props: { ...cue.props, ms } });
    this.props.set(place, () => void unmount(shown));
    await this.run(place, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], ms, "linear");
    this.remove(place);
  }
}

type Simple = "flip" | "shake" | "pop" | "drop" | "fall" | "fade";
/** Grows to its size, stays until that part of the time, then fades. */
const growAndFade = (from: string, until: number): Keyframe[] => [
  { transform: from, opacity: 1 },
  { transform: "none", opacity: 1, offset: 0.35 },
  { transform: "none", opacity: 1, offset: until },
  { transform: "none", opacity: 0 },
];
const FRAMES: Record<Simple, Keyframe[]> = {
  flip: [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "perspective(600px) rotateY(0)" }],
  shake: [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  pop: [{ transform: "scale(1.6)" }, { transform: "scale(1)" }],
  drop: [
    { transform: "translateY(-180px) rotate(-4deg)", opacity: 0.2 },
    { transform: "none", opacity: 1 },
  ],
  fall: [
    { transform: "none", opacity: 1 },
    { transform: "translateY(26px) rotate(-14deg)", opacity: 0 },
  ],
  // No filter: it would be painted anew for every frame.
  fade: [{ opacity: 1 }, { opacity: 0.5 }],
};
const EASING: Partial<Record<Simple, string>> = { flip: "ease-in-out", pop: DROP, drop: DROP, fall: "ease-in" };

/** Part of a drawing needs a drawing around it. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  if (!(element instanceof SVGGraphicsElement && element.ownerSVGElement)) return copy;
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return drawing;
}

function thingsOf(cue: Cue): Thing[] {
  const named = cue as { on?: Thing; from?: Thing; to?: Thing };
  return [named.on, named.from, named.to].filter((thing): thing is Thing => thing !== undefined);
}
