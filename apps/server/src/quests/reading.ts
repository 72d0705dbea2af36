import { namedBy } from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import type { Options } from "@tavolata/kernel";
import type { Games } from "../games.js";
import { Refuse, refusalOf } from "../refuse.js";

/** What stands on the cover of a quest. */
export interface QuestCover {
  readonly game: string;
  readonly title: string;
  readonly introduction: string;
  readonly author?: string;
}

interface Written {
  readonly game: string;
  readonly language: string;
  readonly author?: string;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Reads a quest file that anybody may have written; one that can't be played is refused with the first reason. */
export function readQuest(games: Games, text: string): { readonly gameModule: GameModule; readonly cover: QuestCover } {
  const gameModule = games.of(gameIn(text));
  const { questFiles, ruleset } = gameModule;
  if (!questFiles) throw new Refuse("bad-quest", `Nobody can bring quests of "${ruleset.id}" along.`);
  const first = questFiles.problems(text).find(({ weight }) => weight === "stops");
  if (first) {
    const said = { key: `problem.${first.code}`, args: first.args };
    throw new Refuse("bad-quest", `This quest can't be played: ${first.code} at "${first.field}".`, { said });
  }
  const { game, language, author, texts } = JSON.parse(text) as Written; // the game has read it
  const { title = "", introduction = "" } = texts[language] ?? {};
  const by = author === undefined ? undefined : namedBy(author);
  const cover = { game, title: namedBy(title) ?? "", introduction, ...(by === undefined ? {} : { author: by }) };
  return { gameModule, cover };
}

/** Refuses a new quest whose title shows nothing, as a name that shows nothing is refused. */
export function checkTitle({ questFiles, ownTitle }: GameModule, options: Options): void {
  const text = questFiles && options[questFiles.option];
  if (!questFiles || !ownTitle || typeof text !== "string" || text === "") return;
  const title = ownTitle(options);
  if (title === undefined || namedBy(title) !== undefined) return; // one that can't be read is refused for that
  const { language } = JSON.parse(text) as Written; // the game has read it
  throw new Refuse(
    "bad-quest",
    "This quest's title has nothing that can be seen: it needs a letter, a digit or another visible sign.",
    { said: { key: "problem.missing-text", args: { text: "title", language } } },
  );
}

/** The game that a text says it is for. */
function gameIn(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && "game" in value && typeof value.game === "string")
      return value.game.slice(0, 40);
  } catch {
    // told below
  }
  throw new Refuse("bad-quest", 'This isn\'t a quest file: it must be JSON with a field "game".', {
    said: { key: "problem.not-json" },
  });
}

/** Does something with a quest that was lent: why it can't be played would tell what is in it. */
export async function withoutReasons<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = refusalOf(error)?.fault;
    if (fault !== "bad-quest" && fault !== "bad-options") throw error;
    throw new Refuse("bad-quest", "This quest can't be played here, or not with these options: tell whoever lent it.");
  }
}
