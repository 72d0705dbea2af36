import { heuristicBot, playOut } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { standing, values } from "../../bot/evaluation/evaluation.js";
import { spacesToVisit, spacesToWin } from "../../bot/evaluation/quests.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { nearestCities } from "../../queries/board.js";
import { azeroth } from "../../ruleset.js";
import type { Azeroth } from "../../state.js";
import { plain } from "../plain.js";

const match = Match.start(azeroth, { seed: "hopes", options: { players: 3 } });
playOut(match, () => heuristicBot(heuristic), 60);
const { seats } = match;
const [first, second] = seats as [string, string];

/** The same table with something changed. */
function changed(change: (s: Azeroth) => void): Azeroth {
  const s = structuredClone(match.state) as Azeroth;
  change(s);
  return s;
}

test("one of them will win: all hopes together are certain", () => {
  const hopes = Object.values(values(match.state, seats, undefined, plain));
  expect(hopes.reduce((sum, hope) => sum + hope, 0)).toBeCloseTo(1);
  for (const hope of hopes) expect(hope).toBeGreaterThan(0);
});

test("valour and level are worth more than wounds, and one's gain is the others' loss", () => {
  const before = values(match.state, seats, undefined, plain);
  const higher = changed((s) => s.heroes[first]!.log.push("letters-for-the-mill"));
  expect(values(higher, seats, undefined, plain)[first]).toBeGreaterThan(before[first]!);
  expect(values(higher, seats, undefined, plain)[second]).toBeLessThan(before[second]!);
  const wounded = changed((s) => {
    s.heroes[first]!.damage += 2;
  });
  expect(standing(plain, wounded, first)).toBeLessThan(standing(plain, match.state, first));
});

test("AZ-defeat-3: who is defeated beside what a quest asks for is healed, and worse off", () => {
  const goalOf = (s: Azeroth) =>
    s.heroes[first]!.quests.flatMap((quest) => [...spacesToVisit(plain, quest), ...spacesToWin(plain, quest)])[0]!;
  const there = changed((s) => {
    Object.assign(s.heroes[first]!, { damage: 1, space: goalOf(s) });
  });
  const defeated = changed((s) => {
    Object.assign(s.heroes[first]!, { damage: 0, attached: [], space: nearestCities(goalOf(s))[0]! });
  });
  expect(standing(plain, defeated, first)).toBeLessThan(standing(plain, there, first));
});

test("a victory is certain, and shared where it is shared", () => {
  const won = { winners: [first], how: "valour", rules: [] };
  expect(values(match.state, seats, won, plain)).toMatchObject({ [first]: 1, [second]: 0 });
  expect(values(match.state, seats, { ...won, winners: [first, second] }, plain)).toMatchObject({ [first]: 0.5 });
});
