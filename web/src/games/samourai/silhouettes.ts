/** Who a figure is, told by headgear and weapon: shapes around the middle of a counter, 24 units high. */
const SHOULDERS = "M-10.5 12C-10.5 5.5-6.5 3.4-3 2.9L0 5L3 2.9C6.5 3.4 10.5 5.5 10.5 12Z";
const FACE = "M-3.9-3.4C-3.9-.1-2.4 2.2 0 2.2S3.9-.1 3.9-3.4L3.4-6.4H-3.4Z";
const KABUTO = "M-6.4-2.9C-6.4-7.6-3.6-9.8 0-9.8S6.4-7.6 6.4-2.9L9.2.9L6.3 1.6L5-2.6H-5L-6.3 1.6L-9.2.9Z";
const HORNS =
  "M-.9-8.3C-2.2-11.6-5.4-12.9-8.6-12.2C-6.3-11.3-4.4-9.8-3-7.6ZM.9-8.3C2.2-11.6 5.4-12.9 8.6-12.2C6.3-11.3 4.4-9.8 3-7.6Z";
const JINGASA = "M-9.4-2.6L0-9.4L9.4-2.6C6-3.6-6-3.6-9.4-2.6Z";
const STRAW = "M-11-2.4C-7-5.6-3.6-9 0-9S7-5.6 11-2.4C6-3.9-6-3.9-11-2.4Z";
const HOOD = "M-5.6 2.6C-6.6-1-6.2-9.6 0-9.6S6.6-1 5.6 2.6L0 4.6Z";

interface Shape {
  fill: string[];
  /** Drawn in the colour of the counter over the rest. */
  cut?: string[];
  line?: string[];
  heavy?: string[];
}

const YARI = "M9.6 12L7.2-10.2";
const YARI_TIP = "M7.3-8.6L5.6-8.9L6.9-13.6L8.9-9.2Z";
const NAGINATA = "M9.4 12L7.4-5.4";
const BLADE = "M6.6-4.6C6.4-8.4 7.4-11.4 10.2-13.4C10.2-10.2 9.8-7.4 8.4-4.9Z";
const KATANA = "M-11 9.6L-7.4 6.6";
const KATANA_BLADE = "M-8.6 7.3C-3.4 2.9 4.6-4.6 11.6-11.4C6.6-4 0 3.4-7.2 8.6Z";

