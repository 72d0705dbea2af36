import { readFileSync } from "node:fs";
import { type Language, languages, type MessageTable, type MessageTables, Speaker } from "@tavolata/language";

/** The lab's own texts: what it refuses, and the words on its page. */
export function ownMessages(): MessageTables {
  const tables = languages.map((language) => [language, readTable(language)] as const);
  return Object.fromEntries(tables) as Record<Language, MessageTable>;
}

export function labSpeaker(language: Language): Speaker {
  return new Speaker(language, ownMessages());
}

function readTable(language: Language): MessageTable {
  const file = new URL(`../messages/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as MessageTable;
}
