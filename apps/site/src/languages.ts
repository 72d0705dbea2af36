/** The languages of the site. Every document is there in the first; `docs/play.it.md` is the Italian one of `docs/play.md`. */
export const siteLanguages = ["en", "it", "fr"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The same words in every language of the site. */
export type InLanguages = Readonly<Record<SiteLanguage, string>>;

/** What each calls itself. */
export const languageNames: InLanguages = { en: "English", it: "Italiano", fr: "Français" };

export function languageOf(document: string): SiteLanguage {
  return siteLanguages.find((language) => document.endsWith(`.${language}.md`)) ?? "en";
}

/** The document that this one says in another language; the same where it is the first. */
export function originalOf(document: string): string {
  const language = languageOf(document);
  return language === "en" ? document : document.replace(`.${language}.md`, ".md");
}

/** Where a document is that says this one in a language: `docs/play.it.md` for `docs/play.md`; `screens.fr.html` for `screens.html`. */
export function inLanguage(file: string, language: SiteLanguage): string {
  return language === "en" ? file : file.replace(/\.(md|html)$/, `.${language}.$1`);
}
