import { gameIn } from "@tavolata/game";
import type { PrintedGame } from "@tavolata/print/printer.js";
import { azeroth } from "./azeroth/game.js";
import { heroQuest } from "./heroquest/game.js";
import { lanternQuay } from "./lantern-quay/game.js";
import { rings } from "./rings/game.js";
import { souls } from "./souls/game.js";

/** The games of the house, in the order in which they are shown. */
export const games: readonly PrintedGame[] = [heroQuest, lanternQuay, rings, souls, azeroth];

/** The game of this name. */
export const gameOf = (id: string): PrintedGame => gameIn(games, id);
