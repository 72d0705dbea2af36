import { expect, test } from "vitest";
import { isCampaign } from "../src/campaign/is-campaign.js";
import { stonesOf } from "../src/campaign/stones.js";

test("a campaign is a switch or a choice of how", () => {
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
