import { addressOf } from "./address.js";
import { documentsOf, front, type Section } from "./contents.js";
import { contentsAddress, contentsOf, gallery, type SiteFrame } from "./contents-list.js";
import { type Rendered, renderDocument } from "./document.js";
import { galleryOf } from "./gallery.js";
import { inLanguage, languageOf, originalOf, type SiteLanguage, siteLanguages } from "./languages.js";
import { driftOf, outlineOf } from "./outline.js";
import { pageOf, type SitePage } from "./page.js";
import type { PicturedScreen } from "./screens.js";
import { words } from "./words.js";

/** What a site is made from. */
export interface Sources {
  readonly sections: readonly Section[];
  readonly screens: readonly PicturedScreen[];
  readonly version: string;
  /** The documents that are to be there in every language. */
  readonly inEveryLanguage: readonly string[];
  /** Folders of which the sections name only the index, `README.md`. */
  readonly indexed: readonly string[];
  /** The text of a document. */
  read(document: string): Promise<string>;
  /** Whether there is such a file or folder in the project. */
  exists(file: string): Promise<boolean>;
  /** Every document in the folder of documents. */
  readonly inFolder: readonly string[];
}

/** Every page by its address, and what is wrong with what they say. */
export interface Site {
  readonly pages: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

export async function makeSite(sources: Sources): Promise<Site> {
  const { sections, screens, version } = sources;
  const written = documentsOf(sections);
  const translated = sources.inFolder.filter((one) => originalOf(one) !== one && written.includes(originalOf(one)));
  const inner = sources.inFolder.filter((one) => !written.includes(one) && indexOf(one, sources.indexed) !== undefined);
  const documents = [...written, ...translated, ...inner];
  const surroundings = { documents: new Set(documents), screens };
  const texts = new Map<string, string>();
  for (const document of documents) texts.set(document, await sources.read(document));
  const rendered = documents.map((document) => renderDocument(document, texts.get(document)!, surroundings));
  const frame = { sections, version, titles: new Map(rendered.map(({ document, title }) => [document, title])) };
  const pages = rendered.map(({ document, title, html }) => {
    const place = placeOf(document, surroundings.documents);
    return [place.address, pageOf(place, title, html, frame)] as const;
  });
  const left = sources.inFolder.filter((document) => !surroundings.documents.has(document));
  return {
    pages: new Map([...pages, ...siteLanguages.flatMap((language) => ownPages(language, screens, frame))]),
    problems: [
      ...left.map((document) => `${document} is in no part of the site: src/contents.ts says where documents belong.`),
      ...rendered.flatMap(({ problems }) => problems),
      ...inner.flatMap((document) => notIndexed(document, rendered, sources.indexed)),
      ...untranslated(sources.inEveryLanguage, surroundings.documents),
      ...translated.flatMap((document) =>
        driftOf(
          document,
          outlineOf(texts.get(originalOf(document))!, "en"),
          outlineOf(texts.get(document)!, languageOf(document)),
        ),
      ),
      ...rendered.flatMap((one) => foreignLinks(one, surroundings.documents)),
      ...(await deadLinks(rendered, sources)),
    ],
  };
}

/** The index of the folder that a document lies in, where there is one. */
function indexOf(document: string, indexed: readonly string[]): string | undefined {
  const folder = indexed.find((one) => document.startsWith(`${one}/`));
  return folder === undefined ? undefined : `${folder}/README.md`;
}

function notIndexed(document: string, rendered: readonly Rendered[], indexed: readonly string[]): string[] {
  const index = indexOf(document, indexed);
  const leads = rendered
    .find((one) => one.document === index)
    ?.targets.some((target) => target.leads === "document" && target.document === document);
  return leads ? [] : [`${index} doesn't lead to ${document}.`];
}

/** The contents and the gallery in a language. */
function ownPages(language: SiteLanguage, screens: readonly PicturedScreen[], frame: SiteFrame): [string, string][] {
  const at = (page: string): SitePage => ({
    address: inLanguage(page, language),
    language,
    versions: Object.fromEntries(siteLanguages.map((one) => [one, inLanguage(page, one)])),
  });
  const pages = [
    pageOf(at(contentsAddress), words.contents[language], contentsOf(language, frame), frame),
    pageOf(at(gallery), words.screens[language], galleryOf(screens, language), frame),
  ];
  return [contentsAddress, gallery].map((page, index) => [inLanguage(page, language), pages[index]!]);
}

/** Where a document's page is, and where in other languages. The front one isn't there in any but the contents are. */
function placeOf(document: string, documents: ReadonlySet<string>): SitePage {
  const original = originalOf(document);
  const versions = siteLanguages.map((language) => {
    const other = inLanguage(original, language);
    if (documents.has(other)) return [language, addressOf(other)];
    return [language, original === front ? inLanguage(contentsAddress, language) : undefined];
  });
  return {
    address: addressOf(document),
    language: languageOf(document),
    versions: Object.fromEntries(versions) as SitePage["versions"],
  };
}

function untranslated(inEveryLanguage: readonly string[], documents: ReadonlySet<string>): string[] {
  return inEveryLanguage.flatMap((document) =>
    siteLanguages
      .map((language) => inLanguage(document, language))
      .filter((other) => !documents.has(other))
      .map((other) => `${other} isn't there: src/contents.ts says that ${document} is to be there in every language.`),
  );
}

/** Links that lead out of the reader's language though there is a page in it. The front page, which is in one language, may offer the others. */
function foreignLinks({ document, targets }: Rendered, documents: ReadonlySet<string>): string[] {
  if (document === front) return [];
  const language = languageOf(document);
  return targets.flatMap((target) => {
    if (target.leads !== "document" || originalOf(target.document) === originalOf(document)) return [];
    const own = inLanguage(originalOf(target.document), language);
    if (own === target.document || !documents.has(own)) return [];
    return [`${document} leads to ${target.document}, though ${own} is there.`];
  });
}

async function deadLinks(rendered: readonly Rendered[], sources: Sources): Promise<string[]> {
  const anchors = new Map(rendered.map((one) => [one.document, one.anchors]));
  const found = rendered.flatMap(({ document, targets }) =>
    targets.map(async (target) => {
      if (target.leads === "file" && !(await sources.exists(target.file))) {
        return [`${document} leads to ${target.file}, which isn't there.`];
      }
      if (
        target.leads === "document" &&
        target.anchor !== undefined &&
        !anchors.get(target.document)!.has(target.anchor)
      ) {
        return [`${document} leads to a heading "#${target.anchor}" of ${target.document}, which isn't there.`];
      }
      return [];
    }),
  );
  return (await Promise.all(found)).flat();
}
