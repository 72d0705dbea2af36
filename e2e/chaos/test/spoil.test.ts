import { expect, test } from "vitest";
import { spoil, spoilJson } from "../fuzz/spoil.js";
import { ChaosRandom } from "../play/chance.js";

const valid = { type: "answer", id: "m1", table: "A".repeat(16), seat: "x", number: 3, picks: ["a", "b"] };

test("what is spoilt is different most of the time, leaves the valid one alone, and is the same for the same seed", () => {
  const all = (seed: string) => {
    const chance = new ChaosRandom(seed);
    return Array.from({ length: 200 }, () => spoilJson(spoil(valid, chance), chance));
  };
  const texts = all("one");
  expect(texts).toEqual(all("one"));
  expect(texts).not.toEqual(all("two"));
  expect(texts.filter((text) => text !== JSON.stringify(valid)).length).toBeGreaterThan(180);
  expect(valid.picks).toEqual(["a", "b"]);
});
