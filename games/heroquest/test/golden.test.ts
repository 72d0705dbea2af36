import { checkStory } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { questBook } from "../content/quests/book.js";
import { heroQuestWith } from "../ruleset.js";
import { storyOf } from "./teller.js";

const game = heroQuestWith(questBook);

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
    checkStory(new URL(`golden/${quest}.txt`, import.meta.url), () => storyOf(game, quest, seeds[quest]!));
  });
});
