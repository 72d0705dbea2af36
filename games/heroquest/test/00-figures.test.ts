import { correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { afterEach, expect, test } from "vitest";
import { items } from "../content/items.js";
import { corrections } from "../correctable.js";
import { diceOf } from "../dice.js";
import { helpTableOf } from "../help/wizard-table.js";
import { heroQuest } from "../index.js";
import { antagonistNamed, itemNamed } from "../tables.js";

afterEach(() => corrections.use(""));

const ofBox = correctionsText({
  "antagonists.goblin.body": 2,
  "dice.combat.skull": 2,
  "dice.combat.oval": 2,
  "items.dagger.gold": 30,
});

test("HQ-0-b: a match plays by the figures of a box, and the next one doesn't", () => {
  Match.start(heroQuest, { options: { corrections: ofBox } });
  expect(antagonistNamed("goblin").body).toBe(2);
  expect(diceOf["3-1"].combat.weights).toEqual([6, 6, 6, 1, 1]);
  expect([itemNamed("dagger").gold, items.dagger.gold]).toEqual([30, 30]);
  expect(helpTableOf("wizard")?.combatDie).toMatchObject({ skull: 2, lion: 2, oval: 2 });
  Match.start(heroQuest);
  expect(antagonistNamed("goblin").body).toBe(1);
  expect(diceOf["3-1"].combat.weights).toEqual([9, 6, 3, 1, 1]);
  expect([itemNamed("dagger").gold, items.dagger.gold]).toEqual([25, 25]);
});

test("HQ-0-b, HQ-1.1-a: a combat die of seven sides is refused", () => {
  const text = correctionsText({ "dice.combat.lion": 3 });
  expect(() => Match.start(heroQuest, { options: { corrections: text } })).toThrow(OptionsRefused);
  expect(corrections.problems(text)).toEqual([{ said: { key: "problem.die-sides", args: { count: 7 } } }]);
});

test("HQ-0-b: what the published boxes agree on is told from our defaults", () => {
  const originOf = (path: string) => corrections.figures.get(path)?.origin;
  expect(originOf("antagonists.goblin.body")).toBe("published");
  expect(originOf("antagonists.goblin.armour")).toBe("ours");
  expect(originOf("items.dagger.gold")).toBe("published");
  expect(originOf("items.dagger.load")).toBe("ours");
  expect(originOf("dice.combat.skull")).toBe("ours");
});
