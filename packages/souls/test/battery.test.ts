import { Match } from "@tavolata/kernel";
import { battery, randomPolicy, ruleSourceProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { quests } from "../src/content/quests/book.js";
import { souls } from "../src/index.js";

describe("the battery that every game has to pass", () => {
  // A match is long, and undoing it answer by answer longer: a short one is enough here, the matches below are many.
  const tables = [{ quest: "the-waking", heroes: 2 }];
  for (const { name, run } of battery(souls, { seeds: 1, tables, salt: "f" })) test(name, run);
});

test.each(Object.keys(quests))("random matches of %s end", (quest) => {
  for (const heroes of [2, 3, 4, 5]) {
    const match = Match.start(souls, {
      options: { quest, heroes, soulStorm: heroes % 2 === 0 },
      seed: `${quest} ${heroes}`,
    });
    const policy = randomPolicy(`${quest} ${heroes}`);
    for (let answers = 0; !match.outcome && answers < 20_000; answers++) {
      const [asked] = match.asked;
      match.answer({ seat: asked!.seat, picks: policy(asked!) });
    }
    expect(match.outcome).toBeDefined();
  }
});

test("the sources use no clock, no machine and no chance but the table's", () => {
  expect(ruleSourceProblems(new URL("../src/", import.meta.url))).toEqual([]);
});
