import { existsSync, readFileSync } from "node:fs";
import { levels } from "@tavolata/bots";
import { games } from "@tavolata/games";
import { labGames, openGame } from "@tavolata/games/files";
import { difficultyOf, type Labels, labelOf, measureLabels, playersFor } from "@tavolata/lab";
import { expect, test } from "vitest";

const wish = { matches: 2, seed: "s", bots: "normal", iterations: 2, command: "x" };

/** The games of which something is measured: what the lobby says of how hard they are is, too. */
const measured = games.filter(({ measured }) => measured).map(({ id }) => id);

test.each(measured)("every quest, scenario and level of %s has its label", async (game) => {
  const file = new URL(`../../${game}/test/labels.json`, import.meta.url);
  expect(existsSync(file), `npx tavolata lab labels ${game} --matches 60 --seed labels --write`).toBe(true);
  const labels = JSON.parse(readFileSync(file, "utf8")) as Labels;
  const { ruleset } = await openGame(game);
  for (const option of ruleset.options) {
    if (option.type !== "choice" || !["quest", "scenario"].includes(option.id)) continue;
    for (const value of option.values.filter((one) => one !== "wizard-chooses"))
      expect(
        labels.labels.some(({ of }) => of[option.id] === value),
        value,
      ).toBe(true);
  }
  const others = labels.labels.flatMap(({ of }) => of["others"] ?? []);
  if (others.length > 0) expect(others).toEqual([...levels]);
  expect(labels.version).toBe(ruleset.version);
  for (const { matches, wins, rounds } of labels.labels) {
    expect(wins).toBeLessThanOrEqual(matches);
    expect(matches).toBeGreaterThanOrEqual(10);
    expect(rounds).toBeGreaterThan(0);
  }
});

test("labels are measured, the same for the same seed", async () => {
  const loadedGame = await openGame("lantern-quay");
  const measured = await measureLabels(loadedGame, wish, playersFor(labGames, 1), () => undefined);
  expect(measured.labels.map(({ of }) => of["others"])).toEqual([...levels]);
  expect(await measureLabels(loadedGame, wish, playersFor(labGames, 1), () => undefined)).toEqual(measured);
  expect(labelOf(measured, { others: "easy", pairs: 1 })).toBe(measured.labels[1]);
  expect(labelOf(measured, { others: "somebody" })).toBeUndefined();
});

test("what is won less often is harder", () => {
  const of = (wins: number) => difficultyOf({ wins, matches: 100 });
  expect([100, 85, 84, 70, 69, 50, 49, 30, 29, 0].map(of)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
