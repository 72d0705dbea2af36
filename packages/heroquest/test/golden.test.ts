import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { questBook } from "../src/content/quests/book.js";
import { heroQuestWith } from "../src/ruleset.js";
import { storyOf } from "./teller.js";

const game = heroQuestWith(questBook);
const folder = new URL("golden/", import.meta.url);

/** Which match of each quest is kept: short ones, some won and some lost. */
const seeds: Readonly<Record<string, string>> = {
  "the-stolen-bell": "golden-3",
  "the-abbots-clerk": "golden-2",
  "three-scars": "golden-2",
  "the-rising-water": "golden-1",
  "the-kings-tenth": "golden-0",
  "the-long-watch": "golden-4",
  "the-empty-cell": "golden-0",
  "mother-sedge": "golden-0",
  "the-barrow-road": "golden-0",
  "the-drowned-gate": "golden-2",
  "odruns-rest": "golden-0",
  "ash-and-stone": "golden-1",
  "the-forsworn": "golden-1",
  "the-last-candle": "golden-0",
};

describe("golden matches of HeroQuest: bots play every quest", () => {
  test.each(questBook.map(({ id }) => id))("%s", (quest) => {
    const file = new URL(`${quest}.txt`, folder);
    const story = storyOf(game, quest, seeds[quest]!);
    if (process.env["TAVOLATA_GOLDEN"] === "renew") {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, story);
      return;
    }
    expect(existsSync(file), `There is no golden match of ${quest}: "npm run golden" records it.`).toBe(true);
    const expected = readFileSync(file, "utf8").split("\n");
    const actual = story.split("\n");
    const first = actual.findIndex((line, i) => line !== expected[i]);
    const where = `test/golden/${quest}.txt:${first + 1}. If the change is meant, "npm run golden" records the match anew`;
    expect(actual[first], where).toBe(expected[first]);
    expect(actual.length, where).toBe(expected.length);
  });
});
