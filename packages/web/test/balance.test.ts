import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measuredIn } from "../build/balance.js";

test("the page takes length and difficulty of the quests from the measured table", () => {
  const measured = measuredIn(readFileSync(new URL("../../../docs/balance/heroquest.md", import.meta.url), "utf8"));
  expect(Object.keys(measured)).toHaveLength(14);
  for (const { heroesWin, rounds } of Object.values(measured)) {
    expect(heroesWin).toBeGreaterThan(0);
    expect(heroesWin).toBeLessThanOrEqual(100);
    expect(rounds).toBeGreaterThan(0);
  }
});
