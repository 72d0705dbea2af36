import { correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { afterEach, expect, test } from "vitest";
import { abilities } from "../content/abilities/index.js";
import { encounters } from "../content/encounters/index.js";
import { corrections } from "../correctable.js";
import { movementDie } from "../dice.js";
import { azeroth } from "../index.js";
import { cardOf } from "../play/card.js";
import { effectsOf } from "../tables.js";
import { scene } from "./scene.js";

afterEach(() => corrections.use(""));

const [name] = Object.keys(encounters);

test("AZ-setup-14: a match plays by the figures of a box, and the next one doesn't", () => {
  const { cost } = abilities["claw"]!;
  const [effect] = effectsOf("onslaught");
  const ofBox = correctionsText({
    "abilities.claw.cost": cost + 1,
    "characters.warrior.power.effects.0.change": 3,
    "dice.face-1.spaces": 2,
  });
  Match.start(azeroth, { options: { corrections: ofBox } });
  expect(abilities["claw"]!.cost).toBe(cost + 1);
  expect(effectsOf("onslaught")[0]).toEqual({ ...effect, change: 3 });
  expect([movementDie.faces, movementDie.weights]).toEqual([
    ["2/3", "2/2", "3/2", "3/1", "4/1"],
    [2, 1, 1, 1, 1],
  ]);
  Match.start(azeroth);
  expect(abilities["claw"]!.cost).toBe(cost);
  expect(effectsOf("onslaught")[0]).toEqual(effect);
  expect(movementDie).toEqual({ id: "movement", faces: ["1/3", "2/3", "2/2", "3/2", "3/1", "4/1"] });
});

test("AZ-setup-14, AZ-char-1: both sides of a character card show the figures of a box", () => {
  const warrior = (side: "start" | "alternate") => cardOf({ class: "warrior", side, level: "grey" });
  const before = [warrior("start"), warrior("alternate")];
  const ofBox = correctionsText({ "characters.warrior.health.0": 9, "characters.warrior.melee.0": 8 });
  const match = Match.start(azeroth, { options: { corrections: ofBox } });
  expect(warrior("start")).toMatchObject({ health: 9, melee: 8 });
  expect(warrior("alternate")).toMatchObject({ health: 9 });
  Match.start(azeroth);
  expect([warrior("start"), warrior("alternate")]).toEqual(before);
  void match.state;
  expect(warrior("start").health).toBe(9);
});

test("AZ-setup-14: a text in the place of a number is refused, and the roads stay as they are", () => {
  const text = correctionsText({ [`encounters.${name}.health`]: "much" });
  expect(() => Match.start(azeroth, { options: { corrections: text } })).toThrow(OptionsRefused);
  const ofSpaces = [...corrections.figures.keys()].filter((path) => path.startsWith("spaces."));
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
  expect(corrections.problems(correctionsText(ofBox))).toEqual([]);
});

test("AZ-setup-14: the game's own check has the last word, in the player's language", () => {
  const [problem] = corrections.problems(correctionsText({ "abilities.bulwark.effects.0.change": 0 }));
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
