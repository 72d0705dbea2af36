import { WordStream } from "@tavolata/kernel";
import { boundsOf, exactChance, looksOf, paired } from "@tavolata/lab";
import { describe, expect, test } from "vitest";
import { standardScore } from "../../../packages/lab/src/figures/paired.js";

const fifths = [0.2, 0.4, 0.6, 0.8, 1];

/** How often an experiment with so many looks finds a difference, if each variant wins so often, on seeds that have nothing in common. */
function found(
  experiments: number,
  looks: number,
  share: { readonly present: number; readonly other: number },
): number {
  const bounds = boundsOf(
    0.05,
    Array.from({ length: looks }, (_, i) => (i + 1) / looks),
  );
  const chance = new WordStream("stopping", "coins", 0);
  const wins = (percent: number) => chance.below(100) < percent;
  let alarms = 0;
  for (let i = 0; i < experiments; i++) {
    let [gained, forfeited] = [0, 0];
    for (const bound of bounds) {
      for (let match = 0; match < 20; match++) {
        const [present, other] = [wins(share.present), wins(share.other)];
        if (other && !present) gained += 1;
        if (present && !other) forfeited += 1;
      }
      if (Math.abs(standardScore(gained, forfeited)) < bound) continue;
      alarms += 1;
      break;
    }
  }
  return alarms / experiments;
}

describe("sequential stopping", () => {
  test("wants what the tables of O'Brien and Fleming's spending say", () => {
    const published = [4.877, 3.357, 2.68, 2.29, 2.031];
    for (const [i, bound] of boundsOf(0.05, fifths).entries()) expect(bound).toBeCloseTo(published[i]!, 2);
    expect(boundsOf(0.05, [1])[0]).toBeCloseTo(1.96, 3);
  });

  test("raises a false alarm in at most 5 of 100 experiments, although it looks ten times", () => {
    // Two standard deviations of 2,000 experiments above what is promised.
    expect(found(2000, 10, { present: 50, other: 50 })).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / 2000));
    expect(found(2000, 10, { present: 90, other: 90 })).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / 2000));
  });

  test("finds a difference that is there", () => {
    expect(found(500, 10, { present: 50, other: 70 })).toBeGreaterThan(0.95);
  });

  test("looks at whole chunks, and never beyond the last match", () => {
    const experiment = { game: "x", version: "1", seed: "s", bound: 1, variants: [], matches: 35, chunk: 10 };
    expect(looksOf({ ...experiment, stopping: { alpha: 0.05, looks: 4 } })).toEqual([10, 20, 30, 35]);
    expect(looksOf(experiment)).toEqual([35]);
  });
});

describe("the comparison of matches on the same seeds", () => {
  test("counts only those that one variant won and the other lost", () => {
    const match = (won: boolean, rounds: number) => ({ won, rounds });
    const present = [match(true, 4), match(false, 6), match(false, 5), match(true, 7)];
    const other = [match(true, 5), match(true, 8), match(true, 5), match(false, 8)];
    const found = paired(present, other);
    expect(found).toMatchObject({ matches: 4, gained: 2, forfeited: 1, difference: 0.25, rounds: 1, chance: 1 });
    expect(found.differenceInterval.from).toBeLessThan(0);
    expect(found.differenceInterval.to).toBeGreaterThan(0.25);
  });

  test("knows the chance of a fair coin exactly, and nearly where there are too many throws", () => {
    expect(exactChance(0, 5)).toBeCloseTo(2 / 32, 12);
    expect(exactChance(8, 2)).toBeCloseTo((2 * (1 + 10 + 45)) / 1024, 12);
    expect(exactChance(5, 5)).toBe(1);
    expect(exactChance(1100, 1000)).toBeCloseTo(0.029, 2);
  });
});
