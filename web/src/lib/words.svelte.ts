/** Everything people read: the shell's Fluent files and each game's own, the same as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { folderOf } from "./folders";
import { recall, remember } from "./keep";
import type { WordsSeen } from "./wire";

/** Arguments of events and actions that name a seat. */
const SEATS = ["seat", "owner", "other"];

const SOURCES = "../../../src/tatami";
const FILES: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("../../../src/tatami/locales/*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/tatami/games/*/words/*/*.ftl", { query: "?raw", import: "default" }),
};

/** A folder of the shell's files is a language; what one lacks is said in English. */
const ENGLISH = "en";
const FOLDERS = Object.keys(FILES).map((path) => path.match(/\/locales\/([^/]+)\//)?.[1] ?? ENGLISH);
export const LANGUAGES = [ENGLISH, ...[...new Set(FOLDERS)].filter((one) => one !== ENGLISH).sort()];
export type Language = string;
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = Object.fromEntries(
  LANGUAGES.map((one) => {
    const name = new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;
    return [one, name.charAt(0).toLocaleUpperCase(one) + name.slice(1)];
  }),
);

/** Which languages say of themselves that they have everything (`language.toml`). */
const ABOUT = import.meta.glob<string>("../../../src/tatami/locales/*/language.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** A language, and English for what it lacks: of two messages with one key the first counts. */
function withEnglish(language: Language): Language[] {
  const about = ABOUT[`${SOURCES}/locales/${language}/language.toml`] ?? "";
  return /^complete = true$/m.test(about) ? [language] : [language, ENGLISH];
}

/** The server names the games that are installed there; the words of those that this page was built without it sends. */
const INSTALLED = document.querySelector<HTMLMetaElement>('meta[name="games"]')?.content.split(" ") ?? [];
const ELSEWHERE = INSTALLED.filter((game) => game && !FILES[fileOf(game, "en", "game")]);

function fileOf(game: string, language: Language, name: string): string {
  return `${SOURCES}/games/${folderOf(game)}/words/${language}/${name}.ftl`;
}

/** Asked without `api.ts`, which needs words itself. Should the server not answer, the game's keys stand for its words. */
async function fetchWords(game: string, language: Language): Promise<WordsSeen> {
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
    if (answer.ok) return (await answer.json()) as WordsSeen;
  } catch {
    // told below
  }
  console.error(`words: ${language}: ${game}`);
  return { game, language, text: "", rules: "" };
}

interface Spoken {
  bundle: FluentBundle;
  /** The keys of each rules file, in the order of the rules page. */
  rules: Map<string, string[]>;
  /** The rules of games that this page was built without, not read yet. */
  fetched: Map<string, string>;
}

const spoken = new Map<Language, Promise<Spoken>>();

export const words = $state<{
  language: Language;
  spoken: Spoken | null;
  rulesRead: number;
  /** What players named themselves, by its label: at the table that is open. */
  own: Record<string, string>;
}>({
  language: "en",
  spoken: null,
  rulesRead: 0,
  own: {},
});

/** Every file but the rules (read when somebody opens them) and what only the server or the terminal says. */
function read(language: Language): Promise<Spoken> {
  let reading = spoken.get(language);
  if (!reading) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const wanted = withEnglish(language).flatMap((one) =>
      Object.entries(FILES).filter(
        ([path]) => path.includes(`/${one}/`) && !/\/(rules|overview|lessons|tatami|server|commands)\.ftl$/.test(path),
      ),
    );
    reading = Promise.all([
      Promise.all(wanted.map(([, load]) => load())),
      Promise.all(ELSEWHERE.map((game) => fetchWords(game, language))),
    ]).then(([sources, fetched]) => {
      for (const source of [...sources, ...fetched.map((one) => one.text)])
        bundle.addResource(new FluentResource(source));
      return { bundle, rules: new Map(), fetched: new Map(fetched.map((one) => [one.game, one.rules])) };
    });
    spoken.set(language, reading);
  }
  return reading;
}

export async function startWords(): Promise<void> {
  const wished = [recall<string>("language", ""), ...navigator.languages.map((one) => one.slice(0, 2))];
  await speak(wished.find((wish) => LANGUAGES.includes(wish)) ?? ENGLISH);
}

export async function speak(language: Language): Promise<void> {
  const found = await read(language);
  words.spoken = found;
  words.language = language;
  document.documentElement.lang = language;
}

export function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  return speak(language);
}

/** KJ-2.10 comes after KJ-2.9. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, ENGLISH, { numeric: true });
}

/** The rules of a game, read in the present language: their keys in order. */
export async function readRules(game: string): Promise<string[]> {
  const now = await read(words.language);
  let keys = now.rules.get(game);
  if (!keys) {
    const files = withEnglish(words.language).flatMap((one) =>
      ["rules", "overview"].map((name) => FILES[fileOf(game, one, name)]),
    );
    const sources = await Promise.all([...files.map((load) => load?.() ?? ""), now.fetched.get(game) ?? ""]);
    for (const source of sources) now.bundle.addResource(new FluentResource(source));
    const found = sources.join("\n").matchAll(/^([a-z]+(?:-\d+)+) =/gm);
    keys = [...new Set([...found].map((match) => match[1] as string))].sort(byNumber);
    now.rules.set(game, keys);
    words.rulesRead += 1;
  }
  return keys;
}

export function has(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  const message = words.spoken?.bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

type Args = Record<string, FluentVariable>;

function say(key: string, args: Args | undefined, errors: Error[]): string | null {
  const [name = "", attribute] = key.split(".");
  const bundle = words.spoken?.bundle;
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern != null ? bundle.formatPattern(pattern, args, errors) : null;
}

/** The message of a key; `key.attribute` for one of its attributes. A missing one is a mistake of ours, and said so. */
export function t(key: string, args?: Args): string {
  const errors: Error[] = [];
  const text = say(key, args, errors);
  if (text === null || errors.length) console.error(`words: ${words.language}: ${key}`, ...errors);
  return text ?? key;
}

/** Arguments as people read them: seats by their names, labels translated. */
export function named(game: string, args: Record<string, unknown>, names: readonly string[]): Args {
  const told: Args = {};
  for (const [argument, value] of Object.entries(args)) {
    if (value === null || value === undefined) told[argument] = "none";
    else if (SEATS.includes(argument)) told[argument] = names[Number(value)] ?? String(value);
    else if (typeof value === "string") {
      const key = [`${game}-${argument}-${value}`, `${game}-name-${value}`].find(has);
      told[argument] = key ? t(key) : (words.own[value] ?? value);
    } else told[argument] = typeof value === "number" ? value : String(value);
  }
  return told;
}

/** A choice as people read it. */
export function toldChoice(
  game: string,
  choice: { verb: string; args: Record<string, string> },
  names: readonly string[],
): string {
  const text = t(`${game}-action-${choice.verb}`, named(game, choice.args, names));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What happened, as whoever received this event may know it: what is left out is told without it. */
export function tellEvent(
  game: string,
  event: { id: string; [arg: string]: unknown },
  names: readonly string[],
): string {
  const { id, ...args } = event;
  const key = `${game}-event-${id}`;
  const errors: Error[] = [];
  const told = named(game, args, names);
  const whole = say(key, told, errors);
  if (whole !== null && !errors.length) return whole;
  return has(`${key}.hidden`) ? t(`${key}.hidden`, told) : t(key, told);
}
