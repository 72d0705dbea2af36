import { playOut, thumbBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { standing, values } from "../src/bot/evaluation.js";
import { heroQuest, ruleOfThumb } from "../src/index.js";
import type { HeroQuest } from "../src/state.js";

const match = Match.start(heroQuest, { seed: "hopes" });
playOut(match, () => thumbBot(ruleOfThumb), 120);
const { seats } = match;

/** How much better the heroes stand when something is changed. */
function gain(change: (s: HeroQuest) => void): number {
  const s = structuredClone(match.state) as HeroQuest;
  change(s);
  return standing(s) - standing(match.state as HeroQuest);
}

test("HQ-14.1-a: what the heroes hope for the Evil Wizard fears", () => {
  const hopes = values(match.state, seats);
  expect(hopes["wizard"]! + hopes["adventurer-1"]!).toBeCloseTo(1);
  expect(hopes["adventurer-1"]).toBe(hopes["adventurer-2"]);
});

test("a hero's body counts, and its fall counts more", () => {
  const at = match.state.figures.findIndex(({ kind }) => kind === "hero");
  const wound = gain((s) => {
    s.figures[at]!.body -= 1;
  });
  expect(wound).toBeLessThan(0);
  expect(
    gain((s) => {
      s.figures[at]!.body = 0;
    }),
  ).toBeLessThan(2 * wound);
});

test("who waits behind the screen counts like who stands on the board: seeing somebody changes little", () => {
  expect(gain((s) => void s.secrets.antagonists.pop())).toBeGreaterThan(0);
});

test("a victory is nearly all, a defeat nearly nothing", () => {
  const won = { winners: seats.filter((seat) => seat !== "wizard"), how: "goal-met", rules: [] };
  expect(values(match.state, seats, won)["adventurer-1"]).toBeGreaterThanOrEqual(0.98);
  expect(values(match.state, seats, { ...won, winners: ["wizard"] })["adventurer-1"]).toBeLessThan(0.03);
});
