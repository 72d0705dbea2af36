import type { Language, MessageTable, MessageTables } from "@tavolata/language";

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: MessageTable }>>> = {
  en: () => import("./en.js"),
  it: () => import("./it.js"),
  fr: () => import("./fr.js"),
};

const loaded: Record<Language, MessageTable> = { en: {}, it: {}, fr: {} };
const ready = new Set<Language>();

/** The page's own texts and those of the games' faces, in the languages that were loaded. */
export const pageMessages: MessageTables = loaded;

export function isSpoken(language: Language): boolean {
  return ready.has(language);
}

/** Loads the page's texts in a language: nobody needs all three at once. */
export async function learn(language: Language): Promise<void> {
  loaded[language] = (await loaders[language]()).default;
  ready.add(language);
}
