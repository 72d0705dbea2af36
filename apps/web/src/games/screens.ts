import { games } from "@tavolata/games";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { loadPart, type ScreenedGame } from "@tavolata/ui/game/screen-parts.js";
import { addPieces } from "@tavolata/ui/language/page-messages.js";

for (const { words } of games) addPieces(words ?? {});

/** The game of this name; nothing where this page is older than the table. */
export function knownGame(id: string): ScreenedGame | undefined {
  return games.find((game) => game.id === id);
}

/** How a game looks; one that nobody has drawn yet is played in words. */
export async function gameScreenOf(id: string): Promise<GameScreen> {
  const part = knownGame(id)?.screen;
  return part ? loadPart(part) : (await import("@tavolata/ui/plain/looks.js")).gameScreen;
}
