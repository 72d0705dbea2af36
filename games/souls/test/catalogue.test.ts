import { readFileSync } from "node:fs";
import { sourcesOfGame } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkCatalogue } from "../../../packages/game/src/catalogue.js";

const home = new URL("../", import.meta.url);
const rules = checkCatalogue(parse(readFileSync(new URL("catalogue.yaml", home), "utf8")), "catalogue.yaml");

test("the catalogue holds every rule of the rulebook, in three languages", () => {
  expect(rules).toHaveLength(659);
  expect(rules.filter(({ title }) => title.en.startsWith("Example: "))).toHaveLength(70);
});

test("a translation keeps the distances, dice and rules that the English text names", () => {
  const marks = (text: string) => (text.match(/\{[\d+n]\}|SS-[\w.-]*\w/g) ?? []).sort().join(" ");
  for (const { id, text } of rules) {
    expect(`${id} ${marks(text.it)}`).toBe(`${id} ${marks(text.en)}`);
    expect(`${id} ${marks(text.fr)}`).toBe(`${id} ${marks(text.en)}`);
  }
});

test("the sources name only rules that the catalogue knows", () => {
  const known = new Set(rules.map(({ id }) => id));
  const files = sourcesOfGame(home);
  const named = files.flatMap((name) =>
    [...readFileSync(new URL(name, home), "utf8").matchAll(/"(SS-[\w.-]*\w)"/g)].map(([, id]) => id!),
  );
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
});