const SHAPES: Record<string, Shape> = {
  samurai: { fill: [SHOULDERS, FACE, KABUTO, HORNS], cut: ["M-2.9-.6H2.9V.5H-2.9Z"] },
  daimyo: {
    fill: [SHOULDERS, FACE, KABUTO, "M0-15.6A4.3 4.3 0 1 1 0-7A4.3 4.3 0 1 1 0-15.6Z"],
    cut: ["M-2.9-.6H2.9V.5H-2.9Z", "M0-13.6A2.3 2.3 0 1 1 0-9A2.3 2.3 0 1 1 0-13.6Z"],
  },
  ronin: {
    fill: [
      SHOULDERS,
      "M-4.2-3.6C-4.2-.2-2.4 2.2 0 2.2S4.2-.2 4.2-3.6C4.2-6.8 2.6-8 0-8S-4.2-6.8-4.2-3.6Z",
      "M-1.6-7.6C-2-10.8 1.6-12 4-10C2-10 1.4-9.2 1.8-7.6Z",
      KATANA_BLADE,
    ],
    line: [KATANA],
  },
  "samurai-monk": { fill: [SHOULDERS, HOOD, BLADE], cut: ["M-3.4-4.6H3.4V-.6C2 .8-2 .8-3.4-.6Z"], line: [NAGINATA] },
  monk: {
    fill: [
      SHOULDERS,
      "M-4.6-3.6C-4.6.2-2.8 2.4 0 2.4S4.6.2 4.6-3.6S2.8-9.4 0-9.4S-4.6-7.4-4.6-3.6Z",
      "M9-13.6A2.6 2.6 0 1 1 9-8.4A2.6 2.6 0 1 1 9-13.6Z",
    ],
    cut: [
      "M-5 6.4A1.3 1.3 0 1 1-4.9 6.4ZM-2.2 8.6A1.3 1.3 0 1 1-2.1 8.6ZM1.4 8.9A1.3 1.3 0 1 1 1.5 8.9ZM4.4 7A1.3 1.3 0 1 1 4.5 7Z",
    ],
    line: ["M9 12V-8.4"],
  },
  ninja: {
    fill: [
      "M-9.6 12C-9.6 6-6.6 3.6-4 2.6L0 4.4L4 2.6C6.6 3.6 9.6 6 9.6 12Z",
      "M-5.2-3.4C-5.2.4-3 3 0 3S5.2.4 5.2-3.4S3.2-9.4 0-9.4S-5.2-7.2-5.2-3.4Z",
      "M4.2-6.4L9.6-8.6L7-5.2L10-3.6L4.6-3.6Z",
    ],
    cut: ["M-4.2-4.6H4.2L3.6-2H-3.6Z"],
    heavy: ["M-2.6-3.3H-1M1-3.3H2.6"],
  },
  "ashigaru-yari": { fill: [SHOULDERS, FACE, JINGASA, YARI_TIP], line: [YARI] },
  "ashigaru-naginata": { fill: [SHOULDERS, FACE, JINGASA, BLADE], line: [NAGINATA] },
  "ashigaru-bow": { fill: [SHOULDERS, FACE, JINGASA], line: ["M8.4 12C13.4 5 12.8-5 6.8-11.4", "M8.4 12L6.8-11.4"] },
  brigand: {
    fill: [
      SHOULDERS,
      "M-4.4-3.6C-4.4.2-2.6 2.4 0 2.4S4.4.2 4.4-3.6S2.8-9 0-9S-4.4-7.4-4.4-3.6Z",
      "M7-1L9.8-12.4L12.6-11.2L9-.4Z",
    ],
    cut: ["M-4.6-6H4.6V-4.2H-4.6Z"],
    heavy: ["M-4.4-5.2L-8.4-7.4M-4.4-5L-8-3.2"],
    line: ["M8-.6L6.4 6"],
  },
  "brigand-bow": {
    fill: [SHOULDERS, "M-4.4-3.6C-4.4.2-2.6 2.4 0 2.4S4.4.2 4.4-3.6S2.8-9 0-9S-4.4-7.4-4.4-3.6Z"],
    cut: ["M-4.6-6H4.6V-4.2H-4.6Z"],
    heavy: ["M-4.4-5.2L-8.4-7.4M-4.4-5L-8-3.2"],
    line: ["M8.4 12C13.4 5 12.8-5 6.8-11.4", "M8.4 12L6.8-11.4"],
  },
  peasant: { fill: [SHOULDERS, FACE, STRAW, "M5-12.2L11.4-9.6L10.8-7.6L5.6-9.8Z"], line: ["M8.8 12L8.2-10"] },
};

export function silhouette(type: string): Shape {
  return SHAPES[type] ?? (SHAPES.peasant as Shape);
}

/** A horse from above, its head to the east, on two hexes whose middle is the origin. */
export const HORSE_BODY =
  "M-40-3C-43-10-36-14-26-14C-12-14-2-12 8-11C18-10 24-9 30-6.4L41-5.6C44-5 45.6-3 45.6 0S44 5 41 5.6L30 6.4C24 9 18 10 8 11C-2 12-12 14-26 14C-36 14-43 10-40 3Z";
export const HORSE_MANE = "M4-2.6C14-3.6 22-3 31-1.8V1.8C22 3 14 3.6 4 2.6Z";
export const HORSE_EARS = "M31-5.4L27.6-9.2L34-6.6ZM31 5.4L27.6 9.2L34 6.6Z";
export const HORSE_TAIL = "M-40 0C-46-3-50-2-53 2C-50 1-46 3-40 3Z";
export const CART = "M-40-15H24V15H-40Z";
