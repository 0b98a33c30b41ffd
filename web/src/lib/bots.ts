import { has, t } from "./words.svelte";

/** A bot as people call it: `level:3` is a Warrior. */
export function botName(spec: string | null): string {
  const level = `bot-level-${spec?.replace("level:", "")}`;
  return has(level) ? t(level) : t("web-bot-random");
}
