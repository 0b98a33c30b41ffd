import { recall, remember } from "./keep";

export type Theme = "system" | "light" | "dark";

const dark = matchMedia("(prefers-color-scheme: dark)");

export const theme = $state({ chosen: recall<Theme>("theme", "system") });

function show(): void {
  const shown = theme.chosen === "system" ? (dark.matches ? "dark" : "light") : theme.chosen;
  document.documentElement.dataset.theme = shown;
}

export function startTheme(): void {
  dark.addEventListener("change", show);
  show();
}

export function chooseTheme(chosen: Theme): void {
  theme.chosen = chosen;
  remember("theme", chosen);
  show();
}
