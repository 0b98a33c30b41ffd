/**
 * The check of a game's dealing, as docs/record.md writes it down: the seed is the one that was promised, my nonce is in
 * it, and every outcome of chance follows from both. Here in the browser, so that nobody has to believe the server.
 */
import { recall, remember } from "./keep";
import type { ChanceSeen, Fair } from "./wire";

const SCHEME = "tatami-fair/1";
const LIMIT = 1n << 256n;

export interface GameRecord {
  actions: [number | "chance", string][];
  fair?: Fair;
}

export type Verdict =
  | { fair: true; checked: number; promised: boolean; mine: boolean }
  | { fair: false; why: "none" | "scheme" | "seed" | "promise" | "nonce" | "places" }
  | { fair: false; why: "outcome"; place: number; brought: string; due: string };

/** What this browser saw before the first card: the promise, and its own part of the chance. */
interface Kept {
  commitment?: string;
  nonce?: string;
}

export const keptOf = (id: string): Kept => recall<Kept>(`fair:${id}`, {});

export function keepNonce(id: string, nonce: string): void {
  remember(`fair:${id}`, { ...keptOf(id), nonce });
}

/** Only the first promise counts. */
export function keepPromise(id: string, commitment: string): void {
  const kept = keptOf(id);
  if (!kept.commitment) remember(`fair:${id}`, { ...kept, commitment });
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...hex.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16)));
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A whole number from 0 to below - 1: numbers too high to be fair are drawn again. */
async function draw(key: CryptoKey, nonces: readonly (string | null)[], place: number, below: bigint): Promise<bigint> {
  for (let attempt = 0; ; attempt++) {
    const lines = [SCHEME, ...nonces.map((nonce) => nonce || "-"), String(place), String(attempt)];
    const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(lines.join("\n")));
    const drawn = BigInt(`0x${hex(signed)}`);
    if (drawn < (LIMIT / below) * below) return drawn % below;
  }
}

async function due(key: CryptoKey, fair: Fair, chance: ChanceSeen): Promise<string> {
  const shares = chance.outcomes.map((one) => BigInt(one.share));
  let left = await draw(
    key,
    fair.nonces,
    chance.place,
    shares.reduce((sum, one) => sum + one, 0n),
  );
  const found = chance.outcomes.find((_, n) => {
    left -= shares[n] as bigint;
    return left < 0n;
  });
  return found?.notation ?? "";
}

/** Browsers have no cryptography for pages that came over an open network without encryption. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

export async function verify(record: GameRecord, chances: readonly ChanceSeen[], kept: Kept): Promise<Verdict> {
  const fair = record.fair;
  if (!fair) return { fair: false, why: "none" };
  if (fair.scheme !== SCHEME) return { fair: false, why: "scheme" };
  const seed = bytes(fair.seed ?? "");
  if (seed.length !== 32 || hex(await crypto.subtle.digest("SHA-256", seed)) !== fair.commitment)
    return { fair: false, why: "seed" };
  if (kept.commitment && kept.commitment !== fair.commitment) return { fair: false, why: "promise" };
  if (kept.nonce && !fair.nonces.includes(kept.nonce)) return { fair: false, why: "nonce" };
  const acted = record.actions.flatMap(([actor], place) => (actor === "chance" ? [place] : []));
  if (acted.join() !== chances.map((one) => one.place).join()) return { fair: false, why: "places" };
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const chance of chances) {
    const brought = record.actions[chance.place]?.[1] ?? "";
    const wanted = await due(key, fair, chance);
    if (brought !== wanted) return { fair: false, why: "outcome", place: chance.place + 1, brought, due: wanted };
  }
  return { fair: true, checked: chances.length, promised: Boolean(kept.commitment), mine: Boolean(kept.nonce) };
}
