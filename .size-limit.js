import { readFileSync } from "node:fs";

const page = "apps/web/dist/";
const html = readFileSync(`${page}index.html`, "utf8");

/** What the page at home loads at once, as its HTML says. */
const atHome = (/** @type {string} */ kind) =>
  [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].flatMap(([, path = ""]) =>
    path.endsWith(kind) ? [page + path] : [],
  );

/** What is sent to whoever comes home, compressed. */
export default [
  { name: "script of the page at home", path: atHome(".js"), limit: "150 kB", gzip: true },
  { name: "styles of the page at home", path: atHome(".css"), limit: "10 kB", gzip: true },
];
