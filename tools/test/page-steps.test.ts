import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changed, stepsOf } from "../page-steps.js";

test("a document's steps are its files, its changes and its commands, in their order", () => {
  const text =
    "Say `x`:\n\nThe file `a/b.ts`:\n\n```ts\nlet a;\n```\n\n```sh\nnpm ci\n\nnpm test\n```\n\n```\nread me\n```\n\n`a/b.ts`:\n\n```diff\n-let a;\n+let b;\n```\n";
  expect(stepsOf(text)).toEqual([
    { does: "write", path: "a/b.ts", text: "let a;\n" },
    { does: "run", command: "npm ci" },
    { does: "run", command: "npm test" },
    { does: "change", path: "a/b.ts", hunks: ["-let a;\n+let b;\n"] },
  ]);
});

test("a change finds its lines once, or is refused", () => {
  const hunks = [" one\n+two\n", "-four\n+five\n"];
  expect(changed("one\nthree\nfour\n", { does: "change", path: "x", hunks })).toBe("one\ntwo\nthree\nfive\n");
  expect(() => changed("three\n", { does: "change", path: "x", hunks })).toThrow("don't stand in x once:\none\n");
});

test("how a game is added leads into one folder and one list; npm run follow goes there", () => {
  const page = readFileSync(new URL("../../docs/add-a-game.md", import.meta.url), "utf8");
  const paths = stepsOf(page).flatMap((step) => (step.does === "run" ? [] : [step.path]));
  expect(paths.filter((path) => !path.startsWith("games/high-water/"))).toEqual(["games/index.ts"]);
  expect(paths.length).toBeGreaterThan(15);
});
