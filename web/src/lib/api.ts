/** Requests to the server. A refusal is a Refusal, with words in the reader's language; no answer at all is Unreachable. */
import type { Problem } from "./wire";
import { words } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

export class Unreachable extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const address = new URL(`/api${path}`, location.origin);
  address.searchParams.set("lang", words.language);
  let answer: Response;
  try {
    answer = await fetch(address, { credentials: "same-origin", ...init });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    throw new Unreachable();
  }
  throw new Refusal(problem, answer.status);
}

export const get = <T>(path: string): Promise<T> => ask<T>(path);

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** My part of the chance: the dealing of a game depends on it. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
