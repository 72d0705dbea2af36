import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const src = new URL("../src/", import.meta.url);

/** Everything of this game that comes along with a file. */
function withAllItImports(file: URL): Set<string> {
  const found = new Set([file.href]);
  for (const one of found) {
    const source = readFileSync(new URL(one), "utf8");
    for (const [, path] of source.matchAll(/^(?:import|export) (?!type\b)(?:[^;"]*? from )?"(\.[^"]+)"/gm)) {
      const next = new URL(path!.replace(/\.js$/, ".ts"), one);
      if (existsSync(next)) found.add(next.href);
    }
  }
  return new Set([...found].map((one) => one.slice(src.href.length)));
}

test("SS-2.2-h: who writes a Quest gets neither the rules nor the quest book", () => {
  const files = [...withAllItImports(new URL("editor.ts", src))];
  expect(files.length).toBeGreaterThan(30);
  const book = files.filter((file) => /^content\/quests\/(?!acts|texts|validate)[\w-]+\.ts$/.test(file));
  expect(book).toEqual([]);
  expect(files.filter((file) => /^(turn|ruleset|bot|setup|view|quest|phases)/.test(file))).toEqual([]);
});
