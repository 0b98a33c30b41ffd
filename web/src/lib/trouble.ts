import { Refusal } from "./api";
import { t } from "./words.svelte";

/** Any failure in words. */
export function tell(error: unknown): string {
  if (error instanceof Refusal) {
    const { message, detail, code } = error.problem;
    return detail && !["illegal", "conflict"].includes(code) ? `${message} (${detail})` : message;
  }
  return t("web-trouble-network");
}
