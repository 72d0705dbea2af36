import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stepsOf } from "../../../tools/page-steps.js";
import { isOfAbsentGame } from "../../../tools/testing/absent-games.js";

const house = join(import.meta.dirname, "../../..");

/** Files of the house by their paths, as far as they end so and aren't installed or built. */
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(house, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(ending) && !/\/(?:node_modules|dist)\//.test(name));

/** What people read about the house as it is. The changelog tells of houses that were. */
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...filesIn("docs", ".md"),
  ...["apps", "packages"].flatMap((folder) => filesIn(folder, "README.md")),
];

/** A path from the root of the house in code within a line; one with `<id>` or `*` in it stands for many. */
const path = /`((?:apps|bench|deploy|docs|e2e|games|packages|tools)\/[\w./-]+)`/g;

/** What is there once the browser tests have run. */
const made = new Set(["e2e/pictures"]);

test("every path that a document names is there", () => {
  const named = documents.flatMap((document) => {
    const text = readFileSync(join(house, document), "utf8");
    const written = stepsOf(text).flatMap((step) => (step.does === "write" ? [step.path] : []));
    return [...text.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(path)]
      .filter(([, name]) => !written.includes(name!))
      .map(([, name]) => ({ document, name: name! }));
  });
  expect(named.length).toBeGreaterThan(200);
  const gone = named.filter(({ name }) => !made.has(name) && !isOfAbsentGame(name) && !existsSync(join(house, name)));
  expect(gone.map(({ document, name }) => `${document} names ${name}`)).toEqual([]);
});
