import { expect, test } from "vitest";
import { touched } from "../changed/affected.js";

const packages = new Map([
  [
    "@tavolata/kernel",
    {
      folder: "packages/kernel",
      exports: { ".": { "tavolata-source": "./src/index.ts", default: "./dist/index.js" } },
    },
  ],
  ["@tavolata/ui", { folder: "packages/ui", exports: { "./*.js": { default: "./src/*.ts" } } }],
  ["@tavolata/games", { folder: "games", exports: { ".": { "tavolata-source": "./index.ts" } } }],
]);

/** A small house with two games. */
const house: Record<string, string> = {
  "packages/kernel/src/index.ts": 'export * from "./match.js";',
  "packages/kernel/src/match.ts": "",
  "packages/kernel/messages/en.json": "{}",
  "packages/kernel/test/match.test.ts": 'import { Match } from "../src/match.js";',
  "packages/ui/src/table/log.tsx": "",
  "games/index.ts": 'import { inn } from "./inn/game.js";\nimport { mill } from "./mill/game.js";',
  "games/inn/game.ts":
    'export const inn = { works: () => import("./works.js"), looks: () => import("./screen/looks.js") };',
  "games/inn/works.ts": 'import { Match } from "@tavolata/kernel";\nimport { drink } from "./rules/drink.js";',
  "games/inn/rules/drink.ts": "",
  "games/inn/rules/eat.ts": "",
  "games/inn/screen/looks.tsx": 'import { Log } from "@tavolata/ui/table/log.js";',
  "games/inn/catalogue.yaml": "",
  "games/inn/test/drink.test.ts": 'import { drink } from "../rules/drink.js";',
  "games/inn/test/eat.test.ts": 'import { eat } from "../rules/eat.js";',
  "games/inn/test/all.test.ts": 'import { games } from "@tavolata/games";',
  "games/mill/game.ts": "export const mill = {};",
  "games/mill/test/all.test.ts": 'import { games } from "@tavolata/games";',
  "games/test/boxes.test.ts": 'import { games } from "../index.js";',
  "tools/check.js": "",
  "tools/test/walk.test.ts": 'const root = new URL("../../", import.meta.url);',
  "docs/play.md": "",
  "README.md": "",
};

const tests = Object.keys(house).filter((path) => path.endsWith(".test.ts"));

/** The tests that are touched, without the one that reads the whole house. */
function touchedBy(changed: string[], files = house): string[] {
  const found = touched(changed, tests, { files: new Set(Object.keys(files)), packages }, (path) => files[path]!);
  if ("everything" in found) return [found.everything];
  expect(found.tests.includes("tools/test/walk.test.ts")).toBe(changed.length > 0);
  return found.tests.filter((path) => path !== "tools/test/walk.test.ts");
}

const ofInn = ["games/inn/test/drink.test.ts", "games/inn/test/eat.test.ts", "games/inn/test/all.test.ts"];

test("nothing is touched by nothing", () => {
  expect(touchedBy([])).toEqual([]);
});

test("a rule touches the tests that import it, those that reach it through the game's door, and no other game's", () => {
  expect(touchedBy(["games/inn/rules/drink.ts"])).toEqual([
    "games/inn/test/drink.test.ts",
    "games/inn/test/all.test.ts",
    "games/test/boxes.test.ts",
  ]);
});

test("what isn't code counts for its game: for all its tests, and for all that reach its door", () => {
  expect(touchedBy(["games/inn/catalogue.yaml"])).toEqual([...ofInn, "games/test/boxes.test.ts"]);
});

test("a test touches itself, and whoever reads the tests of the game", () => {
  expect(touchedBy(["games/inn/test/eat.test.ts"])).toEqual([
    "games/inn/test/eat.test.ts",
    "games/inn/test/all.test.ts",
    "games/test/boxes.test.ts",
  ]);
});

test("what lies below the games is reached over packages, also where it is loaded late", () => {
  const through = ["games/inn/test/all.test.ts", "games/test/boxes.test.ts"];
  expect(touchedBy(["packages/ui/src/table/log.tsx"])).toEqual(through);
  expect(touchedBy(["packages/kernel/src/match.ts"])).toEqual(["packages/kernel/test/match.test.ts", ...through]);
});

test("what isn't code counts for its whole package", () => {
  expect(touchedBy(["packages/kernel/messages/en.json"])).toEqual([
    "packages/kernel/test/match.test.ts",
    "games/inn/test/all.test.ts",
    "games/test/boxes.test.ts",
  ]);
});

test("what is gone touches whoever named it as it did while it was there", () => {
  const { "games/inn/catalogue.yaml": _gone, ...left } = house;
  expect(touchedBy(["games/inn/catalogue.yaml"], left)).toEqual([...ofInn, "games/test/boxes.test.ts"]);
});

test("what the graph can't see touches everything; a document only what reads it", () => {
  expect(touchedBy(["package.json"])).toEqual(["package.json has changed"]);
  expect(touchedBy(["packages/kernel/tsconfig.json", "docs/play.md"])).toEqual([
    "packages/kernel/tsconfig.json has changed",
  ]);
  expect(touchedBy(["tools/check.js"])).toEqual(["tools/check.js has changed"]);
  expect(touchedBy(["docs/play.md"])).toEqual([]);
  expect(touchedBy(["README.md"])).toEqual([]);
});
