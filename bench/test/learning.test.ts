import { readFileSync } from "node:fs";
import { WordStream } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { surprise } from "../src/train/calibration.js";
import { fittedFile, gameNamed, gameNames } from "../src/train/games.js";
import { learn } from "../src/train/learning.js";
import { type Case, shares, softmax } from "../src/train/network.js";

/** Numbers from 0 to 1 by chance, the same each time. */
function lots(seed: string): () => number {
  const words = new WordStream(seed, "lots", 0);
  return () => words.below(1_000_000) / 1_000_000;
}

/** Moments of a side that is alone, won as often as its standing says. */
function alone(seed: string, count: number, standing: (features: Record<string, number>) => number): Case[] {
  const next = lots(seed);
  return Array.from({ length: count }, () => {
    const features = { time: 4 * next() - 2, wounds: 4 * next() - 2, weather: next() };
    return { sides: [features, {}], won: next() < softmax([standing(features), 0])[0]! ? 0 : 1 };
  });
}

test("learns what counts, and how likely victory is", () => {
  const standing = ({ time }: Record<string, number>) => 1.5 * time! - 0.5;
  const learnt = learn(alone("a", 3_000, standing), alone("b", 800, standing), { seed: "learning", units: 4 });
  const said = (time: number) => shares([{ time, wounds: 0, weather: 0.5 }, {}], learnt)[0]!;
  for (const time of [-1, 0, 1]) expect(said(time)).toBeCloseTo(softmax([standing({ time }), 0])[0]!, 1);
});

test("learns what two things mean together, which no sum of weights can say", () => {
  const standing = ({ time, wounds }: Record<string, number>) => 2 * time! * wounds!;
  const learnt = learn(alone("a", 4_000, standing), alone("b", 800, standing), { seed: "learning", units: 8 });
  const apart = alone("c", 800, standing);
  expect(surprise(apart)).toBeGreaterThan(0.68);
  expect(surprise(apart, learnt)).toBeLessThan(0.45);
});

test("between several sides only what one has more than the others counts", () => {
  const races = (seed: string, count: number) => {
    const next = lots(seed);
    return Array.from({ length: count }, (): Case => {
      const sides = [0, 1, 2].map(() => ({ valour: 2 * next() }));
      const chances = softmax(sides.map(({ valour }) => 2 * valour));
      const lot = next();
      return { sides, won: lot < chances[0]! ? 0 : lot < chances[0]! + chances[1]! ? 1 : 2 };
    });
  };
  const learnt = learn(races("a", 3_000), races("b", 600), { seed: "learning", units: 4 });
  const said = shares([{ valour: 1.5 }, { valour: 1 }, { valour: 0.5 }], learnt);
  for (const [i, chance] of softmax([3, 2, 1]).entries()) expect(said[i]).toBeCloseTo(chance, 1);
});

test("keeps to what is known: what matches say against it counts for nothing", () => {
  const standing = ({ time, wounds }: Record<string, number>) => time! + 0.5 * wounds!;
  const taught = (known: { helps: string[]; harms: string[] }) =>
    learn(alone("a", 2_000, standing), alone("b", 400, standing), { seed: "learning", units: 0, known }).features;
  const free = taught({ helps: [], harms: [] });
  expect(free["wounds"]![0]).toBeGreaterThan(0.3);
  const kept = taught({ helps: ["time"], harms: ["wounds"] });
  expect(kept["wounds"]).toEqual([0]);
  expect(kept["time"]![0]).toBeCloseTo(free["time"]![0]!, 0);
});

test.each(gameNames)("what is known of %s speaks of features that were learnt", async (id) => {
  const { known = { helps: [], harms: [] } } = await gameNamed(id);
  const page = readFileSync(fittedFile(id), "utf8");
  const strange = [...known.helps, ...known.harms].filter((name) => !page.includes(`"${name}": [`));
  expect(strange).toEqual([]);
});

test("the same cases and seed teach the same", () => {
  const standing = ({ wounds }: Record<string, number>) => -wounds!;
  const taught = () => learn(alone("a", 400, standing), alone("b", 200, standing), { seed: "learning", units: 3 });
  expect(taught()).toEqual(taught());
});
