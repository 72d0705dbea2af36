import { BotTable, heuristicBot } from "@tavolata/bots";
import { type CorrectedValues, correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { evaluator } from "../../bot/evaluation/evaluator.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { type AzerothContent, azerothContent } from "../../content/content.js";
import { encounters } from "../../content/encounters/index.js";
import { abilityOn, effectsOf } from "../../content/tables.js";
import { cardOf } from "../../queries/card.js";
import { azeroth } from "../../ruleset.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

const [name] = Object.keys(encounters);

const withFigures = (figures: CorrectedValues) =>
  Match.start(azeroth, { options: { corrections: correctionsText(figures) } });

test("AZ-setup-14: a match plays by the figures of a box, and the next one doesn't", () => {
  const { cost } = plain.abilities["claw"]!;
  const [effect] = effectsOf(plain, "onslaught");
  const { content } = withFigures({
    "abilities.claw.cost": cost + 1,
    "characters.warrior.power.effects.0.change": 3,
    "dice.face-1.spaces": 2,
  });
  expect([content.abilities["claw"]!.cost, abilityOn(content, "claw-1").cost]).toEqual([cost + 1, cost + 1]);
  expect(effectsOf(content, "onslaught")[0]).toEqual({ ...effect, change: 3 });
  expect([content.movementDie.faces, content.movementDie.weights]).toEqual([
    ["2/3", "2/2", "3/2", "3/1", "4/1"],
    [2, 1, 1, 1, 1],
  ]);
  const next = Match.start(azeroth).content;
  expect(next.abilities["claw"]!.cost).toBe(cost);
  expect(effectsOf(next, "onslaught")[0]).toEqual(effect);
  expect(next.movementDie).toEqual({ id: "movement", faces: ["1/3", "2/3", "2/2", "3/2", "3/1", "4/1"] });
});

test("AZ-setup-14, AZ-char-1: both sides of a character card show the figures of a box", () => {
  const warrior = (content: AzerothContent, side: "start" | "alternate") =>
    cardOf(content, { class: "warrior", side, level: "grey" });
  const { content } = withFigures({ "characters.warrior.health.0": 9, "characters.warrior.melee.0": 8 });
  expect(warrior(content, "start")).toMatchObject({ health: 9, melee: 8 });
  expect(warrior(content, "alternate")).toMatchObject({ health: 9 });
  expect(warrior(plain, "start")).toMatchObject({ health: 4, melee: 2 });
});

test("AZ-setup-14: two matches with different figures are looked at and played in turns, in one thread", () => {
  const boxes = [
    { "characters.warrior.health.0": 9, "abilities.claw.cost": 4, "dice.face-4.spaces": 1 },
    {
      "characters.warrior.health.0": 2,
      "characters.hunter.health.0": 9,
      "dice.face-1.spaces": 3,
      "dice.face-6.spaces": 1,
    },
    {},
  ];
  const started = (box: CorrectedValues) => {
    const match = Match.start(azeroth, { seed: "box", options: { corrections: correctionsText(box) } });
    return { match, bots: new BotTable(match, () => heuristicBot(heuristic)) };
  };
  const look = ({ match, bots }: ReturnType<typeof started>) => {
    bots.answer(match.asked[0]!);
    const explained = match.decisions(undefined, { explain: true });
    const { state, seats, content } = match;
    const values = state.round > 0 ? evaluator.values(state, seats, undefined, content) : {};
    return JSON.stringify([explained, match.view("player-1"), values]);
  };
  const apart = boxes.map((box) => {
    const alone = started(box);
    return Array.from({ length: 60 }, () => look(alone));
  });
  const together = boxes.map(started);
  for (let turn = 0; turn < 60; turn++) expect(together.map(look)).toEqual(apart.map((looks) => looks[turn]));
  expect(new Set(apart.map((looks) => looks.at(-1))).size).toBe(boxes.length);
});

test("AZ-setup-14: a text in the place of a number is refused, and the roads stay as they are", () => {
  const text = correctionsText({ [`encounters.${name}.health`]: "much" });
  expect(() => Match.start(azeroth, { options: { corrections: text } })).toThrow(OptionsRefused);
  const ofSpaces = [...azerothContent.figures.keys()].filter((path) => path.startsWith("spaces."));
  expect(ofSpaces.filter((path) => !path.includes(".printed."))).toEqual([]);
});

test("AZ-setup-14, AZ-content-2: a box may hold other values than our design has", () => {
  const ofBox = {
    [`encounters.${name}.health`]: 4,
    [`encounters.${name}.defence`]: 15,
    [`encounters.${name}.aggro`]: true,
    "encounters.field-rat.melee": 0,
    "items.club.effects.0.change": -1,
    "abilities.bulwark.effects.0.change": -3,
    "dice.face-1.energy": 0,
    "eliteQuests.fangs-and-graves.valour": 6,
  };
  expect(azerothContent.problems(correctionsText(ofBox))).toEqual([]);
});

test("AZ-setup-14: the game's own check has the last word, in the player's language", () => {
  const [problem] = azerothContent.problems(correctionsText({ "abilities.bulwark.effects.0.change": 0 }));
  expect(problem).toEqual({ path: "abilities.bulwark.effects.0.change", said: { key: "problem.no-change" } });
});

test("AZ-move-1, AZ-energy-1: figures that take away leave a space to go, and no less energy than none", () => {
  const changed = { "abilities.sprint.effects.0.change": -9, "events.ley-surge.lasting.0.change": -9 };
  const options = { corrections: correctionsText(changed) };
  const walk = scene({ options, face: "2/2", heroes: [{ class: "rogue", hand: ["sprint-1"] }, {}] }).does(
    "play:sprint-1",
  );
  expect(walk.state.turn.spaces).toBe(1);
  const drained = scene({
    options,
    step: "turn",
    dice: ["2/2"],
    event: "ley-surge-grey",
    heroes: [{ class: "shaman" }, {}],
  });
  expect(drained.hero().energy).toBe(0);
});
