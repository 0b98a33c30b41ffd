/** What `words-plugin.ts` makes of the Fluent files. */
declare module "virtual:words" {
  /** Each language: its own name for itself, whether it says everything, and the texts of its files. */
  export const LANGUAGES: Record<
    string,
    { name: string; complete: boolean; load: () => Promise<{ default: string[] }> }
  >;
  /** The folders of the games whose words came with this page. */
  export const FOLDERS: string[];
}

/** As much of Node as the build needs: its own types are no dependency of the page. */
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string, encoding: "utf8"): string;
}
