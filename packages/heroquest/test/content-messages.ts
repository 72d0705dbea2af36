import { readFileSync } from "node:fs";
import { languages, type MessageTable, type MessageTables } from "@tavolata/language";

/** The texts of the content or of the quests, as they stand in the files. */
export function messagesOf(folder: "content" | "quests"): MessageTables {
  const read = (language: string): MessageTable =>
    JSON.parse(readFileSync(new URL(`../messages/${folder}/${language}.json`, import.meta.url), "utf8"));
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
    (typeof languages)[number],
    MessageTable
  >;
}
