/** The languages of the site. Every document is there in the first; `docs/play.it.md` is the Italian one of `docs/play.md`. */
export const siteLanguages = ["en", "it", "fr"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** What each calls itself. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = { en: "English", it: "Italiano", fr: "Français" };

export function languageOf(document: string): SiteLanguage {
  return siteLanguages.find((language) => document.endsWith(`.${language}.md`)) ?? "en";
}

/** The document that this one says in another language; the same where it is the first. */
export function originalOf(document: string): string {
  const language = languageOf(document);
  return language === "en" ? document : document.replace(`.${language}.md`, ".md");
}
