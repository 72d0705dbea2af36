import { heroQuest } from "@tavolata/games/heroquest/index.js";
import { souls } from "@tavolata/games/souls/index.js";
import { completeOptions, Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { chaptersIn } from "../src/campaign/chapters.js";
import { isCampaign } from "../src/campaign/is-campaign.js";
import { stonesOf } from "../src/campaign/stones.js";

test("a campaign of HeroQuest and one of Immortal Souls can both be read as chapters from the beginning", () => {
  for (const ruleset of [heroQuest, souls]) {
    const options = completeOptions(ruleset.options as typeof heroQuest.options, { campaign: true });
    const { state } = Match.start(ruleset as typeof heroQuest, { options, seed: "chapters" }).view("audience");
    const chapters = chaptersIn(ruleset.id, state, options);
    expect(chapters?.record).toEqual([]);
    expect(chapters?.fallen).toEqual([]);
    const single = Match.start(ruleset as typeof heroQuest, { seed: "chapters" }).view("audience");
    expect(chaptersIn(ruleset.id, single.state, {})).toBeUndefined();
  }
});

test("a chapter of Immortal Souls has ghosts instead of the lost, no gold, and the Stash", () => {
  const record = [{ quest: "the-waking", won: true, rounds: 9, how: "quest-won", ghosts: ["ecarus"] }];
  const chapters = chaptersIn("souls", { campaign: { record, sharing: [] }, stash: ["sword"] }, {});
  expect(chapters).toEqual({
    record: [{ quest: "the-waking", won: true, rounds: 9, gold: undefined, lost: ["ecarus"] }],
    length: undefined,
    fallen: [],
    score: undefined,
    shared: { title: "campaign.stash", items: ["sword"] },
  });
});

test("the quest that is being played is known, and none between two of HeroQuest", () => {
  const present = (state: object) => chaptersIn("heroquest", state, {})?.present;
  const campaign = { record: [], sheets: {} };
  expect(present({ campaign, quest: "the-stolen-bell", introduced: true })).toBe("the-stolen-bell");
  expect(present({ campaign, quest: "the-stolen-bell", introduced: false })).toBeUndefined();
  expect(present({ campaign: { record: [], sheets: { a: {} } }, quest: "x", introduced: true })).toBeUndefined();
});

test("LR-mode-3: a campaign of the card game has three scenarios in their order, and one score", () => {
  const scenarios = ["passage", "journey", "escape"];
  expect(chaptersIn("rings", { won: 1, scored: 104 }, { campaign: "expert" }, scenarios)).toMatchObject({
    record: [{ quest: "passage", won: true, rounds: undefined }],
    present: "journey",
    length: 3,
    score: 104,
  });
  expect(chaptersIn("rings", { won: 0, scored: 0 }, { campaign: "none" }, scenarios)).toBeUndefined();
  expect(
    [{}, { campaign: false }, { campaign: "none" }, { campaign: true }, { campaign: "hard" }].map(isCampaign),
  ).toEqual([false, false, false, true, true]);
});

test("the road has a stone for every quest: how it ended, which one is played, and those to come", () => {
  const played = (won: boolean) => ({ quest: "q", won, rounds: 9, gold: undefined, lost: [] });
  const record = [played(true), played(false), played(true)];
  expect(stonesOf({ record, length: 5, isPlaying: true })).toEqual(["won", "lost", "won", "now", "to-come"]);
  expect(stonesOf({ record, length: 5, isPlaying: false }).slice(3)).toEqual(["to-come", "to-come"]);
  // Who plays a lost quest again walks farther than the book is long.
  expect(stonesOf({ record, length: 2, isPlaying: false })).toEqual(["won", "lost", "won"]);
});
