import { checkStory } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { storyOf } from "./teller.js";

/** Which match of each scenario is kept: short ones, some won and some lost. */
const matches = [
  ["passage-through-mirkwood", { players: 1, mode: "easy" }, "golden-0"],
  ["journey-down-the-anduin", { players: 2 }, "golden-4"],
  ["escape-from-dol-guldur", { players: 2, mode: "easy" }, "golden-2"],
] as const;

describe("golden matches of the card game: bots play every scenario", () => {
  test.each(matches)("%s", (scenario, options, seed) => {
    checkStory(new URL(`golden/${scenario}.txt`, import.meta.url), () => storyOf({ ...options, scenario }, seed));
  });
});
