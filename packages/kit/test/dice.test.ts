import { chancesOf, faceOf } from "@tavolata/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countFaces, numberedDie, oddsOfCount, sumFaces, weightedDie } from "../src/index.js";

const combat = weightedDie("combat", { skull: 9, lion: 6, oval: 3, hq: 1, "?": 1 });

test("a weighted die shows each face as often as it weighs", () => {
  expect(chancesOf(combat)).toBe(20);
  const shown = Array.from({ length: 20 }, (_, number) => faceOf(combat, number));
  expect(combat.faces.map((face) => countFaces(shown, face))).toEqual([9, 6, 3, 1, 1]);
});

test("the numbers of a weighted die come before its other faces", () => {
  expect(weightedDie("movement", { hq: 1, 2: 3, 1: 3 }).faces).toEqual(["1", "2", "hq"]);
});

test("a weighted die refuses weights that aren't whole numbers from 1, and having no faces", () => {
  expect(() => weightedDie("flat", { skull: 0 })).toThrow(
    'The face "skull" of the die "flat" must weigh a whole number from 1, not 0.',
  );
  expect(() => weightedDie("flat", { skull: 1.5 })).toThrow(RangeError);
  expect(() => weightedDie("flat", {})).toThrow('The die "flat" has no faces.');
});

test("a numbered die has the faces 1 to its number of sides", () => {
  expect(numberedDie("d6", 6)).toEqual({ id: "d6", faces: ["1", "2", "3", "4", "5", "6"] });
});

test("faces are counted together", () => {
  expect(countFaces(["skull", "lion", "hq", "skull"], "skull", "hq")).toBe(3);
  expect(countFaces(["skull", "lion"])).toBe(0);
});

test("a sum counts numbers and nothing else", () => {
  expect(sumFaces(["6", "5"])).toBe(11);
  expect(sumFaces(["hq", "4", "?"])).toBe(4);
  expect(sumFaces([])).toBe(0);
});

test("known odds: a ? among three or four combat dice, a coin tossed twice", () => {
  expect(1 - oddsOfCount(combat, 3, "?")[0]!).toBeCloseTo(0.142625, 12);
  expect(1 - oddsOfCount(combat, 4, "?")[0]!).toBeCloseTo(0.18549375, 12);
  expect(oddsOfCount(numberedDie("coin", 2), 2, "1")).toEqual([0.25, 0.5, 0.25]);
  expect(oddsOfCount(combat, 0, "skull")).toEqual([1]);
  expect(() => oddsOfCount(combat, 1, "dragon" as "skull")).toThrow('has no face "dragon"');
});

test("the odds agree with counting all throws", () => {
  const someDie = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(someDie, fc.integer({ min: 0, max: 3 }), (weights, dice) => {
      const die = weightedDie("die", Object.fromEntries(weights.map((weight, i) => [`face-${i}`, weight])));
      const chances = chancesOf(die);
      const counts = new Array<number>(dice + 1).fill(0);
      for (let all = 0; all < chances ** dice; all++) {
        const thrown = Array.from({ length: dice }, (_, i) => faceOf(die, Math.floor(all / chances ** i) % chances));
        counts[countFaces(thrown, "face-0")]! += 1;
      }
      const odds = oddsOfCount(die, dice, "face-0");
      expect(odds).toHaveLength(dice + 1);
      for (const [count, chance] of odds.entries()) expect(chance).toBeCloseTo(counts[count]! / chances ** dice, 12);
    }),
  );
});
