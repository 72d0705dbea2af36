import { messageProblems } from "@tavolata/language";
import { formalFrench } from "@tavolata/language/formal-french";
import { expect, test } from "vitest";
import { pieces, sources } from "./page-files.js";

const families = pieces.map(({ tables }) => tables);

test("the page's texts are there in all three languages, and can all be said", () => {
  for (const tables of families) expect(messageProblems(tables)).toEqual([]);
});

test("the page's texts stand in the order of their keys", () => {
  for (const tables of families) {
    for (const one of Object.values(tables)) expect(Object.keys(one)).toEqual(Object.keys(one).sort());
  }
});

test("no text of the page is in two pieces", () => {
  const keys = families.flatMap(({ en }) => Object.keys(en));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("the page says tu in French to whoever is at it", () => {
  const toAll = ["admin", "companion", "learn", "here"]; // whoever plays with others at one device is spoken to with them
  const toOne = pieces.filter(({ name, folder }) => !folder.startsWith("games/") && !toAll.includes(name));
  expect(toOne.length).toBeGreaterThan(8);
  expect(toOne.flatMap(({ tables }) => formalFrench(tables.fr))).toEqual([]);
});

test("no text of the page lies unused", () => {
  const said = [...sources.values()].join("\n");
  const isUsed = (key: string) => {
    const family = key.slice(0, key.lastIndexOf("."));
    return said.includes(`"${key}"`) || said.includes(`\`${family}.$\{`);
  };
  for (const { en } of families) expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});
