import { posix } from "node:path";

/** Where a link of a document leads. */
export type LinkTarget =
  | { readonly leads: "out"; readonly url: string }
  | { readonly leads: "document"; readonly document: string; readonly anchor?: string }
  | { readonly leads: "file"; readonly file: string };

/** Reads a link as the document's place in the project means it. */
export function targetOf(link: string, document: string, documents: ReadonlySet<string>): LinkTarget {
  if (/^[a-z]+:/i.test(link)) return { leads: "out", url: link };
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? document : posix.normalize(posix.join(posix.dirname(document), path));
  if (!documents.has(file)) return { leads: "file", file };
  return anchor === undefined ? { leads: "document", document: file } : { leads: "document", document: file, anchor };
}
