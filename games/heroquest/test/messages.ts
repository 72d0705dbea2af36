import { readdirSync, readFileSync } from "node:fs";
import { joinTables, languages, type MessageTables } from "@tavolata/language";

const home = new URL("../messages/", import.meta.url);

function tablesIn(folder: URL): MessageTables {
  return Object.fromEntries(
    languages.map((language) => [language, JSON.parse(readFileSync(new URL(`${language}.json`, folder), "utf8"))]),
  ) as unknown as MessageTables;
}

/** Bots, content, quests, disputes …: what has a subject of its own has a folder of its own. */
export const messageFolders: readonly string[] = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The texts of one folder, as they stand in the files; without a name, those of the rules. */
export function messagesOf(folder = ""): MessageTables {
  return tablesIn(new URL(folder === "" ? "" : `${folder}/`, home));
}

/** All texts of the game: those of the rules, and those of the folders beside them. */
export const textsOfGame: MessageTables = joinTables(...messageFolders.map(messagesOf), messagesOf());

/** And those of the kernel: all that is ever said at this table. */
export const everyText: MessageTables = joinTables(
  tablesIn(new URL("../../../packages/kernel/messages/", import.meta.url)),
  textsOfGame,
);
