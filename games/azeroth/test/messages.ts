import { readdirSync, readFileSync } from "node:fs";
import { joinTables, type Language, languages, type MessageTable, type MessageTables } from "@tavolata/language";

const home = new URL("../messages/", import.meta.url);

export function folderMessages(folder: string): MessageTables {
  const read = (language: Language): MessageTable =>
    JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, home), "utf8"));
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, MessageTable>;
}

/** Everything that the game says. */
export const messages: MessageTables = joinTables(...readdirSync(home).map(folderMessages));
