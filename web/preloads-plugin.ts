/** Tells the server which files a page is made of (`preloads.json`), so that it can ask the browser for all of them at once. */
import type { Plugin, Rollup } from "vite";

/** A page, a part of a game's own folder, or a language, as `preloads.json` calls it. */
const NAMED: [RegExp, string][] = [
  [/\/web\/src\/pages\/(\w+)\.svelte$/, "pages"],
  [/\/games\/(\w+\/web\/(?:face|opening|replay))\.ts$/, "games"],
  [/virtual:words\/(\w+)$/, "words"],
];
/** Drawings that a game's code asks for by itself as soon as it runs. */
const DRAWINGS = /\/art\.svg\?raw$/;

function nameOf(chunk: Rollup.OutputChunk): string | undefined {
  for (const [pattern, kind] of NAMED) {
    const found = pattern.exec(chunk.facadeModuleId ?? "");
    if (found) return `${kind}/${found[1]?.replace("/web/", "/")}`;
  }
  return undefined;
}

export function preloads(): Plugin {
  return {
    name: "preloads",
    enforce: "post",
    generateBundle(_, bundle) {
      const filesOf = (chunk: Rollup.OutputChunk, all: Set<string>): Set<string> => {
        if (all.has(chunk.fileName)) return all;
        all.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) all.add(style);
        const drawings = chunk.dynamicImports.filter((name) => {
          const other = bundle[name];
          return other?.type === "chunk" && DRAWINGS.test(other.facadeModuleId ?? "");
        });
        for (const name of [...chunk.imports, ...drawings]) {
          const other = bundle[name];
          if (other?.type === "chunk") filesOf(other, all);
        }
        return all;
      };
      const named: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        const name = chunk.type === "chunk" ? nameOf(chunk) : undefined;
        if (name && chunk.type === "chunk") named[name] = [...filesOf(chunk, new Set())].sort();
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(named) });
    },
  };
}
