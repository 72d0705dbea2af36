import type { LoadedGame } from "@tavolata/game";
import { loadGame } from "@tavolata/game/files";
import { gameOf } from "./index.js";

/** A game of the house with its rules, its catalogue and its messages, read from its folder. */
export const openGame = async (id: string): Promise<LoadedGame> => loadGame(gameOf(id));

/** This module as it was built: threads run that, also where tests run the sources. */
const built = new URL(import.meta.url.endsWith(".ts") ? "./dist/files.js" : "./files.js", import.meta.url);

/** The games of the house for whoever lets many matches be played. */
export const labGames = { open: openGame, module: built.href };
