import meeple from "game-icon:meeple";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import pictures from "pictures-of-games";

/** The picture of a game. */
export function gameIcon(game: string): IconShape {
  return pictures[game] ?? meeple;
}
