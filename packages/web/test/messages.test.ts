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

test("the page says tu in French to whoever is at it, outside the games as at the table", () => {
  const toOne = ["common", "editor", "figures", "new", "offline", "own", "replay", "settings", "table"];
  const formal = toOne.flatMap((folder) =>
    Object.entries(table(folder, "fr"))
      .filter(([, text]) => /\b(vous|votre|vos|vôtres?)\b|(?<!\p{L})(?!chez|assez)\p{L}+ez\b/iu.test(text))
      .map(([key]) => key),
  );
  expect(formal).toEqual([]);
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
