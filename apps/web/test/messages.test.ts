import { readdirSync, readFileSync } from "node:fs";
import { type MessageTable, messageProblems } from "@tavolata/language";
import { expect, test } from "vitest";

const web = new URL("../", import.meta.url);
const table = (folder: string, language: string) =>
  JSON.parse(readFileSync(new URL(`messages/${folder}/${language}.json`, web), "utf8")) as MessageTable;
/** The page's texts by what is loaded together, each piece in a folder of its own. */
const families = readdirSync(new URL("messages", web)).map((folder) => ({
  en: table(folder, "en"),
  it: table(folder, "it"),
  fr: table(folder, "fr"),
}));

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
  const toOne = [
    ...["azeroth", "campaign", "common", "decks", "editor", "figures", "heroeditor", "new", "offline", "own"],
    ...["replay", "rings", "settings", "souls", "soulseditor", "table"],
  ];
  const toAll = ["souls.gathering"]; // the heroes are chosen by everybody together
  expect(toOne.flatMap((folder) => formal(table(folder, "fr"))).filter((key) => !toAll.includes(key))).toEqual([]);
});

test("the adventure game, Immortal Souls and HeroQuest's editor say tu in French; only their stories speak to the whole company", () => {
  const stories = ["souls/messages/practice/fr.json", "souls/messages/quests/fr.json"];
  const games = new URL("../../games/", web);
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
  const sources = readdirSync(new URL("src", web), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(`src/${name}`, web), "utf8"))
    .join("\n");
  const isUsed = (key: string) => {
    const family = key.slice(0, key.lastIndexOf("."));
    return sources.includes(`"${key}"`) || sources.includes(`\`${family}.$\{`);
  };
  for (const tables of families) expect(Object.keys(tables.en).filter((key) => !isUsed(key))).toEqual([]);
});
