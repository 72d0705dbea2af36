import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inEveryLanguage } from "@tavolata/site";
import { expect, test } from "vitest";

const house = join(import.meta.dirname, "../../..");

/** Where the words are that a browser shows: those of the page, of the frame, and of the games' screens. */
const folders = [
  "apps/web/messages",
  "packages/ui/messages",
  ...readdirSync(join(house, "games")).map((game) => `games/${game}/screen`),
].filter((folder) => existsSync(join(house, folder)));

/** Every text of the page in a language, by its key. */
function clientWords(language: string): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(house, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => basename(name) === `${language}.json`)
      .map((name) => join(house, folder, name)),
  );
  return new Map(
    files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)),
  );
}

const english = clientWords("en");

/** What the page calls a button or a screen: in documents it stands between asterisks. */
function named(document: string): readonly string[] {
  const text = readFileSync(join(house, document), "utf8").replace(/```.*?```/gs, "");
  return [...text.matchAll(/(?<![*\w])\*{1,2}([^*\n]+)\*{1,2}/g)].map(([, words]) => words!);
}

test.each(["it", "fr"])("documents in %s call buttons and screens what the page calls them", (language) => {
  const own = clientWords(language);
  let compared = 0;
  const wrong = inEveryLanguage.flatMap((document) => {
    const text = readFileSync(join(house, document.replace(/\.md$/, `.${language}.md`)), "utf8");
    return [...new Set(named(document).flatMap((words) => words.split(/ [›→] /)))].flatMap((words) => {
      const meant = [...english].filter(([, said]) => alike(said) === alike(words)).map(([key]) => own.get(key)!);
      if (meant.length === 0) return [];
      compared += 1;
      return meant.some((said) => alike(text).includes(alike(said)))
        ? []
        : [`${document}: ${words} (${meant.join(", ")})`];
    });
  });
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(30);
});

const alike = (words: string): string => words.replaceAll("’", "'").toLowerCase();
