import { chancesOf } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { blackDie, movementOf, redDie } from "../../content/dice.js";
import { plain } from "../plain.js";

const { movementDie } = plain;

test("AZ-move-2: six faces of the movement die, on average two and a half spaces and two energy", () => {
  const faces = movementDie.faces.map(movementOf);
  const mean = (of: "spaces" | "energy") => faces.reduce((sum, face) => sum + face[of], 0) / chancesOf(movementDie);
  expect(movementDie.faces).toEqual(["1/3", "2/3", "2/2", "3/2", "3/1", "4/1"]);
  expect([mean("spaces"), mean("energy")]).toEqual([2.5, 2]);
});

test("AZ-combat-3: the combat dice show 1 to 6", () => {
  expect([redDie.faces.map(Number), blackDie.faces.map(Number)]).toEqual(Array(2).fill([1, 2, 3, 4, 5, 6]));
});
