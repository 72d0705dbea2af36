import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measuredIn } from "../build/balance.js";

test.each([
  ["heroquest", 14],
  ["rings", 3],
  ["souls", 7],
])("the page takes length and difficulty of the quests of %s from the measured table", (game, quests) => {
  const measured = measuredIn(readFileSync(new URL(`../../../docs/balance/${game}.md`, import.meta.url), "utf8"));
  expect(Object.keys(measured)).toHaveLength(quests);
  for (const { heroesWin, rounds, level } of Object.values(measured)) {
    expect(heroesWin).toBeGreaterThanOrEqual(0);
    expect(heroesWin).toBeLessThanOrEqual(100);
    expect(rounds).toBeGreaterThan(0);
    expect([1, 2, 3, 4, 5]).toContain(level);
  }
});
