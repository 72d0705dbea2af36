import { heuristicBot, playOut, randomBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import type { HeroQuestContent } from "../../content/content.js";
import { heroQuest, heuristic } from "../../index.js";
import type { HeroQuestSeen } from "../../view.js";

const normal = heuristicBot<object, never, HeroQuestContent, HeroQuestSeen>(heuristic);

/** Beginning, middle and near the end of a quest. */
const moments = [12, 70, 220];

describe("HQ-1.6: quests that heroes imagine can be played", () => {
  test.each(["the-stolen-bell", "the-empty-cell", "the-long-watch", "ash-and-stone"])(
    "%s: the rules don't break down in any of them, each comes to an end, and most can be won",
    (quest) => {
      const match = Match.start(heroQuest, { seed: "worlds", options: { quest } });
      const won: boolean[] = [];
      for (const at of moments) {
        playOut(match as never, () => normal as never, at - match.at);
        if (match.outcome) break;
        for (const seed of ["one", "two", "three"]) {
          const world = match.fork("adventurer-1", seed);
          expect(playOut(world as never, () => normal as never, 15_000).finished).toBe(true);
          won.push(!world.outcome!.winners.includes("wizard"));
        }
        // Whoever plays by chance does what nobody else would.
        playOut(match.fork("adventurer-2", "by chance") as never, () => randomBot as never, 600);
      }
      expect(won.filter(Boolean).length).toBeGreaterThan(won.length / 3);
    },
  );
});
