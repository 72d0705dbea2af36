import { existsSync, readdirSync, readFileSync } from "node:fs";
import { joinTables, languages, type MessageTables } from "@tavolata/language";

const home = new URL("../messages/", import.meta.url);

/** The texts of one folder of messages. */
export function messagesOf(folder: string): MessageTables {
  const texts = languages.map((language) => {
    const file = new URL(`${folder}/${language}.json`, home);
    return [language, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}];
  });
  return Object.fromEntries(texts) as unknown as MessageTables;
}

/** Content, effects, quests …: what has a subject of its own has a folder of its own; the rules' own texts lie above them. */
export const textsOfGame: MessageTables = joinTables(
  ...readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => messagesOf(name)),
  messagesOf("."),
);
