import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "@tavolata/games";
import type { Language } from "@tavolata/language";
import { inEveryLanguage } from "@tavolata/site";
import { expect, test } from "vitest";

const house = join(import.meta.dirname, "../../..");
/** Where the words of the page lie that are no game's. */
const pieces = ["apps/web/messages", "packages/ui/messages"].flatMap((folder) =>
  readdirSync(join(house, folder)).map((piece) => join(house, folder, piece)),
);

type Texts = Readonly<Record<string, string>>;

/** Every text of the page in a language, by its key, with those of the games' screens. */
async function clientWords(language: Language): Promise<ReadonlyMap<string, string>> {
  const read = (piece: string): Texts => JSON.parse(readFileSync(join(piece, `${language}.json`), "utf8"));
  const ofGames = games
    .flatMap(({ words }) => Object.values(words ?? {}))
    .map(async (load) => (await load(language)).default);
  return new Map([...pieces.map(read), ...(await Promise.all(ofGames))].flatMap((texts) => Object.entries(texts)));
}

const english = await clientWords("en");

/** Games of which documents tell though they aren't in this tree: their words are missing here. */
const absent = readdirSync(join(house, "docs/balance"))
  .map((file) => file.replace(/\.md$/, ""))
  .filter((id) => games.every((game) => game.id !== id));

/** What the page calls a button or a screen: in documents it stands between asterisks. */
function named(document: string): readonly string[] {
  const text = readFileSync(join(house, document), "utf8").replace(/```.*?```/gs, "");
  return [...text.matchAll(/(?<![*\w])\*{1,2}([^*\n]+)\*{1,2}/g)].map(([, words]) => words!);
}

test.each(["it", "fr"] as const)(
  "documents in %s call buttons and screens what the page calls them",
  async (language) => {
    const own = await clientWords(language);
    let compared = 0;
    const wrong = inEveryLanguage.flatMap((document) => {
      const text = readFileSync(join(house, document.replace(/\.md$/, `.${language}.md`)), "utf8");
      return [...new Set(named(document).flatMap((words) => words.split(/ [›→] /)))].flatMap((words) => {
        const meant = [...english].filter(([, said]) => alike(said) === alike(words)).map(([key]) => own.get(key)!);
        if (meant.length === 0) return [];
        compared += 1;
        const isElsewhere = absent.some((id) => alike(text).includes(id));
        return isElsewhere || meant.some((said) => alike(text).includes(alike(said)))
          ? []
          : [`${document}: ${words} (${meant.join(", ")})`];
      });
    });
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(30);
  },
);

const alike = (words: string): string => words.replaceAll("’", "'").toLowerCase();
