import { addressOf } from "./address.js";
import { documentsOf, type Section } from "./contents.js";
import { type Rendered, renderDocument } from "./document.js";
import { galleryOf } from "./gallery.js";
import { originalOf } from "./languages.js";
import { gallery, pageOf } from "./page.js";
import type { Screen } from "./screens.js";

/** What a site is made from. */
export interface Sources {
  readonly sections: readonly Section[];
  readonly screens: readonly Screen[];
  readonly version: string;
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
  const documents = [...written, ...translated];
  const surroundings = { documents: new Set(documents), screens };
  const rendered = await Promise.all(
    documents.map(async (document) => renderDocument(document, await sources.read(document), surroundings)),
  );
  const frame = { sections, version, titles: new Map(rendered.map(({ document, title }) => [document, title])) };
  const pages = rendered.map(({ document, title, html }) => {
    const address = addressOf(document);
    return [address, pageOf(address, title, html, frame, versionsOf(document, documents))] as const;
  });
  const all = pageOf(gallery, "All screens", galleryOf(screens), frame);
  const left = sources.inFolder.filter((document) => !surroundings.documents.has(document));
  return {
    pages: new Map([...pages, [gallery, all] as const]),
    problems: [
      ...left.map((document) => `${document} is in no part of the site: src/contents.ts says where documents belong.`),
      ...rendered.flatMap(({ problems }) => problems),
      ...(await deadLinks(rendered, sources)),
    ],
  };
}

/** The same document in each language that it is there in; nothing when it is there in one. */
function versionsOf(document: string, documents: readonly string[]): readonly string[] {
  const versions = documents.filter((other) => originalOf(other) === originalOf(document));
  return versions.length > 1 ? versions : [];
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
