import { checkStory } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { storyOf } from "./teller.js";

/** Which matches are kept: one of each size, with fights between heroes. */
const matches = [
  ["two-players", 2, "read-4"],
  ["three-players", 3, "read-2"],
] as const;

describe("golden matches of the adventure game: played by bots", () => {
  test.each(matches)("%s", (name, players, seed) => {
    checkStory(new URL(`golden/${name}.txt`, import.meta.url), () => storyOf({ players }, seed));
  });
});
