import { gameIn } from "@tavolata/game";
import type { ScreenedGame } from "@tavolata/ui/game/screen-parts.js";
import { azeroth } from "./azeroth/game.js";
import { heroQuest } from "./heroquest/game.js";
import { lanternQuay } from "./lantern-quay/game.js";
import { rings } from "./rings/game.js";
import { souls } from "./souls/game.js";

/** The games of the house, in the order in which they are shown. */
export const games: readonly ScreenedGame[] = [heroQuest, lanternQuay, rings, souls, azeroth];

/** The game of this name. */
export const gameOf = (id: string): ScreenedGame => gameIn(games, id);
