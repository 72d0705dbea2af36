import { heuristicBot, playOut } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { standing, values } from "../../bot/evaluation/evaluation.js";
import { heuristic, souls } from "../../index.js";
import type { Souls } from "../../state.js";

const match = Match.start(souls, { seed: "hopes", options: { heroes: 2 } });
playOut(match, () => heuristicBot(heuristic), 50);
const { seats } = match;

/** How much better the party stands when something is changed. */
function gain(change: (s: Souls) => void): number {
  const s = structuredClone(match.state) as Souls;
  change(s);
  return standing(match.content, s, seats) - standing(match.content, match.state as Souls, seats);
}

test("SS-4.4-a: all hope for the same, between defeat and victory", () => {
  const hopes = Object.values(values(match.state, seats, undefined, match.content));
  expect(new Set(hopes).size).toBe(1);
  expect(hopes[0]).toBeGreaterThan(0);
  expect(hopes[0]).toBeLessThan(1);
});

test("wounds harm the party, and help it when enemies have them", () => {
  expect(
    gain((s) => {
      s.figures.find(({ kind }) => kind === "hero")!.wounds += 1;
    }),
  ).toBeLessThan(0);
  const enemy = match.state.figures.findIndex(({ kind }) => kind === "enemy");
  if (enemy >= 0) expect(gain((s) => void s.figures.splice(enemy, 1))).toBeGreaterThan(0);
});

test("the story is worth going on with, and time is worth keeping", () => {
  const [told] = Object.keys(match.state.stories);
  // Wherever the next one lies: the story that was told counts for more than the way that is left.
  expect(gain((s) => void delete s.stories[told!])).toBeGreaterThan(0);
  expect(gain((s) => void s.decks.event.draw.pop())).toBeLessThanOrEqual(0);
});

test("a victory is certain, and a defeat is worse than any hope", () => {
  const won = { winners: [...seats], how: "quest-won", rules: [] };
  expect(values(match.state, seats, won, match.content)[seats[0]!]).toBe(1);
  const lost = values(match.state, seats, { ...won, winners: [] }, match.content)[seats[0]!]!;
  expect(lost).toBeLessThan(values(match.state, seats, undefined, match.content)[seats[0]!]!);
});
