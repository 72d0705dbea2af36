import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { storyOf } from "./teller.js";

const folder = new URL("golden/", import.meta.url);

/** Which match of each scenario is kept: short ones, some won and some lost. */
const matches = [
  ["passage-through-mirkwood", { players: 1, mode: "easy" }, "golden-0"],
  ["journey-down-the-anduin", { players: 2 }, "golden-1"],
  ["escape-from-dol-guldur", { players: 2, mode: "easy" }, "golden-2"],
] as const;

describe("golden matches of the card game: bots play every scenario", () => {
  test.each(matches)("%s", (scenario, options, seed) => {
    const file = new URL(`${scenario}.txt`, folder);
    const story = storyOf({ ...options, scenario }, seed);
    if (process.env["TAVOLATA_GOLDEN"] === "renew") {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, story);
      return;
    }
    expect(existsSync(file), `There is no golden match of ${scenario}: "npm run golden" records it.`).toBe(true);
    const expected = readFileSync(file, "utf8").split("\n");
    const actual = story.split("\n");
    const first = actual.findIndex((line, i) => line !== expected[i]);
    const where = `test/golden/${scenario}.txt:${first + 1}. If the change is meant, "npm run golden" records the match anew`;
    expect(actual[first], where).toBe(expected[first]);
    expect(actual.length, where).toBe(expected.length);
  });
});
