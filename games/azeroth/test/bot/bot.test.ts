import { BotTable, heuristicBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { languages } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { azeroth } from "../../ruleset.js";
import { messages } from "../messages.js";
import { type SceneTable, scene } from "../scene.js";

const bot = heuristicBot(heuristic);

function played(
  seed: string,
  players: number,
  options = {},
  heard: (picks: readonly string[], reason: string) => void = () => {},
) {
  const match = Match.start(azeroth, { seed, options: { players, ...options } });
  const table = new BotTable(match as never, () => bot);
  const reasons = new Set<string>();
  for (let i = 0; i < 5000 && !match.outcome; i++) {
    const { picks, reason } = table.answer(match.asked[0]!);
    reasons.add(reason.key);
    heard(picks, reason.key);
  }
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

  test("who stays doesn't name a goal elsewhere as the reason", () => {
    const stays = new Set<string>();
    for (const seed of ["stay-1", "stay-2", "stay-3"])
      played(seed, 4, {}, ([pick], reason) => pick === "stay" && stays.add(reason));
    expect([...stays].filter((reason) => reason.startsWith("reason.towards-"))).toEqual([]);
    expect(stays).toContain("reason.not-ready");
  });

  /** What the bot answers in a scene, and why. */
  function thought(t: SceneTable): readonly string[] {
    const { picks, reason } = new BotTable(t.table.match as never, () => bot).answer(t.table.match.asked[0]!);
    return [...picks, reason.key];
  }

  test("nothing that draws cards is hoarded", () => {
    const t = scene({ face: "2/2", heroes: [{ kept: ["found-scroll-1"] }, {}] });
    expect(thought(t)).toEqual(["spend:found-scroll-1", "reason.cards-at-once"]);
  });

  test("a Spark pays for the card that wins a level", () => {
    const hero = { space: "n4", energy: 0, hand: ["heavy-blow-1"], kept: ["found-spark-1"] };
    const t = scene({ step: "face-challenge", heroes: [hero, {}], dice: ["5", "1"] }).does("fight:printed");
    expect(thought(t)).toEqual(["spend:found-spark-1", "reason.turns-the-fight"]);
    expect(thought(t)).toEqual(["play:heavy-blow-1", "reason.turns-the-fight"]);
    thought(t);
    expect(t.hero().level).toBe("green");
  });

  test("blood is given for cards where it is healed again", () => {
    const hero = { class: "warlock", space: "vaultspire", hand: ["blood-bargain-1"] } as const;
    expect(thought(scene({ step: "explore", heroes: [hero, {}] }))).toEqual([
      "play:blood-bargain-1",
      "reason.blood-for-cards",
    ]);
  });

  test("the other face is turned up where it fights better", () => {
    const hero = { class: "warrior", space: "n4", energy: 1 } as const;
    expect(thought(scene({ step: "face-challenge", heroes: [hero, {}] }))).toEqual(["flip", "reason.other-face"]);
  });
});
