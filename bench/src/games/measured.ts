import type { Game, Measured } from "@tavolata/game";
import { games } from "@tavolata/games";

/** A game of the house with what is measured of it. */
export interface GameMeasured extends Measured {
  readonly game: Game;
}

/** The games that something is measured of, in the order of the list. */
export const measuredGames: readonly GameMeasured[] = (
  await Promise.all(
    games.map(async (game): Promise<readonly GameMeasured[]> => {
      const measured = await game.measured?.();
      return measured ? [{ game, ...measured }] : [];
    }),
  )
).flat();
