import { BotTable, heuristicBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { quests } from "../../content/quests/book.js";
import { heuristic, souls } from "../../index.js";

const bot = heuristicBot<never, never>(heuristic as never);

describe("rules of thumb", () => {
  test.each(Object.keys(quests).map((quest, i) => [quest, 2 + (i % 4)] as const))(
    "play %s with %i heroes to the end, and say why",
    (quest, heroes) => {
      const match = Match.start(souls, { seed: `thumb-${quest}`, options: { quest, heroes } });
      const table = new BotTable(match as never, () => bot);
      const reasons = new Set<string>();
      for (let i = 0; i < 5000 && !match.outcome; i++) reasons.add(table.answer(match.asked[0]!).reason.key);
      expect(match.outcome).toBeDefined();
      // Nothing is left to chance: every question has its rule of thumb.
      expect([...reasons].filter((key) => !key.startsWith("reason."))).toEqual([]);
      expect(reasons.size).toBeGreaterThan(10);
    },
  );
});
