import { gameIn } from "@tavolata/game";
import { azeroth } from "./azeroth/game.js";
import { heroQuest } from "./heroquest/game.js";
import { lanternQuay } from "./lantern-quay/game.js";
import type { ListedGame } from "./listed-game.js";
import { rings } from "./rings/game.js";
import { souls } from "./souls/game.js";

/** The games of the house, in the order in which they are shown. */
export const games: readonly ListedGame[] = [heroQuest, lanternQuay, rings, souls, azeroth];

/** The game of this name. */
export const gameOf = (id: string): ListedGame => gameIn(games, id);
