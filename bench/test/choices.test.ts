import { expect, test } from "vitest";
import { randomChoices } from "../src/measuring/choices.js";

const asked = { seat: "warden-1", kind: "tip-offs", number: 0, repeats: false };

test("the same seed chooses the same, and in the long run everything that is on offer", () => {
  const one = { ...asked, ids: ["north", "middle", "south"], min: 1, max: 1 };
  const upToTwo = { ...asked, ids: ["rum-1", "silk-1", "silk-2"], min: 0, max: 2 };
  const chosen = (seed: number) => {
    const choose = randomChoices(seed);
    return Array.from({ length: 600 }, (_, i) => choose(i % 2 === 0 ? one : upToTwo).join(" "));
  };
  expect(chosen(7)).toEqual(chosen(7));
  expect(chosen(7)).not.toEqual(chosen(8));
  const counts = new Map<string, number>();
  for (const picks of chosen(7)) counts.set(picks, (counts.get(picks) ?? 0) + 1);
  const ways = [
    "north",
    "middle",
    "south",
    "",
    "rum-1",
    "silk-1",
    "silk-2",
    "rum-1 silk-1",
    "silk-1 silk-2",
    "silk-2 rum-1",
  ];
  expect([...counts.keys()].sort()).toEqual([...ways].sort());
  for (const pier of one.ids) expect(counts.get(pier)).toBeGreaterThan(70);
  for (const card of upToTwo.ids) expect(counts.get(card)).toBeGreaterThan(15);
});
