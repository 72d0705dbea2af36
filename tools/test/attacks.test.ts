import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isOfAbsentGame } from "../testing/absent-games.js";

const house = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, house)), "utf8");

/** The tests that a page names, as lines of a list: `file`: "name". */
function testsNamedIn(page: string): { readonly file: string; readonly name: string }[] {
  const named = [...page.matchAll(/^ *- `([\w./-]+\.test\.ts)`: "(.+)"$/gm)];
  return named.map(([, file, name]) => ({ file: file!, name: name! }));
}

/** The names of the tests in a file, with their quotes taken off. */
const namesIn = (source: string) =>
  [...source.matchAll(/"((?:[^"\\\n]|\\.)+)"/g)].map(([, name]) => name!.replaceAll('\\"', '"'));

test("every test that keeps an attack from coming back, or a promise, is there, by its name", () => {
  const named = testsNamedIn(read("docs/reliability.md"));
  expect(named.length).toBeGreaterThan(150);
  const here = named.filter(({ file }) => !isOfAbsentGame(file));
  const missing = here.filter(({ file, name }) => !namesIn(read(file)).includes(name));
  expect(missing).toEqual([]);
});

test("a name that is in no file is noticed", () => {
  const [odd] = testsNamedIn('- `tools/test/attacks.test.ts`: "no test is called so"');
  expect(namesIn(read(odd!.file).replaceAll(odd!.name, ""))).not.toContain(odd!.name);
});
