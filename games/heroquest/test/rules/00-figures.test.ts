import { BotTable, heuristicBot } from "@tavolata/bots";
import { type CorrectedValues, correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { Speaker } from "@tavolata/language";
import { expect, test } from "vitest";
import { heroQuestContent } from "../../content/content.js";
import { antagonistNamed, itemNamed } from "../../content/tables.js";
import { evaluator, heroQuest, heuristic, renderText } from "../../index.js";
import { helpTableOf } from "../../queries/wizard-table.js";
import type { HeroQuestView } from "../../view.js";
import { everyText } from "../messages.js";

const english = new Speaker("en", everyText);

const ofBox = correctionsText({
  "antagonists.goblin.body": 2,
  "dice.combat.skull": 2,
  "dice.combat.oval": 2,
  "items.dagger.gold": 30,
});

test("HQ-0-b: a match plays by the figures of a box, and the next one doesn't", () => {
  const corrected = Match.start(heroQuest, { options: { corrections: ofBox } }).content;
  expect(antagonistNamed(corrected, "goblin").body).toBe(2);
  expect(corrected.dice["3-1"].combat.weights).toEqual([6, 6, 6, 1, 1]);
  expect([itemNamed(corrected, "dagger").gold, corrected.items.dagger.gold]).toEqual([30, 30]);
  expect(helpTableOf(corrected, "wizard")?.combatDie).toMatchObject({ skull: 2, lion: 2, oval: 2 });
  const { content } = Match.start(heroQuest);
  expect(antagonistNamed(content, "goblin").body).toBe(1);
  expect(content.dice["3-1"].combat.weights).toEqual([9, 6, 3, 1, 1]);
  expect([itemNamed(content, "dagger").gold, content.items.dagger.gold]).toEqual([25, 25]);
});

test("HQ-0-b: matches with other figures are read and played turn by turn as each for itself", () => {
  const boxes: readonly CorrectedValues[] = [
    {
      "antagonists.goblin.body": 3,
      "antagonists.orc.attack": 5,
      "dice.combat.skull": 2,
      "dice.combat.oval": 2,
      "items.dagger.melee": 3,
      "items.broadsword.melee": 4,
      "heroes.dwarf.body": 9,
      "heroes.elf.magicTurns": 2,
    },
    {},
  ];
  const started = (box: CorrectedValues) => {
    const match = Match.start(heroQuest, { seed: "box", options: { corrections: correctionsText(box) } });
    return { match, bots: new BotTable(match, () => heuristicBot(heuristic)) };
  };
  const look = ({ match, bots }: ReturnType<typeof started>) => {
    bots.answer(match.asked[0]!);
    const explained = match.decisions(undefined, { explain: true });
    const { state, seats, content } = match;
    const world = match.fork("adventurer-1", "world").state;
    const values = state.round > 0 ? evaluator.values(state, seats, undefined, content) : {};
    const view = match.view<HeroQuestView>("wizard");
    return JSON.stringify([explained, view, world, values, renderText(view, english, content)]);
  };
  const apart = boxes.map((box) => {
    const alone = started(box);
    return Array.from({ length: 90 }, () => look(alone));
  });
  const together = boxes.map(started);
  for (let turn = 0; turn < 90; turn++) expect(together.map(look)).toEqual(apart.map((looks) => looks[turn]));
  expect(new Set(apart.map((looks) => looks.at(-1))).size).toBe(boxes.length);
});

test("HQ-0-b, HQ-1.1-a: a combat die of seven sides is refused", () => {
  const text = correctionsText({ "dice.combat.lion": 3 });
  expect(() => Match.start(heroQuest, { options: { corrections: text } })).toThrow(OptionsRefused);
  expect(heroQuestContent.problems(text)).toEqual([{ said: { key: "problem.die-sides", args: { count: 7 } } }]);
});

test("HQ-0-b: what the published boxes agree on is told from our defaults", () => {
  const originOf = (path: string) => heroQuestContent.figures.get(path)?.origin;
  expect(originOf("antagonists.goblin.body")).toBe("published");
  expect(originOf("antagonists.goblin.armour")).toBe("ours");
  expect(originOf("items.dagger.gold")).toBe("published");
  expect(originOf("items.dagger.load")).toBe("ours");
  expect(originOf("dice.combat.skull")).toBe("ours");
});
