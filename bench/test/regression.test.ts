import { WordStream } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { surprise } from "../src/fit/calibration.js";
import { type Case, fit, shares } from "../src/fit/regression.js";

/** Numbers from 0 to 1 by chance, the same each time. */
function lots(): () => number {
  const words = new WordStream("regression", "lots", 0);
  return () => words.below(1_000_000) / 1_000_000;
}

/** Positions with two features, of which the second counts nothing, won as often as the odds say. */
function cases(weight: number, constant: number, count: number): Case[] {
  const next = lots();
  return Array.from({ length: count }, () => {
    const x = 4 * next() - 2;
    const won = next() < 1 / (1 + Math.exp(-(weight * x + constant))) ? 0 : 1;
    return {
      sides: [
        [1, x, next()],
        [0, 0, 0],
      ],
      won,
    };
  });
}

test("finds the weights that positions were won by, and says how likely each side is", () => {
  const known = cases(1.5, -0.5, 4_000);
  const [constant, weight, nothing] = fit(known, 3, (feature) => feature === 0) as [number, number, number];
  expect(weight).toBeCloseTo(1.5, 0);
  expect(constant + nothing / 2).toBeCloseTo(-0.5, 0);
  expect(surprise(known, [constant, weight, nothing])).toBeLessThan(surprise(known) - 0.1);
  expect(
    shares(
      [
        [1, 2, 0],
        [0, 0, 0],
      ],
      [constant, weight, nothing],
    )[0],
  ).toBeGreaterThan(0.85);
});

test("a feature that is higher where the match was lost counts nothing, rather than the wrong way", () => {
  const [, weight] = fit(cases(-1, 0, 500), 3, (feature) => feature === 0);
  expect(weight).toBe(0);
});

test("between several sides only what one has more than the others counts", () => {
  const next = lots();
  const races = Array.from({ length: 2_000 }, (): Case => {
    const sides = [0, 1, 2].map(() => [2 * next()]);
    const chances = shares(sides, [2]);
    const lot = next();
    return { sides, won: lot < chances[0]! ? 0 : lot < chances[0]! + chances[1]! ? 1 : 2 };
  });
  expect(fit(races, 1)[0]).toBeCloseTo(2, 0);
});
