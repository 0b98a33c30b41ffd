/** A sheet that is moved and scaled under the hand: the map of a table and that of the editor. */
import { centre, hexAt, type Point } from "./hexes";

export interface SheetSize {
  width: number;
  height: number;
  columns: number;
  rows: number;
}
/** Where a pointer is: on which hex, and where exactly on the sheet. */
export interface Spot {
  hex: string | null;
  at: Point;
}

export const MOST = 2.6;
const REST_MS = 240;

export class PanZoom {
  // Plain numbers: nothing is rendered anew while the sheet moves.
  x = 0;
  y = 0;
  scale = 1;
  /** The scale at which the whole sheet is seen. */
  least = 0.4;
  /** The room for the sheet. Kept, so that no frame of a motion has to ask the browser for it. */
  room = { width: 0, height: 0 };
  readonly touching = new Map<number, Point>();
  private frame!: HTMLElement;
  private paper!: HTMLElement;
  private isMoving = false;
  private resting = 0;

  constructor(
    private sheet: () => SheetSize,
    /** Keeps the sheet in sight: where one of its edges may lie, by the room and by the sheet's size at this scale. */
    private keep: (edge: number, room: number, size: number) => number,
    private shown: (isMoving: boolean) => void = () => {},
  ) {}

  /** `resized` comes with the first measure and with every other. */
  attach(frame: HTMLElement, paper: HTMLElement, resized: () => void): () => void {
    this.frame = frame;
    this.paper = paper;
    const watch = new ResizeObserver(() => {
      this.room = { width: frame.clientWidth, height: frame.clientHeight };
      if (!this.room.width) return;
      this.measure();
      resized();
      this.show();
    });
    watch.observe(frame);
    // The page itself must not scroll under the wheel, which a passive listener could not prevent.
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.shiftKey) {
        this.x -= event.deltaY;
        this.move();
      } else this.zoom(Math.exp(-event.deltaY * 0.0016), this.local(event));
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watch.disconnect();
      frame.removeEventListener("wheel", wheel);
      clearTimeout(this.resting);
    };
  }

  measure(): void {
    const { width, height } = this.sheet();
    this.least = Math.min(this.room.width / width, this.room.height / height, 1);
  }

  show(): void {
    const { width, height } = this.sheet();
    this.scale = Math.min(Math.max(this.scale, this.least), MOST);
    this.x = this.keep(this.x, this.room.width, width * this.scale);
    this.y = this.keep(this.y, this.room.height, height * this.scale);
    this.paper.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    // From afar other things are drawn: all figures and names anew, which has to wait until the sheet rests.
    const far = String(this.scale < 0.8);
    if (!this.isMoving && this.frame.dataset.far !== far) this.frame.dataset.far = far;
    this.shown(this.isMoving);
  }

  /** A layer of its own while it moves, drawn sharp again when it rests. */
  move(): void {
    if (!this.isMoving) this.paper.style.willChange = "transform";
    this.isMoving = true;
    this.show();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.paper.style.willChange = "";
      this.isMoving = false;
      this.show();
    }, REST_MS) as unknown as number;
  }

  zoom(by: number, at: Point = this.middle): void {
    const next = Math.min(Math.max(this.scale * by, this.least), MOST);
    this.x = at.x - ((at.x - this.x) * next) / this.scale;
    this.y = at.y - ((at.y - this.y) * next) / this.scale;
    this.scale = next;
    this.move();
  }

  get middle(): Point {
    return { x: this.room.width / 2, y: this.room.height / 2 };
  }

  /** The whole sheet, in the middle of its room. */
  fit(): void {
    this.scale = this.least;
    this.centreSheet();
    this.show();
  }

  centreSheet(): void {
    const { width, height } = this.sheet();
    this.x = Math.max(0, (this.room.width - width * this.scale) / 2);
    this.y = Math.max(0, (this.room.height - height * this.scale) / 2);
  }

  /** Brings a point of the sheet to the middle, where it is nearer to an edge than `edge`. */
  bring(hex: string, edge: number): void {
    const at = centre(hex);
    const [px, py] = [at.x * this.scale + this.x, at.y * this.scale + this.y];
    if (px < edge || px > this.room.width - edge) this.x = this.room.width / 2 - at.x * this.scale;
    if (py < edge || py > this.room.height - edge) this.y = this.room.height / 2 - at.y * this.scale;
  }

  /** Where something of the window lies in the frame. */
  local(event: { clientX: number; clientY: number }): Point {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  spot(at: Point): Spot {
    const { columns, rows } = this.sheet();
    const on = { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale };
    return { hex: hexAt(on, columns, rows), at: on };
  }

  press(event: PointerEvent): void {
    this.touching.set(event.pointerId, this.local(event));
    this.frame.setPointerCapture(event.pointerId);
  }

  /** A pointer that is down has moved: alone it moves the sheet, with another it scales it, too. */
  drag(event: PointerEvent): void {
    const at = this.local(event);
    const was = this.touching.get(event.pointerId) ?? at;
    const other = [...this.touching].find(([id]) => id !== event.pointerId)?.[1];
    this.x += (at.x - was.x) / (other ? 2 : 1);
    this.y += (at.y - was.y) / (other ? 2 : 1);
    this.touching.set(event.pointerId, at);
    if (!other) this.move();
    else {
      const [before, after] = [was, at].map((one) => Math.hypot(one.x - other.x, one.y - other.y)) as [number, number];
      this.zoom(after / Math.max(before, 1), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    }
  }

  /** Whether a key was one of its own. */
  key(event: KeyboardEvent, fit: () => void): boolean {
    if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") fit();
    else return false;
    event.preventDefault();
    return true;
  }
}
