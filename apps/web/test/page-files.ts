import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Language, languages, type MessageTable, type MessageTables } from "@tavolata/language";

const root = new URL("../../../", import.meta.url);

const games = readdirSync(new URL("games", root)).filter((game) => existsSync(new URL(`games/${game}/game.ts`, root)));

const inside = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);

/** All that is shown in a browser, by its path from the root of the house: the page, the frame, and the screens of the games. */
export const sources: ReadonlyMap<string, string> = new Map(
  ["apps/web/src", "packages/ui/src", ...games.map((game) => `games/${game}/screen`)]
    .flatMap(inside)
    .filter((name) => /\.tsx?$/.test(name))
    .concat(
      games.map((game) => `games/${game}/game.ts`),
      "games/index.ts",
    )
    .map((name) => [name, readFileSync(new URL(name, root), "utf8")]),
);

/** Texts that are loaded together. */
export interface PieceFolder {
  readonly name: string;
  readonly folder: string;
  readonly tables: MessageTables;
}

const tablesIn = (folder: string) =>
  Object.fromEntries(
    languages.map((language: Language): [Language, MessageTable] => [
      language,
      JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, root), "utf8")),
    ]),
  ) as unknown as MessageTables;

/** Every piece of the page's words, as the page, the frame and the games' doors say where it is. */
export const pieces: readonly PieceFolder[] = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(/^ {2,4}(\w+): \(language\) =>\s+import\(`(\.[^`$]+)\/\$\{language\}\.json`\)/gm)].map(
    ([, name, path]) => {
      const folder = new URL(path!, new URL(file, root)).href.slice(root.href.length);
      return { name: name!, folder, tables: tablesIn(folder) };
    },
  ),
);
