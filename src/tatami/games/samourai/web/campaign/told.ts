/** What the men, sides and battles of a campaign are called. */
import { has, t } from "$shell/lib/words.svelte";

const said = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

export const nameOf = (id: string, name = id): string => said(`samourai-name-${id}`, name);
export const sideOf = (side: string): string => said(`samourai-side-${side}`, side);
export const scenarioOf = (scenario: string): string => said(`samourai-scenario-${scenario}`, scenario);

/** "12-7-5" in words. */
export const valuesOf = (values: readonly number[]): string =>
  ["attack", "defence", "movement"].map((one, n) => `${t(`web-hex-${one}`)} ${values[n]}`).join(", ");
