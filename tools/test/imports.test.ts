import { expect, test } from "vitest";
import { looksAt } from "../changed/imports.js";
import { fits } from "../changed/test-files.js";

const files = new Set([
  "packages/lab/src/thread.ts",
  "packages/lab/src/players.ts",
  "packages/lab/messages/en.json",
  "packages/ui/src/log.tsx",
  "games/index.ts",
  "games/files.ts",
  "games/inn/rules/drink.ts",
  "games/inn/rules/index.ts",
]);
const packages = new Map([
  ["@tavolata/ui", { folder: "packages/ui", exports: { "./*.js": { default: "./src/*.ts" } } }],
  ["@tavolata/lab", { folder: "packages/lab", exports: { "./messages/*": "./messages/*" } }],
  [
    "@tavolata/games",
    {
      folder: "games",
      exports: { "./*.js": { "tavolata-source": "./*.ts" }, ".": { "tavolata-source": "./index.ts" } },
    },
  ],
]);
const seen = (path: string, text: string) => looksAt(path, text, { files, packages });

test("imports of all kinds are seen", () => {
  expect(seen("games/inn/works.ts", 'import type { Drink } from "./rules/drink.js";')).toEqual([
    "games/inn/rules/drink.ts",
  ]);
  expect(seen("games/inn/works.ts", 'const late = () => import("./rules/index.js");')).toEqual([
    "games/inn/rules/index.ts",
  ]);
  expect(seen("games/inn/test/a.test.ts", 'vi.mock("../rules/drink.js", () => ({}));')).toEqual([
    "games/inn/rules/drink.ts",
  ]);
});

test("a package leads to its source, whatever its ending", () => {
  expect(seen("games/inn/screen.tsx", 'import { Log } from "@tavolata/ui/log.js";')).toEqual([
    "packages/ui/src/log.tsx",
  ]);
  expect(seen("apps/cli/a.ts", 'import "@tavolata/games";\nimport "@tavolata/games/inn/rules/drink.js";')).toEqual([
    "games/index.ts",
    "games/inn/rules/drink.ts",
  ]);
  expect(seen("apps/web/a.ts", 'import("@tavolata/lab/messages/en.json")')).toEqual(["packages/lab/messages/en.json"]);
  expect(seen("apps/web/a.ts", 'import { useState } from "react";')).toEqual([]);
});

test("a thread that is started from what was built is its source", () => {
  expect(seen("packages/lab/src/players.ts", 'new URL("../dist/thread.js", import.meta.url)')).toEqual([
    "packages/lab/src/thread.ts",
  ]);
});

test("a path that is worked out is the folder in which it lies", () => {
  expect(seen("packages/lab/src/words.ts", "new URL(`../messages/$" + "{language}.json`, import.meta.url)")).toEqual([
    "packages/lab/messages/",
  ]);
  expect(seen("games/test/board-instructions.test.ts", 'import.meta.glob("../*/screen/errands.ts")')).toEqual([
    "games/",
  ]);
});

test("the whole house is read by tests only: a source is handed the paths", () => {
  const text = 'const house = new URL("../../../", import.meta.url);';
  expect(seen("apps/web/test/files.ts", text)).toEqual([""]);
  expect(seen("packages/game/src/files.ts", text)).toEqual([]);
});

test("patterns name test files", () => {
  expect(fits("games/inn/test/a.test.ts", ["games/*/test/**/*.test.ts"])).toBe(true);
  expect(fits("games/inn/test/rules/a.test.ts", ["games/*/test/**/*.test.ts"])).toBe(true);
  expect(fits("games/test/a.test.ts", ["games/*/test/**/*.test.ts"])).toBe(false);
  expect(fits("games/inn/test/browser/a.test.ts", ["games/*/test/browser/**"])).toBe(true);
  expect(fits("games/inn/test/a.ts", ["games/*/test/**/*.test.ts"])).toBe(false);
});
