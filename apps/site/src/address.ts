import { front } from "./contents.js";

/** Where a document is on the site: `docs/balance/rings.md` at `docs/balance/rings.html`. */
export const addressOf = (document: string): string =>
  document === front ? "index.html" : document.replace(/\.md$/, ".html");

/** The way from one page of the site to something else on it. */
export function wayTo(from: string, to: string): string {
  const up = "../".repeat(from.split("/").length - 1);
  return `${up}${to}`;
}
