import { games } from "@tavolata/games";
import { loadPart } from "@tavolata/ui/game/screen-parts.js";
import type { Tutorial } from "@tavolata/ui/learn/tutorial.js";

/** The games that have a tutorial. */
export const taughtGames: readonly string[] = games.filter(({ tutorial }) => tutorial).map(({ id }) => id);

export function tutorialOf(id: string): Promise<Tutorial> | undefined {
  const part = games.find((game) => game.id === id)?.tutorial;
  return part && loadPart(part);
}
