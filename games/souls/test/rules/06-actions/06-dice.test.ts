import { chancesOf } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { resultsOf } from "../../../content/dice.js";
import { plain } from "../../plain.js";

const { red: redDie, blue: blueDie } = plain.dice;

function mean(die: typeof redDie, result: string): number {
  const sum = die.faces.reduce(
    (total, face, i) => total + resultsOf(face).filter((one) => one === result).length * die.weights![i]!,
    0,
  );
  return sum / chancesOf(die);
}

test("SS-6.2-dice: ten faces each; a red die hits 0.8 times, a blue one 0.3 times and parries 0.4 times", () => {
  expect([chancesOf(redDie), chancesOf(blueDie)]).toEqual([10, 10]);
  expect([mean(redDie, "hit"), mean(redDie, "ability"), mean(redDie, "magic")]).toEqual([0.8, 0.4, 0.2]);
  expect([mean(blueDie, "hit"), mean(blueDie, "shield"), mean(blueDie, "ability")]).toEqual([0.3, 0.4, 0.3]);
  expect([mean(redDie, "legendary"), mean(redDie, "miss"), mean(blueDie, "legendary")]).toEqual([0.1, 0.1, 0.1]);
});
