import { checkStory } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { storyOf } from "./teller.js";

/** Which matches are kept: short ones, won and lost. */
const matches = [
  ["the-waking", "golden-3"],
  ["the-wedding-at-harrow", "golden-3"],
  ["the-longest-night", "golden-1"],
] as const;

describe("golden matches of Sword & Sorcery: two heroes, played by bots", () => {
  test.each(matches)("%s", (quest, seed) => {
    checkStory(new URL(`golden/${quest}.txt`, import.meta.url), () => storyOf({ quest, heroes: 2 }, seed));
  });
});
