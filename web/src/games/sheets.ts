/** The drawings of the games as they lie in their folders, symbol by symbol: for the contact sheet. */
const FILES = import.meta.glob<string>("../../../src/tatami/games/*/web/*.svg", { query: "?raw", import: "default" });
/** Clothes that drawings are put into: classes of the games' own colours. A game exports them as `wears`. */
const WARDROBES = import.meta.glob<{ wears?: (symbol: string) => string }>(
  "../../../src/tatami/games/*/web/wardrobe.ts",
);

export interface SymbolSeen {
  id: string;
  box: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The class that gives it its colours. */
  wears: string;
}

export interface Sheet {
  game: string;
  art: string;
  symbols: SymbolSeen[];
}

const gameOf = (path: string): string => (path.match(/games\/([^/]+)\/web/)?.[1] ?? "").replaceAll("_", "-");

/** Every game that has a kit (`web/art….svg`), with the symbols of all its files. Covers are pictures, not parts. */
export async function sheets(): Promise<Sheet[]> {
  const paths = Object.keys(FILES).filter((path) => /\/art[^/]*\.svg$/.test(path));
  const games = [...new Set(paths.map(gameOf))];
  return Promise.all(
    games.map(async (game) => {
      const mine = paths.filter((path) => gameOf(path) === game);
      const [arts, wardrobe] = await Promise.all([
        Promise.all(mine.map((path) => FILES[path]?.() ?? "")),
        WARDROBES[Object.keys(WARDROBES).find((path) => gameOf(path) === game) ?? ""]?.(),
      ]);
      const art = arts.join("\n");
      return { game, art, symbols: symbolsOf(art, wardrobe?.wears ?? (() => "")) };
    }),
  );
}

function symbolsOf(art: string, wears: (symbol: string) => string): SymbolSeen[] {
  const parsed = new DOMParser().parseFromString(art, "text/html");
  return [...parsed.querySelectorAll("symbol[id]")].map((symbol) => {
    const box = symbol.getAttribute("viewBox") ?? "0 0 100 100";
    const [x = 0, y = 0, width = 100, height = 100] = box.split(/[\s,]+/).map(Number);
    return { id: symbol.id, box, x, y, width, height, wears: wears(symbol.id) };
  });
}
