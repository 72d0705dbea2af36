import type { IconShape } from "@tavolata/ui/controls/icon.js";
import pictures from "pictures-of-quests";
import { gameIcon } from "./game-icons.js";

/** The picture of a quest or scenario; of the game where it has none. */
export function questIcon(game: string, quest: string | undefined): IconShape {
  return (quest === undefined ? undefined : pictures[game]?.[quest]) ?? gameIcon(game);
}
