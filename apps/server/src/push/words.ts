import { readFileSync } from "node:fs";
import { openGame } from "@tavolata/games/files";
import { say } from "@tavolata/kernel";
import { inEachLanguage, type Language, type MessageTable, type MessageTables, Speaker } from "@tavolata/language";

/** What the server itself says to people. */
export const ownMessages: MessageTables = inEachLanguage(readTable);

function readTable(language: Language): MessageTable {
  return JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), "utf8")) as MessageTable;
}

/** The words of notices, in the language of whoever is told. */
export class NoticeWords {
  readonly #names = new Map<string, Promise<MessageTables>>();

  /** @param owner nothing at one's own table */
  async yourTurn(
    language: Language,
    game: string,
    owner: string | undefined,
  ): Promise<{ readonly title: string; readonly text: string }> {
    const speaker = new Speaker(language, ownMessages);
    const said = owner === undefined ? say("notice.your-turn-at-own") : say("notice.your-turn", { owner });
    return { title: await this.#nameOf(game, language), text: speaker.sentence(said) };
  }

  async #nameOf(game: string, language: Language): Promise<string> {
    const known = this.#names.get(game) ?? openGame(game).then(({ messages }) => messages);
    this.#names.set(game, known);
    return (await known)[language]["game.name"] ?? game;
  }
}
