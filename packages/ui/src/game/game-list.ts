import { type SharedOptions, scenarioIn } from "@tavolata/game";
import type { OptionDefinition, Stream } from "@tavolata/kernel";
import { type Language, Speaker } from "@tavolata/language";
import { useEffect, useState } from "react";
import { useWords } from "../language/words.js";
import { fetchOnce, gameMessages } from "./game-data.js";

/** A game as it stands on the shelf. */
export interface ShelfGame {
  readonly id: string;
  readonly version: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  readonly options: readonly OptionDefinition[];
  /** What people may have on their own table. */
  readonly streams: readonly Stream[];
  readonly bots: readonly string[];
  readonly rules: number;
}

/** The games of the house; nothing as long as they haven't come. */
export function useGameList(): readonly ShelfGame[] | undefined {
  const [games, setGames] = useState<readonly ShelfGame[]>();
  useEffect(() => {
    let isWanted = true;
    fetchOnce("games.json").then(
      (list) => isWanted && setGames(list as readonly ShelfGame[]),
      () => isWanted && setGames([]),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return games;
}

/** The words of several games, as far as they have come: for lists that name quests. */
export function useSpeakers(games: readonly string[]): (game: string) => Speaker | undefined {
  const { language } = useWords();
  const [speakers, setSpeakers] = useState<Readonly<Record<string, Speaker>>>({});
  const wanted = [...new Set(games)].sort().join();
  useEffect(() => {
    let isWanted = true;
    for (const game of wanted.split(",").filter(Boolean)) {
      gameMessages(game, language).then(
        (tables) => isWanted && setSpeakers((before) => ({ ...before, [game]: new Speaker(language, tables) })),
        () => {}, // then the list names no quests
      );
    }
    return () => {
      isWanted = false;
    };
  }, [wanted, language]);
  return (game) => speakers[game];
}

/** What a match is about: the title of the quest or scenario where the game has such, otherwise the game's name. */
export function matchTitle(options: SharedOptions, speaker: Speaker | undefined): string | undefined {
  const quest = scenarioIn(options) ?? "";
  const key = [`quest.${quest}.title`, `name.${quest}`].find((one) => speaker?.has(one));
  return key === undefined ? speaker?.say({ key: "game.name" }) : speaker?.sentence({ key });
}
