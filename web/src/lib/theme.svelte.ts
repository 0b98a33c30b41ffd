import { recall, remember } from "./keep";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const dark = matchMedia("(prefers-color-scheme: dark)");

export const theme = $state({ chosen: recall<Theme>("theme", "system"), isDark: dark.matches });

/** The theme that is seen now. */
export function shownTheme(): "light" | "dark" {
  return theme.chosen === "system" ? (theme.isDark ? "dark" : "light") : theme.chosen;
}

function show(): void {
  document.documentElement.dataset.theme = shownTheme();
}

export function startTheme(): void {
  dark.addEventListener("change", () => {
    theme.isDark = dark.matches;
    show();
  });
  show();
}

export function chooseTheme(chosen: Theme): void {
  theme.chosen = chosen;
  remember("theme", chosen);
  show();
}
