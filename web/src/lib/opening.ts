/** Tables that begin with one click: the presets that each game offers. */
import { nonce, post } from "./api";
import { keepNonce } from "./fair";
import { recall, remember } from "./keep";
import type { Created, GameSeen, PresetSeen, SeatWish } from "./wire";
import { has, t } from "./words.svelte";

/** What a seat of a preset is for; a bot that this server does not have gives way to one that it has. */
export function seatWish(game: GameSeen, seat: string): SeatWish {
  if (seat === "me" || seat === "invite" || seat === "open") return { kind: seat };
  return { kind: "bot", bot: game.bots.includes(seat) ? seat : (game.bots[0] ?? "random") };
}

/** Opens the table of a preset; gives its id. */
export async function openPreset(game: GameSeen, preset: PresetSeen): Promise<string> {
  const mine = nonce();
  const created = await post<Created>("/tables", {
    game: game.name,
    seats: preset.seats.map((seat) => seatWish(game, seat)),
    preset: preset.name,
    name: recall("name", ""),
    nonce: mine,
  });
  if (created.invitations.length) remember(`invitations:${created.table.id}`, created.invitations);
  keepNonce(created.table.id, mine);
  return created.table.id;
}

/** What a preset is, in words; games without words of their own for it get a general one. */
export function presetWords(game: string, preset: string): { title: string; what: string } {
  const key = `${game}-preset-${preset}`;
  return has(key)
    ? { title: t(key), what: t(`${key}.what`) }
    : { title: t("web-preset-first"), what: t("web-preset-first.what") };
}
