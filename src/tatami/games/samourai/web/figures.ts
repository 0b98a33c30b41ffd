/** Who a figure is, told by body, headgear and weapon; and the coats of horses. Parts of `art.svg`. */
const KABUTO = ["b-armour", "h-kabuto"];
const ASHIGARU = ["b-ashi", "h-jingasa"];
const BRIGAND = ["b-brig", "h-brig"];

/** Parts from the back to the front. */
const PARTS: Record<string, readonly string[]> = {
  samurai: [...KABUTO, "w-katana"],
  daimyo: ["b-daimyo", "h-daimyo", "w-fan"],
  ronin: ["b-wings", "h-top", "w-katana"],
  "samurai-monk": ["w-naginata", "b-armour", "h-monk"],
  monk: ["w-naginata", "b-monk", "h-monk"],
  ninja: ["w-back", "b-ninja", "h-ninja"],
  "ashigaru-yari": ["w-yari", ...ASHIGARU],
  "ashigaru-naginata": ["w-naginata", ...ASHIGARU],
  "ashigaru-bow": ["w-yumi", ...ASHIGARU],
  brigand: ["w-kanabo", ...BRIGAND],
  "brigand-bow": ["w-yumi", ...BRIGAND],
  peasant: ["w-hoe", "b-vill", "h-sedge"],
};

/** A samurai with a bow holds it; whoever rides has both hands full. */
export function partsOf(type: string, hasBow: boolean, rides: boolean): readonly string[] {
  const parts = PARTS[type] ?? (PARTS.peasant as readonly string[]);
  if (type === "samurai" && hasBow) return ["w-yumi", ...KABUTO];
  return rides ? parts.filter((part) => part !== "w-katana") : parts;
}

const COATS = [
  ["#b0683a", "#7d4525", "#2b211d"],
  ["#5d5357", "#40393d", "#1b1718"],
  ["#e9e2d3", "#b5aa97", "#6e665d"],
  ["#c99b5a", "#93693a", "#3a2a1e"],
] as const;

/** Every horse has a coat of its own: players know "the grey". */
export function coatOf(horse: string): string {
  let number = 0;
  for (const letter of horse) number = (number * 31 + letter.charCodeAt(0)) % 997;
  const [coat, dark, mane] = COATS[number % COATS.length] ?? COATS[0];
  return `--coat:${coat};--coat-d:${dark};--mane:${mane}`;
}
