import gate from "game-icon:dungeon-gate";
import lantern from "game-icon:lantern-flame";
import meeple from "game-icon:meeple";
import ring from "game-icon:ring";
import soul from "game-icon:soul-vessel";
import map from "game-icon:treasure-map";
import type { IconShape } from "../ui/icon.js";

/** A picture for each game. */
const icons: Readonly<Record<string, IconShape>> = {
  heroquest: gate,
  "lantern-quay": lantern,
  rings: ring,
  souls: soul,
  azeroth: map,
};

export function gameIcon(game: string): IconShape {
  return icons[game] ?? meeple;
}
