import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { pieces as allPieces, sources } from "./page-files.js";

/** Where a text is: its piece by its key. */
const pieceOf = new Map(
  allPieces.flatMap(({ name, tables }) => Object.keys(tables.en).map((key) => [key, name] as const)),
);

function named(from: string, path: string): string | undefined {
  const inUi = /^@tavolata\/ui\/(.+)$/.exec(path)?.[1];
  const inGames = path === "@tavolata/games" ? "games/index" : undefined;
  const name = inGames ?? (inUi ? `packages/ui/src/${inUi}` : join(dirname(from), path)).replace(/\.js$/, "");
  return [`${name}.ts`, `${name}.tsx`].find((one) => sources.has(one));
}

/** Everything that comes with a file of the page: what it imports, and what that imports. */
function withAllItImports(file: string): Set<string> {
  const files = new Set([file]);
  for (const one of files) {
    const imports = sources
      .get(one)!
      .matchAll(/^(?:import|export) (?!type\b)(?:[^;"]*? from )?"(\.[^"]+|@tavolata\/(?:ui\/|games")[^"]*)"/gm);
    for (const [, path] of imports) {
      const found = named(one, path!);
      if (found) files.add(found);
    }
  }
  return files;
}

/** What each file says, as far as that can be read from its source. */
const texts = new Map(
  [...sources].map(([file, source]) => {
    const said = [...pieceOf.keys()].filter((key) => {
      const family = key.slice(0, key.lastIndexOf("."));
      return source.includes(`"${key}"`) || (family !== "" && source.includes(`\`${family}.$\{`));
    });
    return [file, said];
  }),
);

const home = withAllItImports("apps/web/src/main.tsx");

/** Parts that are loaded when they are needed: by the page and the frame with `withWords`, and through the games' doors. */
const loading = [
  /(?:withWords\(\[([^\]]*)\], )?\(\) => import\("([.@][^"]+)"\)/g,
  /words: \[([^\]]*)\],\s+load: async \(\) => \(await import\("(\.[^"]+)"\)\)/g,
];

/** The parts of the page that are loaded when they are needed, with the pieces that come along. */
const parts = [...sources].flatMap(([file, source]) =>
  loading
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .flatMap(([, pieces, path]) => {
      const part = named(file, path!);
      if (!part) return [];
      const own = [...(pieces ?? "").matchAll(/"(\w+)"/g)].map(([, piece]) => piece!);
      return [{ part, pieces: [...own, ...around(part)] }];
    }),
);

/** What has come already where a part is shown: a game's screen and explanations at a table, its workbench in the editor, a setting among the settings. */
function around(part: string): readonly string[] {
  if (part.endsWith("-setting.tsx")) return ["common", "settings"];
  if (part.includes("/editor/")) return ["common", "table", "editor"];
  if (part.endsWith("decks-screen.tsx")) return ["common"];
  if (part.endsWith("deck-plan.tsx")) return ["common", "new"];
  return part.startsWith("games/") || part.includes("/explain/") ? ["common", "table"] : [];
}

test("the home page and the frame say nothing that isn't loaded at once", () => {
  const strange = [...home].flatMap((file) =>
    texts
      .get(file)!
      .filter((key) => pieceOf.get(key) !== "own")
      .map((key) => `${file}: ${key}`),
  );
  expect(strange).toEqual([]);
});

test("every part of the page that is loaded later brings the words along that it says", () => {
  expect(parts.length).toBeGreaterThan(15);
  const strange = parts.flatMap(({ part, pieces }) =>
    [...withAllItImports(part)]
      .filter((file) => !home.has(file))
      .flatMap((file) =>
        texts
          .get(file)!
          .filter((key) => pieceOf.get(key) !== "own" && !pieces.includes(pieceOf.get(key)!))
          .map((key) => `${part} needs ${key} (${pieceOf.get(key)}) for ${file}`),
      ),
  );
  expect(strange).toEqual([]);
});
