import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const home = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), "utf8");
const known = new Set([...read("rules.yaml").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id!));

function namedUnder(folder: string): string[] {
  return readdirSync(new URL(folder, home), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => [...read(`${folder}${name}`).matchAll(/\bSS-[\w.-]*\w/g)].map(([id]) => id));
}

test("sources and tests name only rules that the catalogue knows", () => {
  expect(known.size).toBe(659);
  const chapters = /^SS-\d+(\.\d+)*$/;
  const unknown = [...namedUnder("src/"), ...namedUnder("test/")].filter((id) => !known.has(id) && !chapters.test(id));
  expect([...new Set(unknown)]).toEqual([]);
});
