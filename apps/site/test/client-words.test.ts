import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inEveryLanguage } from "@tavolata/site";
import { expect, test } from "vitest";

const house = join(import.meta.dirname, "../../..");
const messages = join(house, "apps/web/messages");

/** Every text of the page in a language, by its key. */
function clientWords(language: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(messages).flatMap((piece) =>
      Object.entries(
        JSON.parse(readFileSync(join(messages, piece, `${language}.json`), "utf8")) as Record<string, string>,
      ),
    ),
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
