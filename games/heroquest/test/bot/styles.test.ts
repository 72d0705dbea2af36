import { heuristicBot, playOut, searchBot } from "@tavolata/bots";
import { Match, splitOption } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { promising } from "../../bot/evaluation/promising.js";
import { styles } from "../../bot/policy/styles.js";
import type { HeroQuestContent } from "../../content/content.js";
import { evaluator, heroQuest, heuristic } from "../../index.js";
import type { HeroQuestSeen } from "../../view.js";

const usual = heuristicBot<object, never, HeroQuestContent, HeroQuestSeen>(heuristic);

describe("styles of play", () => {
  test.each(Object.keys(styles) as (keyof typeof styles)[])(
    "%s: both sides play a quest to its end, and otherwise than usual",
    (name) => {
      const style = evaluator.styles[name];
      const bot = heuristicBot<object, never, HeroQuestContent, HeroQuestSeen>(style);
      const logs = [bot, usual].map((one) => {
        const match = Match.start(heroQuest, { seed: "styles", options: { quest: "the-stolen-bell" } });
        expect(playOut(match as never, () => one as never, 20_000).finished).toBe(true);
        return match.answers;
      });
      expect(logs[0]).not.toEqual(logs[1]);
    },
  );

  test("whoever thinks ahead takes two barbarians and two dwarfs along (HQ-2.4-d)", () => {
    const match = Match.start(heroQuest, { seed: "styles", options: { quest: "the-stolen-bell" } });
    const style = evaluator.styles.seasoned;
    const bot = heuristicBot<object, never, HeroQuestContent, HeroQuestSeen>(style);
    while (match.state.round === 0) playOut(match as never, () => bot as never, 1);
    const types = match.state.figures.filter(({ kind }) => kind === "hero").map(({ type }) => type);
    expect(types.sort()).toEqual(["barbarian", "barbarian", "dwarf", "dwarf"]);
  });
});

test("the Evil Wizard thinks about who acts and what it does, not about steps; heroes don't think about actions", () => {
  const strong = searchBot({ id: "strong", heuristic: heuristic, evaluator, budget: { iterations: 8 } });
  const answered = new Set<string>();
  const thoughtAbout = new Set<string>();
  const watched: typeof strong = {
    id: "watched",
    decide(situation) {
      const choice = strong.decide(situation);
      const question = `${situation.seat === "wizard" ? "wizard" : "hero"} ${situation.asked.kind}`;
      answered.add(question);
      if (choice.expects) thoughtAbout.add(question);
      return choice;
    },
  };
  const match = Match.start(heroQuest, { seed: "thinking", options: { quest: "the-stolen-bell" } });
  while (match.state.round < 8) playOut(match, () => watched, 1);
  const ofDeeds = (questions: ReadonlySet<string>) => [...questions].filter((one) => /activate|action|walk/.test(one));
  expect(ofDeeds(answered).sort()).toEqual([
    "hero action",
    "hero walk",
    "wizard action",
    "wizard activate",
    "wizard walk",
  ]);
  expect(ofDeeds(thoughtAbout).sort()).toEqual(["wizard action", "wizard activate"]);
});

test("of an antagonist's deeds those are compared that strike, go or stay; nobody knows better where something else is asked", () => {
  const of = (kind: string, ids: readonly string[]) =>
    promising({} as never, { kind } as never, { asked: { options: ids.map(splitOption) } } as never);
  expect(of("action", ["attack:hrolf", "attack-nobody", "move", "jump:7,7", "end-turn"])).toEqual([
    "attack:hrolf",
    "move",
    "end-turn",
  ]);
  expect(of("activate", ["activate:orc-1", "end-phase"])).toEqual(["activate:orc-1", "end-phase"]);
  expect(of("wanderer", ["to:1,1"])).toBeUndefined();
});
