/** One stroke of the pointer over the map, from pressing to letting go: what it does to the draft. */
import type { Draft, Two } from "../draft";
import { neighbour, wayTo } from "../hexes";
import type { Spot } from "../panzoom";
import {
  type Box, boxOf, cornerNear, discAround, floodFrom, hasThings, isBrush, isEdge, isPaired, isSet, lineOf, type Mirror, type Mode, mirrored, 
  paintHex, pairsOf,putPair, setWall, sideNear, takePair, toggleCorner, toolInMirror, turnPair, wallAt, wallInMirror, wholeMap,
} from "./tools"; // biome-ignore format: long

export class Stroke {
  /** What letting go would do: the hexes of a line, or of a part of the map. */
  preview: string[] = [];
  box: Box | null = null;
  private last: string | null = null;
  private isOn = true;
  private held: string | null = null;
  private moved = false;

  constructor(
    private readonly draft: Draft,
    private readonly tool: string,
    private readonly mode: Mode,
    private readonly mirror: Mirror,
    private readonly start: Spot,
    /** The figure in hand. */
    unit: string,
  ) {
    const { hex } = start;
    if (!hex) return;
    this.isOn = tool === "erase" ? hasThings(draft, hex) : !isSet(draft, tool, hex);
    if (tool === "figure") {
      this.held = draft.sides.flatMap((one) => Object.entries(one.pinned)).find(([, at]) => at === hex)?.[0] ?? null;
      if (!this.held && unit) pinAt(draft, unit, hex);
    } else if (tool === "corner") {
      const corner = cornerNear(draft, hex, start.at);
      if (corner) toggleCorner(draft, corner);
    } else if (tool === "select") this.box = boxOf(hex, hex);
    else if (isBrush(tool) && mode === "fill") this.paint(floodFrom(draft, hex));
    this.go(start);
  }

  go(spot: Spot): void {
    const { draft, tool, mode } = this;
    const { hex } = spot;
    if (!hex) return;
    const from = this.last ?? hex;
    this.moved ||= this.last !== null && hex !== this.last;
    if (isBrush(tool)) {
      if (mode === "line") this.preview = lineOf(this.start.hex ?? hex, hex, draft);
      else if (mode !== "fill" && (hex !== this.last || this.last === null)) {
        const passed = lineOf(from, hex, draft);
        this.paint(mode === "wide" ? passed.flatMap((one) => discAround(draft, one)) : passed);
      }
    } else if (isEdge(tool)) this.drawEdge(spot);
    else if (tool === "select") this.box = boxOf(this.start.hex ?? hex, hex);
    else if (tool === "figure" && this.held) pinAt(draft, this.held, hex);
    this.last = hex;
  }

  end(): void {
    const { draft, tool } = this;
    const start = this.start.hex;
    if (!start) return;
    if (this.preview.length) this.paint(this.preview);
    this.preview = [];
    if (!isPaired(tool)) return;
    if (this.moved && this.last && wayTo(start, this.last) >= 0) {
      const lying = pairsOf(draft).find(([one, pair]) => one === tool && pair.includes(start));
      if (lying) takePair(draft, tool, lying[1]);
      putPair(draft, tool, [start, this.last] as Two);
    } else if (this.moved && this.last) this.movePair(start, this.last);
    else turnPair(draft, tool, start);
  }

  /** A piece that was dragged away keeps the way it looks. */
  private movePair(start: string, to: string): void {
    const lying = pairsOf(this.draft).find(([one, pair]) => one === this.tool && pair.includes(start))?.[1];
    if (!lying) return;
    takePair(this.draft, this.tool, lying);
    putPair(this.draft, this.tool, [to, neighbour(to, wayTo(lying[0], lying[1]))]);
  }

  private drawEdge({ hex, at }: Spot): void {
    const way = hex ? sideNear(hex, at) : null;
    const wall = hex && way !== null ? wallAt(this.draft, hex, way) : null;
    if (!wall) return;
    setWall(this.draft, wall, this.tool);
    const image = this.mirror === "none" ? null : wallInMirror(this.draft, wall, this.mirror);
    if (image) setWall(this.draft, image, this.tool);
  }

  private paint(hexes: string[]): void {
    for (const hex of hexes) {
      paintHex(this.draft, this.tool, hex, this.isOn);
      if (this.mirror === "none") continue;
      paintHex(this.draft, toolInMirror(this.tool), mirrored(hex, this.mirror, wholeMap(this.draft)), this.isOn);
    }
  }
}

/** A figure stands on a hex of its own; whoever stood there makes room. */
export function pinAt(draft: Draft, unit: string, hex: string): void {
  for (const side of draft.sides)
    for (const [who, at] of Object.entries(side.pinned)) if (at === hex && who !== unit) delete side.pinned[who];
  const side = draft.sides.find((one) => one.units.includes(unit));
  if (side) side.pinned[unit] = hex;
}
