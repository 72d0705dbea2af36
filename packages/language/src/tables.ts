import { inEachLanguage, type Language } from "./language.js";

/** The messages of one language: ICU message texts by their keys. */
export type MessageTable = Readonly<Record<string, string>>;

/** The same messages in every language of the house. */
export type MessageTables = Readonly<Record<Language, MessageTable>>;

/** Several sets of messages as one. Where two have the same key, the later one counts: a game may reword the kernel. */
export function joinTables(...sets: readonly MessageTables[]): MessageTables {
  return inEachLanguage((language): MessageTable => Object.assign({}, ...sets.map((set) => set[language])));
}
