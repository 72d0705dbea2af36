import { readFileSync } from "node:fs";
import { type Language, languages, type MessageTable, type MessageTables } from "@tavolata/language";

/** The texts that the command line itself prints. */
export function ownMessages(): MessageTables {
  const tables = languages.map((language) => [language, readTable(language)] as const);
  return Object.fromEntries(tables) as Record<Language, MessageTable>;
}

function readTable(language: Language): MessageTable {
  return JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), "utf8")) as MessageTable;
}
