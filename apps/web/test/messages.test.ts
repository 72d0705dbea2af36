import { readdirSync, readFileSync } from "node:fs";
import { type MessageTable, messageProblems } from "@tavolata/language";
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

/** Where the French says vous or gives an order in its form. */
const formal = (texts: MessageTable) =>
  Object.entries(texts)
    .filter(([, text]) => /\b(vous|votre|vos|vôtres?)\b|(?<!\p{L})(?!chez|assez)\p{L}+ez\b/iu.test(text))
    .map(([key]) => key);

test("the page says tu in French to whoever is at it, outside the games as at the table", () => {
  const toAll = ["admin", "companion", "heroquest", "learn", "quay"];
  const excepted = ["souls.gathering"]; // the heroes are chosen by everybody together
  const toOne = pieces.filter(({ name }) => !toAll.includes(name));
  expect(toOne.length).toBeGreaterThan(14);
  expect(toOne.flatMap(({ tables }) => formal(tables.fr)).filter((key) => !excepted.includes(key))).toEqual([]);
});

test("the adventure game, Immortal Souls and HeroQuest's editor say tu in French; only their stories speak to the whole company", () => {
  const stories = ["souls/messages/practice/fr.json", "souls/messages/quests/fr.json"];
  const games = new URL("../../../games/", import.meta.url);
  const said = ["azeroth", "souls"].flatMap((game) =>
    readdirSync(new URL(`${game}/messages`, games), { recursive: true, encoding: "utf8" })
      .map((name) => `${game}/messages/${name}`)
      .filter((name) => /\bfr\.json$/.test(name) && !stories.includes(name)),
  );
  expect(said).toHaveLength(13);
  said.push("heroquest/messages/editor/fr.json");
  const texts = (name: string) => JSON.parse(readFileSync(new URL(name, games), "utf8")) as MessageTable;
  expect(said.flatMap((name) => formal(texts(name)))).toEqual([]);
});

test("no text of the page lies unused", () => {
  const said = [...sources.values()].join("\n");
  const isUsed = (key: string) => {
    const family = key.slice(0, key.lastIndexOf("."));
    return said.includes(`"${key}"`) || said.includes(`\`${family}.$\{`);
  };
  for (const { en } of families) expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});
