import { readFileSync } from "node:fs";
import { sourcesOfGame } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkCatalogue } from "../../../packages/game/src/catalogue.js";

const home = new URL("../", import.meta.url);
const rules = checkCatalogue(parse(readFileSync(new URL("catalogue.yaml", home), "utf8")), "catalogue.yaml");

test("the catalogue holds every rule, and every ruling, in three languages", () => {
  expect(rules).toHaveLength(167);
  expect(rules.filter(({ ruling }) => typeof ruling === "string").map(({ id }) => id)).toEqual([]);
  expect(rules.filter(({ test }) => !test).map(({ id }) => id)).toEqual([]);
});

test("a translation keeps the faces of dice and the rules that the English text names", () => {
  const marks = (text: string) => (text.match(/AZ-[\w-]*\w|\d+\/\d+/g) ?? []).sort().join(" ");
  const said = rules.flatMap(({ id, text, ruling }) => [
    { id, text },
    ...(typeof ruling === "object" ? [{ id: `${id} (ruling)`, text: ruling }] : []),
  ]);
  for (const { id, text } of said) {
    expect(`${id} ${marks(text.it)}`).toBe(`${id} ${marks(text.en)}`);
    expect(`${id} ${marks(text.fr)}`).toBe(`${id} ${marks(text.en)}`);
  }
});

test("what a table can set has a switch and a value", () => {
  const options = rules.filter(({ option }) => option);
  expect(options.map(({ switch: name, default: value }) => [name, value])).toEqual([
    ["players", 2],
    ["rivalry", false],
    ["fullLastRound", false],
  ]);
});

test("the sources name only rules that the catalogue knows", () => {
  const known = new Set(rules.map(({ id }) => id));
  const named = sourcesOfGame(home).flatMap(
    (name) => readFileSync(new URL(name, home), "utf8").match(/AZ-[a-z]+-\d+/g) ?? [],
  );
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
});
