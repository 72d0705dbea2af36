import { type Language, languages } from "@tavolata/language";
import type { QuestChange } from "./change.js";

/** What the files of all games have in common: texts by language, one of which has all of them. */
export interface DraftFile {
  readonly language: Language;
  readonly author?: string;
  readonly texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

export function textIn({ texts }: DraftFile, language: Language, name: string): string {
  return texts[language]?.[name] ?? "";
}

/** Writes a text; one that is empty is taken away. */
export function writing(file: DraftFile, language: Language, name: string, words: string): QuestChange {
  const table = file.texts[language];
  if (!table) return { does: "set", field: `texts.${language}`, value: { [name]: words } };
  const field = `texts.${language}.${name}`;
  return words === "" ? { does: "remove", field } : { does: "set", field, value: words };
}

/** The file without the texts of what was taken away. */
export function withoutStrayTexts<F extends DraftFile>(file: F, names: readonly string[]): F {
  const known = new Set(names);
  const tables = languages.flatMap((language) => {
    const table = file.texts[language];
    if (!table) return [];
    const used = Object.entries(table).filter(([name, words]) => known.has(name) && words.trim() !== "");
    return used.length === 0 && language !== file.language ? [] : [[language, Object.fromEntries(used)]];
  });
  return { ...file, texts: Object.fromEntries(tables) };
}
