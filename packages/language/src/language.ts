/** The languages of the house. */
export type Language = "en" | "it" | "fr";

export const languages: readonly Language[] = ["en", "it", "fr"];

/** Something for every language of the house. */
export function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make("en"), it: make("it"), fr: make("fr") };
}

/** What each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", it: "Italiano", fr: "Français" };

export function isLanguage(word: string): word is Language {
  return (languages as readonly string[]).includes(word);
}

/** The language of a locale as systems and browsers write it (`it_IT.UTF-8`, `fr-CA`); English for all others. */
export function languageOf(locale: string | undefined): Language {
  const word = (locale ?? "").slice(0, 2).toLowerCase();
  return isLanguage(word) ? word : "en";
}
