import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./load-game.js";

/** A file of the house that people wrote: code, or data such as enemies and cards. */
export interface Source {
  /** From the root of the house. */
  readonly path: string;
  readonly text: string;
}

/** The source files of some folders, in the order of their names. A folder that isn't there has none. */
export async function sourcesUnder(folders: readonly string[]): Promise<Source[]> {
  const files = await Promise.all(folders.map(filesUnder));
  return Promise.all(
    files.flat().map(async (path) => ({ path, text: await readFile(fileURLToPath(new URL(path, root)), "utf8") })),
  );
}

/** What lies in a game's folder besides its code and its tables. */
const notCode = /^(?:(?:test|screen|paper|bench|messages|dist|node_modules)\/|catalogue\.yaml$)/;

/** The source files of a game: its rules, bots and content, without its tests, its screen and what is printed. */
export async function codeUnder(folder: string): Promise<Source[]> {
  const found = await sourcesUnder([folder]);
  return found.filter(({ path }) => !notCode.test(path.slice(folder.length + 1)));
}

async function filesUnder(folder: string): Promise<string[]> {
  const path = fileURLToPath(new URL(folder, root));
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, encoding: "utf8" });
  return entries
    .filter((entry) => /\.(?:ts|yaml|json)$/.test(entry))
    .map((entry) => join(folder, entry).replaceAll(sep, "/"))
    .sort();
}
