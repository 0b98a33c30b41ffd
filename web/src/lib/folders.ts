/** The folder of a game's package, by the game's name. */
export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}
