import { correctionsText, Match, OptionsRefused } from "@tavolata/kernel";
import { afterEach, expect, test } from "vitest";
import { hitOdds } from "../bot/odds.js";
import { corrections } from "../correctable.js";
import { redDie } from "../dice.js";
import { souls } from "../index.js";
import { itemCard } from "../tables.js";
import { scene } from "./scene.js";

afterEach(() => corrections.use(""));

const ofBox = correctionsText({
  "dice.red.hit": 5,
  "dice.red.hit+ability": 0,
  "dice.red.hit+magic": 0,
  "items.sword.front.attack.hits": 3,
});

test("SS-1.2-figures: a match plays by the figures of a box, and the next one doesn't", () => {
  const before = [hitOdds(1, 0)[1], itemCard("sword-1").front.attack!.hits];
  const match = Match.start(souls, { options: { corrections: ofBox } });
  expect([redDie.faces, redDie.weights]).toEqual([
    ["hit", "hit+hit", "ability+ability", "magic", "hit+legendary", "miss"],
    [5, 1, 1, 1, 1, 1],
  ]);
  expect(hitOdds(1, 0)[1]).toBeCloseTo(0.6);
  expect(itemCard("sword-1").front.attack!.hits).toBe(3);
  Match.start(souls);
  expect([hitOdds(1, 0)[1], itemCard("sword-1").front.attack!.hits]).toEqual(before);
  expect(redDie.weights).toEqual([2, 1, 2, 1, 1, 1, 1, 1]);
  void match.state;
  expect(redDie.weights).toEqual([5, 1, 1, 1, 1, 1]);
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
  expect(corrections.problems(correctionsText({ "dice.red.hit": 3 }))).toEqual([
    { said: { key: "problem.die-faces", args: { colour: "red", count: 11 } } },
  ]);
});

test("SS-1.2-figures: what the rulebook's examples print is marked, and the dice aren't", () => {
  const originOf = (path: string) => corrections.figures.get(path)?.origin;
  expect(originOf("items.wooden-shield.front.attack.blue")).toBe("rulebook");
  expect(originOf("items.wooden-shield.back.attack.blue")).toBe("ours");
  expect(originOf("dice.red.hit")).toBe("ours");
  expect([...corrections.figures.keys()].filter((path) => /\.(lines|verified|letter)\b/.test(path))).toEqual([]);
});
