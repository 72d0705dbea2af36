import type { GameModule } from "@tavolata/game";
import type { GamePrinter } from "@tavolata/print/printer.js";
import { games } from "../index.js";
import type { ListedGame } from "../listed-game.js";

/** The first game of the list that offers something, for tests to which it is an example: alone, or nothing where no game has it. */
export const firstOf = <T>(offering: readonly T[]): readonly T[] => offering.slice(0, 1);

/** Games that one begins on the home page: their matches are long, and all their bots think. */
export const longGames: readonly ListedGame[] = games.filter(({ home }) => home);

/** Games with figures that an owner of the box may correct. */
export const correctableGames: readonly ListedGame[] = games.filter(({ figures }) => figures);

/** A game whose quests can be files, and such a file that can be played. */
export interface QuestGame {
  readonly id: string;
  readonly game: ListedGame;
  readonly works: GameModule;
  /** The option that takes a file. */
  readonly option: string;
  readonly example: string;
}

export async function questGames(): Promise<readonly QuestGame[]> {
  const opened = await Promise.all(games.map(async (game) => ({ game, works: await game.module() })));
  return opened.flatMap(({ game, works }) => {
    const option = works.questFiles?.option;
    const definition = works.ruleset.options.find(({ id }) => id === option);
    if (definition?.type !== "text") return [];
    return [{ id: game.id, game, works, option: definition.id, example: definition.examples[0]! }];
  });
}

/** A game with quests that have a sheet for the players and one with their secrets. */
export interface PrintedQuests {
  readonly id: string;
  readonly printer: GamePrinter;
  readonly quest: string;
}

export async function gamesWithNotes(): Promise<readonly PrintedQuests[]> {
  const printed = await Promise.all(games.map(async ({ id, paper }) => ({ id, printer: await paper?.() })));
  return printed.flatMap(({ id, printer }) => {
    const [quest] = printer?.quests ?? [];
    const isWhole = printer?.parts.map && printer.parts.notes && printer.needQuest.includes("map");
    return printer && quest !== undefined && isWhole ? [{ id, printer, quest }] : [];
  });
}
