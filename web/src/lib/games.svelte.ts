/** The games this server offers. */
import { get } from "./api";
import type { GameSeen } from "./wire";

export const catalogue = $state<{ games: GameSeen[] }>({ games: [] });

let asked: Promise<GameSeen[]> | null = null;

/** Asked once, and again while some game is not ready yet. */
export function listGames(): Promise<GameSeen[]> {
  if (catalogue.games.some((game) => !game.ready)) asked = null;
  asked ??= get<GameSeen[]>("/games").then(
    (games) => {
      catalogue.games = games;
      return games;
    },
    (error) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Games that people play against each other: these are rated. */
export function rated(games: readonly GameSeen[]): string[] {
  return games.filter((game) => !game.cooperative).map((game) => game.name);
}
