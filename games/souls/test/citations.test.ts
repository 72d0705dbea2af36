import { readdirSync, readFileSync } from "node:fs";
import { sourcesOfGame } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";

const home = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), "utf8");
const known = new Set([...read("catalogue.yaml").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id!));

function namedIn(files: readonly string[]): string[] {
  return files.flatMap((name) => [...read(name).matchAll(/\bSS-[\w.-]*\w/g)].map(([id]) => id));
}

function namedUnder(folder: string): string[] {
  const names = readdirSync(new URL(folder, home), { recursive: true, encoding: "utf8" });
  return namedIn(names.filter((name) => name.endsWith(".ts")).map((name) => `${folder}${name}`));
}

test("sources and tests name only rules that the catalogue knows", () => {
  expect(known.size).toBe(659);
  const chapters = /^SS-\d+(\.\d+)*$/;
  const unknown = [...namedIn(sourcesOfGame(home)), ...namedUnder("test/")].filter(
    (id) => !known.has(id) && !chapters.test(id),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
