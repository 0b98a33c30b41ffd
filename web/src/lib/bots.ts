import { has, t } from "./words.svelte";

/** A bot as people call it: `level:3` is a Warrior, `level:3:bold` a bold one. */
export function botName(spec: string | null): string {
  const [, number, character] = spec?.split(":") ?? [];
  const level = `bot-level-${number}`;
  if (!has(level)) return t("web-bot-random");
  return character ? t(`bot-character-${character}`, { bot: t(level) }) : t(level);
}

/** The character of a sitter, as `bot:level:3:bold`; empty without one. */
export function characterOf(sitter: string): string {
  return sitter.split(":")[3] ?? "";
}

/** The same bot with another character, or none. */
export function withCharacter(spec: string, character: string): string {
  const [kind, number] = spec.split(":");
  return [kind, number, character].filter(Boolean).join(":");
}
