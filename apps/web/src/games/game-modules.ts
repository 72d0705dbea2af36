import type { GameModule } from "@tavolata/game";
import { gameOf } from "@tavolata/games";

/**
 * A game's rules and bots. They come into the page only where the whole match may be known: when it is played without a server, and when
 * a match that is over is looked at again or verified.
 */
export function gameModuleOf(game: string): Promise<GameModule> {
  return gameOf(game).module();
}
