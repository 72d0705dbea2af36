import { BotTable, thumbBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { ruleOfThumb } from "../src/bot.js";
import { coreScenarios } from "../src/content/scenarios.js";
import { rings } from "../src/index.js";
import { scene } from "./scene.js";

const bot = thumbBot<never, never>(ruleOfThumb as never);

describe("rules of thumb", () => {
  test.each(coreScenarios.flatMap(({ id }) => [1, 3].map((players) => [id, players] as const)))(
    "play %s with %i players to the end, and say why",
    (scenario, players) => {
      const match = Match.start(rings, { seed: `thumb-${scenario}`, options: { scenario, players, mode: "easy" } });
      const table = new BotTable(match as never, () => bot);
      const reasons = new Set<string>();
      for (let i = 0; i < 5000 && !match.outcome; i++) reasons.add(table.answer(match.asked[0]!).reason.key);
      expect(match.outcome).toBeDefined();
      expect([...reasons].filter((key) => key.startsWith("reason.")).length).toBeGreaterThan(5);
    },
  );

  const asked = (t: ReturnType<typeof scene>) => {
    const { seat } = t.asked;
    return ruleOfThumb(t.table.match.view(seat), t.table.decision(seat));
  };

  test("a defender who stands it is taken before one who would fall", () => {
    const t = scene({ step: "enemy-attacks", players: [{ heroes: ["eowyn", "denethor"], engaged: ["wargs"] }] });
    t.until("defender");
    expect(asked(t)?.picks).toEqual(["defend:denethor-1"]);
  });

  test("an enemy that falls now is attacked first, with as few as it takes", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["legolas", "gimli"], engaged: ["hill-troll", "wolf-rider"] }],
    });
    expect(asked(t)?.picks).toEqual(["attack:wolf-rider-1"]);
    t.does("attack:wolf-rider");
    expect(asked(t)?.picks).toEqual(["attacker:legolas-1"]);
  });

  test("high threat is lowered", () => {
    const t = scene({
      players: [{ heroes: ["aragorn"], threat: 45, resources: 5, hand: ["gandalf"], engaged: ["wargs"] }],
    });
    t.does("play:gandalf").does("respond:gandalf");
    expect(asked(t)?.picks).toEqual(["threat-five"]);
  });
});
