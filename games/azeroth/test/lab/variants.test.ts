import type { LoadedGame } from "@tavolata/game";
import { loadGame } from "@tavolata/game/files";
import { Match } from "@tavolata/kernel";
import { ExperimentRefused, experimentOf, type Variant, variantFrom, withCorrections } from "@tavolata/lab";
import { describe, expect, test } from "vitest";
import { azeroth } from "../../game.js";

const present: Variant = { name: "as it is", options: {}, bots: { "": "normal" }, picks: [], corrections: [] };
const wish = { seed: "s", matches: 4, stops: false };

describe("a variant in words", () => {
  test("sets options, bots, answers and values of the tables", async () => {
    const loadedGame = await loadGame(azeroth);
    const words =
      "players=3; bots=focus=easy; pick.focus.character=character:druid; change.abilities.claw.cost=0; name=x";
    expect(variantFrom(loadedGame, present, words)).toEqual({
      name: "x",
      options: { players: 3 },
      bots: { "": "normal", focus: "easy" },
      picks: [{ seat: "focus", kind: "character", option: "character:druid" }],
      corrections: [{ table: "abilities", entry: "claw", path: "cost", value: 0 }],
    });
  });

  test.each([
    ["quests=x", "option"],
    ["quest", "setting"],
    ["bots=clever", "bot"],
    ["bots=strong@0", "bot"],
    ["bots=normal@9", "bot"],
    ["bots=strong@123456", "bot"],
    ["bots=elf=normal", "seat"],
    ["players=9", "options"],
    ["change.cards.claw.cost=0", "correction-table"],
    ["change.abilities.claws.cost=0", "correction-entry"],
    ["change.abilities.claw.copies=9", "correction-field"],
    ["change.abilities.claw.cost=much", "correction-kind"],
    ['change.abilities.claw.effects=[{"effect":"heals"}]', "correction-wrong"],
    ["name=as it is", "name-twice"],
  ])("refuses %s", async (words, why) => {
    const loadedGame = await loadGame(azeroth);
    const tried = () =>
      experimentOf(loadedGame, { ...wish, variants: [present, variantFrom(loadedGame, present, words)] });
    expect(tried).toThrow(ExperimentRefused);
    expect(tried).toThrow(why);
  });
});

describe("a changed card", () => {
  test("is changed for those who try it, also where it shares parts with others, and for nobody else", async () => {
    const loadedGame = await loadGame(azeroth);
    const abilitiesOf = ({ ruleset }: LoadedGame) =>
      ruleset.content!.tables["abilities"] as Record<string, { cost: number; effects: unknown[] }>;
    const before = JSON.stringify(abilitiesOf(loadedGame));
    const change = (path: string, value: number) => ({ table: "abilities", entry: "roots", path, value });
    withCorrections(loadedGame, [change("cost", 5)], (changed) => {
      expect(abilitiesOf(changed)["roots"]!.cost).toBe(5);
      expect(JSON.stringify(abilitiesOf(loadedGame))).toBe(before);
    });
    const { effects } = abilitiesOf(loadedGame)["roots"]!;
    const amount = { table: "abilities", entry: "brambles", path: "effects.0.amount", value: 7 };
    withCorrections(loadedGame, [amount], (changed) => {
      expect(abilitiesOf(changed)["brambles"]!.effects).toMatchObject([{ amount: 7 }]);
      expect(abilitiesOf(changed)["roots"]!.effects).toBe(effects);
    });
    expect(JSON.stringify(abilitiesOf(loadedGame))).toBe(before);
  });

  test("isn't taken for the printed one by the matches that are played with it", async () => {
    const loadedGame = await loadGame(azeroth);
    const { cost } = loadedGame.ruleset.content!.tables["abilities"]!["claw"] as { readonly cost: number };
    const dearer = { table: "abilities", entry: "claw", path: "cost", value: cost + 3 };
    withCorrections(loadedGame, [dearer], ({ ruleset }) => {
      const corrections = '{"abilities.roots.cost":1}';
      const { content } = Match.start(ruleset, { options: { corrections } });
      expect(content).toMatchObject({ abilities: { claw: { cost: cost + 3 }, roots: { cost: 1 } } });
      expect(ruleset.content!.figures.get("abilities.claw.cost")!.value).toBe(cost);
    });
  });
});
