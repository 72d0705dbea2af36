import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { heroQuest } from "../../index.js";
import { chaptersIn } from "../../screen/scenes/chapters.js";
import type { HeroQuestSeen, HeroQuestView } from "../../view.js";

test("HQ-14.2: a campaign can be read as chapters from the beginning, a single quest can't", () => {
  const view = (options: object) =>
    Match.start(heroQuest, { options: { ...options }, seed: "chapters" }).view<HeroQuestView>("audience");
  expect(chaptersIn(view({ campaign: true }), { campaign: true })).toMatchObject({ record: [], fallen: [] });
  expect(chaptersIn(view({}), {})).toBeUndefined();
});

test("the quest that is being played is known, and none between two", () => {
  const present = (state: object) => chaptersIn({ state } as unknown as HeroQuestSeen, {})?.present;
  const campaign = { record: [], sheets: {} };
  expect(present({ campaign, quest: "the-stolen-bell", introduced: true })).toBe("the-stolen-bell");
  expect(present({ campaign, quest: "the-stolen-bell", introduced: false })).toBeUndefined();
  expect(present({ campaign: { record: [], sheets: { a: {} } }, quest: "x", introduced: true })).toBeUndefined();
});
