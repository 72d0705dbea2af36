import { BotTable, heuristicBot } from "@tavolata/bots";
import { type CorrectedValue, correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { evaluator } from "../bot/evaluation/evaluator.js";
import { heuristic } from "../bot/policy/heuristic.js";
import { type RingsContent, ringsContent } from "../content/content.js";
import { cardOf } from "../content/lookup.js";
import { encounterCards } from "../queries/encounter-deck.js";
import { rings } from "../ruleset.js";

type CorrectedFigures = Readonly<Record<string, CorrectedValue>>;

/** A match with the figures of a box. */
function withFigures(box: CorrectedFigures) {
  return Match.start(rings, { seed: "box", options: { corrections: correctionsText(box) } });
}

const copies = (content: RingsContent) =>
  encounterCards(content, "passage-through-mirkwood", false).deck.filter((id) => /^forest-spider-/.test(id));

test("LR-mode-5: a match plays by the figures of a box, and the next one doesn't", () => {
  const figures = (content: RingsContent) => [cardOf(content, "forest-spider-1").attack!, copies(content).length];
  const [attack, count] = figures(ringsContent.plain) as [number, number];
  const ofBox = { "cards.forest-spider.attack": attack + 1, "cards.forest-spider.copies": count + 1 };
  expect(figures(withFigures(ofBox).content)).toEqual([attack + 1, count + 1]);
  expect(figures(Match.start(rings).content)).toEqual([attack, count]);
});

test("LR-mode-5: a scenario's stages are those of the box, by themselves and one after the other", () => {
  const { content } = withFigures({ "stages.flies-and-spiders.points": 3 });
  const stage = content.stages.get("flies-and-spiders")!;
  expect(stage.points).toBe(3);
  expect(content.scenarios.get("passage-through-mirkwood")!.stages[0]).toBe(stage);
  expect(ringsContent.plain.stages.get("flies-and-spiders")!.points).toBe(8);
});

test("LR-mode-5: two matches with different figures are looked at and played in turns, in one thread", () => {
  const boxes: readonly CorrectedFigures[] = [
    {
      "cards.forest-spider.attack": 5,
      "cards.forest-spider.copies": 2,
      "cards.aragorn.willpower": 5,
      "stages.flies-and-spiders.points": 3,
    },
    { "cards.aragorn.threatCost": 5, "cards.aragorn.hitPoints": 9, "cards.old-forest-road.questPoints": 6 },
    {},
  ];
  const started = (box: CorrectedFigures) => {
    const match = withFigures(box);
    return { match, bots: new BotTable(match, () => heuristicBot(heuristic)) };
  };
  const look = ({ match, bots }: ReturnType<typeof started>) => {
    if (match.asked[0]) bots.answer(match.asked[0]);
    const explained = match.decisions(undefined, { explain: true });
    const { state, seats, content } = match;
    return JSON.stringify([explained, match.view("player-1"), evaluator.values(state, seats, undefined, content)]);
  };
  const apart = boxes.map((box) => {
    const alone = started(box);
    return Array.from({ length: 60 }, () => look(alone));
  });
  const together = boxes.map(started);
  for (let turn = 0; turn < 60; turn++) expect(together.map(look)).toEqual(apart.map((looks) => looks[turn]));
  expect(new Set(apart.map((looks) => looks.at(-1))).size).toBe(boxes.length);
});

test("LR-mode-5: what a card does is no figure, and a text in the place of a number is refused", () => {
  const paths = [...ringsContent.figures.keys()];
  expect(paths.filter((path) => !/^(cards|stages)\.[\w-]+(\.[\w]+)+$/.test(path))).toEqual([]);
  const text = correctionsText({ "cards.forest-spider.attack": "much" });
  expect(() => Match.start(rings, { options: { corrections: text } })).toThrow(OptionsRefused);
  expect(new Set([...ringsContent.figures.values()].map(({ origin }) => origin))).toEqual(new Set(["published"]));
});
