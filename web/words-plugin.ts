/** Everything a language says on the page as one file: two dozen small ones would each be a request before the first word. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCES = decodeURIComponent(new URL("../src/tatami", import.meta.url).pathname);
/** The rules are read when somebody opens them; the rest of these only the server and the terminal say. */
const ELSEWHERE = /\/(rules|overview|lessons|tatami|server|commands)\.ftl$/;
const NAME = "virtual:words";

const within = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);
const games = (): string[] =>
  within(`${SOURCES}/games`).filter((game) => existsSync(`${SOURCES}/games/${game}/words/en/game.ftl`));

/** A language by its own name. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function index(): string {
  const languages = within(`${SOURCES}/locales`).flatMap((language) => {
    const about = `${SOURCES}/locales/${language}/language.toml`;
    if (!existsSync(about)) return [];
    const complete = /^complete = true$/m.test(readFileSync(about, "utf8"));
    // Named here: a browser takes a tenth of a second on a phone to make its tables of names.
    const name = JSON.stringify(nameOf(language));
    return `${language}: { name: ${name}, complete: ${complete}, load: () => import("${NAME}/${language}") }`;
  });
  return `export const LANGUAGES = { ${languages.join(", ")} };\nexport const FOLDERS = ${JSON.stringify(games())};`;
}

function filesOf(language: string): string[] {
  const folders = [`locales/${language}`, ...games().map((game) => `games/${game}/words/${language}`)];
  return folders.flatMap((folder) => within(`${SOURCES}/${folder}`).map((name) => `${SOURCES}/${folder}/${name}`));
}

/** Without comments, which the reader of the files drops anyway. */
const text = (path: string): string => readFileSync(path, "utf8").replace(/^#.*\n/gm, "");

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return index();
      const language = id.startsWith(`\0${NAME}/`) ? id.slice(NAME.length + 2) : "";
      if (!language) return null;
      const told = filesOf(language).filter((path) => path.endsWith(".ftl") && !ELSEWHERE.test(path));
      for (const path of told) this.addWatchFile(path);
      return `export default ${JSON.stringify(told.map(text))};`;
    },
  };
}
