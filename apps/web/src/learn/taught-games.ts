import { games } from "@tavolata/games";
import type { Tutorial } from "@tavolata/ui/learn/tutorial.js";

/** The games that have a tutorial. */
export const taughtGames: readonly string[] = games.filter(({ tutorial }) => tutorial).map(({ id }) => id);

export function tutorialOf(id: string): Promise<Tutorial> | undefined {
  return games.find((game) => game.id === id)?.tutorial?.();
}
