/** Everything people read: the shell's Fluent files and each game's own, the same as the terminal's. */

import { LANGUAGES as BUILT, FOLDERS } from "virtual:words";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { folderOf } from "./folders";
import { recall, remember } from "./keep";
import type { WordsSeen } from "./wire";

/** Arguments of events and actions that name a seat. */
const SEATS = ["seat", "owner", "other"];

const GAMES = "../../../src/tatami/games";
/** What is read when somebody opens the rules. */
const RULES = import.meta.glob<string>("../../../src/tatami/games/*/words/*/{rules,overview}.ftl", {
  query: "?raw",
  import: "default",
});

/** What a language lacks is said in English. */
const ENGLISH = "en";
export const LANGUAGES = [ENGLISH, ...Object.keys(BUILT).filter((one) => one !== ENGLISH)];
export type Language = string;
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = Object.fromEntries(
  Object.entries(BUILT).map(([one, { name }]) => [one, name]),
);

/** A language, and English for what it lacks. */
function withEnglish(language: Language): Language[] {
  return BUILT[language]?.complete ? [language] : [language, ENGLISH];
}

/** The server names the games that are installed there; the words of those that this page was built without it sends. */
const INSTALLED = document.querySelector<HTMLMetaElement>('meta[name="games"]')?.content.split(" ") ?? [];
const ELSEWHERE = INSTALLED.filter((game) => game && !FOLDERS.includes(folderOf(game)));

function fileOf(game: string, language: Language, name: string): string {
  return `${GAMES}/${folderOf(game)}/words/${language}/${name}.ftl`;
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

/** A class, so that it is no state: files are read while the page is being drawn. */
class Spoken {
  /** The keys of each rules file, in the order of the rules page. */
  rules = new Map<string, string[]>();

  constructor(
    readonly bundle: FluentBundle,
    /** Files that nobody has asked a message of yet: each is read with the first one. */
    readonly unread: string[],
    /** Whether English helps out: then files are read in their order, because of two messages with one key the first counts. */
    readonly inOrder: boolean,
    /** The rules of games that this page was built without, not read yet. */
    readonly fetched: Map<string, string>,
  ) {}
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

function read(language: Language): Promise<Spoken> {
  let reading = spoken.get(language);
  if (!reading) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    reading = Promise.all([
      Promise.all(withEnglish(language).map(async (one) => (await BUILT[one]?.load())?.default ?? [])),
      Promise.all(ELSEWHERE.map((game) => fetchWords(game, language))),
    ]).then(
      ([sources, fetched]) =>
        new Spoken(
          bundle,
          [...sources.flat(), ...fetched.map((one) => one.text)],
          sources.length > 1,
          new Map(fetched.map((one) => [one.game, one.rules])),
        ),
    );
    spoken.set(language, reading);
  }
  return reading;
}

function readFiles(now: Spoken, upTo: number): void {
  for (const source of now.unread.splice(now.inOrder ? 0 : upTo, now.inOrder ? upTo + 1 : 1))
    now.bundle.addResource(new FluentResource(source));
}

/** The message of a key. A whole language takes long to read: a file is read when its first message is asked for. */
function messageOf(now: Spoken | null, name: string): ReturnType<FluentBundle["getMessage"]> {
  const found = now?.bundle.getMessage(name);
  if (found || !now) return found;
  const at = now.unread.findIndex((one) => one.startsWith(`${name} =`) || one.includes(`\n${name} =`));
  if (at < 0) return undefined;
  readFiles(now, at);
  return now.bundle.getMessage(name);
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
      ["rules", "overview"].map((name) => RULES[fileOf(game, one, name)]),
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
  const message = messageOf(words.spoken, name);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

type Args = Record<string, FluentVariable>;

/** A small whole number is written alike in all our languages: for it the browser need not make ready its tables. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plainly(args: Args | undefined): Args | undefined {
  if (!args) return undefined;
  const isSmall = (value: FluentVariable) => Number.isInteger(value) && Math.abs(value as number) < 1000;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Small(value as number) : value]),
  );
}

function say(key: string, args: Args | undefined, errors: Error[]): string | null {
  const [name = "", attribute] = key.split(".");
  const now = words.spoken;
  const message = messageOf(now, name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!now || pattern == null) return null;
  const told = now.bundle.formatPattern(pattern, plainly(args), errors);
  const other = errors.map((error) => /^Unknown message: (\S+)$/.exec(error.message)?.[1]).find(Boolean);
  if (!other || !messageOf(now, other)) return told;
  // It refers to a message of a file that was not read yet.
  errors.length = 0;
  return say(key, args, errors);
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
