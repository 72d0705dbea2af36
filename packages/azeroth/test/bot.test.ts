import { BotTable, thumbBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { languages } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { ruleOfThumb } from "../src/bot.js";
import { azeroth } from "../src/index.js";
import { messages } from "./messages.js";

const bot = thumbBot(ruleOfThumb);

function played(seed: string, players: number, options = {}) {
  const match = Match.start(azeroth, { seed, options: { players, ...options } });
  const table = new BotTable(match as never, () => bot);
  const reasons = new Set<string>();
  for (let i = 0; i < 5000 && !match.outcome; i++) reasons.add(table.answer(match.asked[0]!).reason.key);
  return { match, reasons };
}

describe("rules of thumb", () => {
  test.each([2, 3, 4])("race with %i players to eight valour, and say why", (players) => {
    const { match, reasons } = played(`thumb-${players}`, players);
    expect(match.outcome?.how).toBe("valour");
    expect(reasons).not.toContain("bot.random");
    expect(reasons.size).toBeGreaterThan(10);
    for (const reason of reasons) {
      for (const language of languages) expect(messages[language]).toHaveProperty([reason]);
    }
  });

  test("they have an opinion on everything, also where the last round is played to its end", () => {
    const { match, reasons } = played("thumb-full", 4, { fullLastRound: true, characters: "dealt", rivalry: true });
    expect(match.outcome).toBeDefined();
    expect(reasons).not.toContain("bot.random");
  });
});
