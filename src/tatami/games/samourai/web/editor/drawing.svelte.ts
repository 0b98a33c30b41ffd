/** The hand that draws: its tool, where it is, what it holds; strokes of the pointer, and the same by keys. */
import { type Draft, symbolAt } from "../draft";
import { arrow, centre, VERTEX_NAMES } from "../hexes";
import type { Spot } from "../panzoom";
import { pinAt, Stroke } from "./stroke";
import {
  type Box, boxOf, copyOf, flip, isCorner, isEdge, isOnMap, type Mirror, type Mode, type Piece, paintHex, pasteAt, setWall, sideNear, toggleCorner, wallAt, wholeMap,
} from "./tools"; // biome-ignore format: long

/** What is drawn on: the draft, and its steps. */
interface Board {
  readonly draft: Draft;
  /** Ends a step; says how many there are. */
  settle(): number;
  undo(): void;
}
export interface Dragged {
  who: string;
  side: number;
  x: number;
  y: number;
}
const SLIGHT = 6;

export class Drawing {
  tool = $state("T");
  mode = $state<Mode>("pen");
  mirror = $state<Mirror>("none");
  /** The figure in hand. */
  unit = $state("");
  cursor = $state<string | null>(null);
  hovered = $state.raw<Spot | null>(null);
  preview = $state.raw<string[]>([]);
  box = $state.raw<Box | null>(null);
  piece = $state.raw<Piece | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  /** The hexside that a click would change. */
  edge = $derived.by(() => {
    const spot = this.hovered;
    if (!isEdge(this.tool) || !spot?.hex) return null;
    const way = sideNear(spot.hex, spot.at);
    return way !== null && wallAt(this.board.draft, spot.hex, way) ? { hex: spot.hex, way } : null;
  });
  private stroke: Stroke | null = null;
  private before = 0;
  private anchor: string | null = null;

  constructor(private readonly board: Board) {}

  get isAtWork(): boolean {
    return this.stroke !== null;
  }

  // -- the pointer

  begin = (spot: Spot, event: PointerEvent): void => {
    this.before = this.board.settle();
    if (event.altKey && spot.hex) {
      this.tool = symbolAt(this.board.draft, spot.hex) || this.tool;
      return;
    }
    this.cursor = spot.hex;
    this.stroke = new Stroke(this.board.draft, this.tool, this.mode, this.mirror, spot, this.unit);
    this.follow();
  };
  draw = (spot: Spot): void => {
    this.stroke?.go(spot);
    this.follow();
  };
  end = (): void => {
    this.stroke?.end();
    this.rest();
  };
  /** What was drawn so far is taken back. */
  cancel = (): void => {
    this.stroke = null;
    this.preview = [];
    if (this.board.settle() > this.before) this.board.undo();
  };
  private rest(): void {
    this.stroke = null;
    this.preview = [];
    this.board.settle();
  }
  private follow(): void {
    this.preview = this.stroke?.preview ?? [];
    if (this.tool === "select" && this.stroke) this.box = this.stroke.box;
  }

  // -- keys

  key = (event: KeyboardEvent): void => {
    const start = this.cursor ?? "A1";
    const to = arrow(start, event.key);
    if (to !== null) {
      const next = this.cursor && isOnMap(this.board.draft, to) ? to : start;
      if (event.shiftKey && this.tool === "select") this.box = boxOf(this.anchor ?? start, next);
      else this.anchor = next;
      this.cursor = next;
      if (event.shiftKey && this.tool !== "select") this.dab(next);
    } else if (event.key === "Enter" || event.key === " ") this.dab(start);
    else if (/^[1-6]$/.test(event.key)) this.atSide(start, Number(event.key) - 1);
    else if (event.key === "Delete" || event.key === "Backspace") paintHex(this.board.draft, "erase", start, true);
    else if (event.key === "Escape") {
      this.box = null;
      this.unit = "";
    } else return;
    event.preventDefault();
  };
  private dab(hex: string): void {
    this.begin({ hex, at: centre(hex) }, new PointerEvent("pointerdown"));
    this.end();
  }
  /** The sides and corners of a hex by their numbers, from the north clockwise. */
  private atSide(hex: string, number: number): void {
    const { draft } = this.board;
    const wall = isEdge(this.tool) ? wallAt(draft, hex, number) : null;
    if (wall) setWall(draft, wall, this.tool);
    const corner = `${hex}-${VERTEX_NAMES[number]}`;
    if (this.tool === "corner" && isCorner(draft, corner)) toggleCorner(draft, corner);
    this.board.settle();
  }

  // -- parts of the map

  copy = (): void => {
    if (this.box) this.piece = copyOf(this.board.draft, this.box);
  };
  paste = (): void => {
    if (!this.piece) return;
    this.board.settle();
    pasteAt(this.board.draft, this.piece, this.cursor ?? "A1");
    this.board.settle();
  };
  flip(how: Mirror): void {
    this.board.settle();
    flip(this.board.draft, this.box ?? wholeMap(this.board.draft), how);
    this.board.settle();
  }

  // -- figures: in hand, or dragged from the list

  take = (who: string): void => {
    this.unit = this.unit === who ? "" : who;
    if (this.unit) this.tool = "figure";
  };
  grab(who: string, side: number, event: PointerEvent, spotAt: (x: number, y: number) => Spot | null): void {
    if (event.button) return;
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!this.dragged && Math.hypot(x - event.clientX, y - event.clientY) < SLIGHT) return;
      this.dragged = { who, side, x, y };
      this.hovered = spotAt(x, y);
    };
    const drop = (up: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      const hex = this.dragged && up.type === "pointerup" ? spotAt(up.clientX, up.clientY)?.hex : null;
      this.dragged = null;
      if (hex) this.place(who, side, hex);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  }
  private place(who: string, side: number, hex: string): void {
    this.board.settle();
    const own = this.board.draft.sides[side as 0 | 1];
    if (!own.units.includes(who)) own.units = [...own.units, who];
    own.enters = own.enters.filter((one) => one !== who);
    pinAt(this.board.draft, who, hex);
    this.board.settle();
  }
}
