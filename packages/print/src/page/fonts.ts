import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type FontName, fontFiles } from "./style.js";
import { unpackedFont } from "./woff.js";

const require = createRequire(import.meta.url);

let known: readonly (readonly [FontName, Buffer])[] | undefined;

/** The fonts of every document, read once. */
export function fonts(): readonly (readonly [FontName, Buffer])[] {
  known ??= (Object.entries(fontFiles) as [FontName, string][]).map(([name, file]) => [
    name,
    unpackedFont(readFileSync(require.resolve(file))),
  ]);
  return known;
}
