import { BotTable, heuristicBot } from "@tavolata/bots";
import { type CorrectedValues, correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { type SoulsContent, soulsContent } from "../../content/content.js";
import { itemCard } from "../../content/tables.js";
import { evaluator, heuristic, souls } from "../../index.js";
import { hitOdds } from "../../queries/attack/odds.js";
import { plain } from "../plain.js";
import { scene } from "../scenes/scene.js";

const ofBox = correctionsText({
  "dice.red.hit": 5,
  "dice.red.hit+ability": 0,
  "dice.red.hit+magic": 0,
  "items.sword.front.attack.hits": 3,
});

test("SS-1.2-figures: a match plays by the figures of a box, and the next one doesn't", () => {
  const figures = (content: SoulsContent) => [
    hitOdds(content, 1, 0)[1],
    itemCard(content, "sword-1").front.attack!.hits,
  ];
  const before = figures(plain);
  const { content } = Match.start(souls, { options: { corrections: ofBox } });
  expect(content.dice.red).toEqual({
    id: "red",
    faces: ["hit", "hit+hit", "ability+ability", "magic", "hit+legendary", "miss"],
    weights: [5, 1, 1, 1, 1, 1],
  });
  expect(hitOdds(content, 1, 0)[1]).toBeCloseTo(0.6);
  expect(itemCard(content, "sword-1").front.attack!.hits).toBe(3);
  const next = Match.start(souls).content;
  expect(figures(next)).toEqual(before);
  expect(next.dice.red.weights).toEqual([2, 1, 2, 1, 1, 1, 1, 1]);
  expect(content.dice.red.weights).toEqual([5, 1, 1, 1, 1, 1]);
});

test("SS-1.2-figures: matches with different figures are looked at and played in turns, in one thread", () => {
  const boxes = [
    { "heroes.white-rose.gem.0.hp": 3, "dice.red.hit": 1, "dice.red.miss": 2, "items.sword.front.attack.hits": 3 },
    { "heroes.cleric.gem.0.hp": 3, "dice.blue.shield": 1, "dice.blue.miss": 2, "enemies.gremlin-green-1.hp": 2 },
    {},
  ];
  const started = (box: CorrectedValues) => {
    const options = { quest: "the-toll-road", heroes: 2, corrections: correctionsText(box) };
    const match = Match.start(souls, { seed: "box", options });
    for (const hero of ["white-rose", "cleric"]) match.answer({ seat: match.asked[0]!.seat, picks: [`hero:${hero}`] });
    return { match, bots: new BotTable(match, () => heuristicBot(heuristic)) };
  };
  const look = ({ match, bots }: ReturnType<typeof started>) => {
    bots.answer(match.asked[0]!);
    const explained = match.decisions(undefined, { explain: true });
    const { state, seats, content } = match;
    return JSON.stringify([explained, match.view("player-1"), evaluator.values(state, seats, undefined, content)]);
  };
  const turns = 120;
  const apart = boxes.map((box) => {
    const alone = started(box);
    return Array.from({ length: turns }, () => look(alone));
  });
  const together = boxes.map(started);
  for (let turn = 0; turn < turns; turn++) expect(together.map(look)).toEqual(apart.map((looks) => looks[turn]));
  expect(new Set(apart.map((looks) => looks.at(-1))).size).toBe(boxes.length);
});

test("SS-1.2-figures, SS-14-c: a corrected price holds for a shelf that another table had, too", () => {
  const isOffered = (crowns: number, corrected = "") =>
    scene({
      heroes: { shae: { at: "A", crowns }, ecarus: { at: "A" } },
      step: "outfitting",
      options: { corrections: corrected },
      arrange: (s) => {
        s.visit = { shop: true, present: Object.keys(s.heroes), dealing: Object.keys(s.heroes), deals: 0, bets: [] };
        s.emporium = ["knives-1"];
      },
    })
      .offered("shae")
      .includes("buy:knives-1:front");
  expect([isOffered(10), isOffered(5)]).toEqual([true, false]);
  expect(isOffered(5, correctionsText({ "items.knives.front.price": 5 }))).toBe(true);
  expect(isOffered(5)).toBe(false);
});

test("SS-1.2-figures, SS-6.2-dice: a die of eleven faces is refused", () => {
  const eleven = () => Match.start(souls, { options: { corrections: correctionsText({ "dice.red.hit": 3 }) } });
  expect(eleven).toThrow(OptionsRefused);
  expect(soulsContent.problems(correctionsText({ "dice.red.hit": 3 }))).toEqual([
    { said: { key: "problem.die-faces", args: { colour: "red", count: 11 } } },
  ]);
});

test("SS-1.2-figures: what the rulebook's examples print is marked, and the dice aren't", () => {
  const originOf = (path: string) => soulsContent.figures.get(path)?.origin;
  expect(originOf("items.wooden-shield.front.attack.blue")).toBe("rulebook");
  expect(originOf("items.wooden-shield.back.attack.blue")).toBe("ours");
  expect(originOf("dice.red.hit")).toBe("ours");
  expect([...soulsContent.figures.keys()].filter((path) => /\.(lines|verified|letter)\b/.test(path))).toEqual([]);
});
