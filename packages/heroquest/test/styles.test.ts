import { playOut, thumbBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { styles } from "../src/bot/styles.js";
import { heroQuest, judgement, ruleOfThumb } from "../src/index.js";

const usual = thumbBot<object, never>((view, decision, sight) => ruleOfThumb(view, decision, sight));

describe("styles of play", () => {
  test.each(Object.keys(styles) as (keyof typeof styles)[])(
    "%s: both sides play a quest to its end, and otherwise than usual",
    (name) => {
      const style = judgement.styles[name];
      const bot = thumbBot<object, never>((view, decision, sight) => style(view, decision, sight));
      const logs = [bot, usual].map((one) => {
        const match = Match.start(heroQuest, { seed: "styles", options: { quest: "the-stolen-bell" } });
        expect(playOut(match as never, () => one, 20_000).finished).toBe(true);
        return match.answers;
      });
      expect(logs[0]).not.toEqual(logs[1]);
    },
  );

  test("whoever thinks ahead takes two barbarians and two dwarfs along (HQ-2.4-d)", () => {
    const match = Match.start(heroQuest, { seed: "styles", options: { quest: "the-stolen-bell" } });
    const style = judgement.styles.seasoned;
    const bot = thumbBot<object, never>((view, decision, sight) => style(view, decision, sight));
    while (match.state.round === 0) playOut(match as never, () => bot, 1);
    const types = match.state.figures.filter(({ kind }) => kind === "hero").map(({ type }) => type);
    expect(types.sort()).toEqual(["barbarian", "barbarian", "dwarf", "dwarf"]);
  });
});
