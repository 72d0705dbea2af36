import { BotTable, heuristicBot, playOut } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { standing, values } from "../../bot/evaluation/evaluation.js";
import { evaluator, heroQuest, heuristic, questIds } from "../../index.js";
import type { HeroQuest } from "../../state.js";
import { plain } from "../plain.js";

const match = Match.start(heroQuest, { seed: "hopes" });
playOut(match, () => heuristicBot(heuristic), 120);
const { seats } = match;

/** How much better the heroes stand when something is changed. */
function gain(change: (s: HeroQuest) => void): number {
  const s = structuredClone(match.state) as HeroQuest;
  change(s);
  return standing(plain, s) - standing(plain, match.state as HeroQuest);
}

test("HQ-14.1-a: what the heroes hope for the Evil Wizard fears", () => {
  const hopes = values(match.state, seats, undefined, plain);
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
      Object.assign(s.figures[at]!, { body: 0, prone: s.round });
    }),
  ).toBeLessThan(2 * wound);
});

test("in the quests of the book a hero's body counts, and its fall counts more", () => {
  const sums = { wound: 0, fall: 0 };
  for (const quest of questIds) {
    const played = Match.start(heroQuest, { seed: "hopes", options: { quest } });
    playOut(played, () => heuristicBot(heuristic), 120);
    const at = played.state.figures.findIndex(({ kind, body }) => kind === "hero" && body > 1);
    const hurt = structuredClone(played.state) as HeroQuest;
    hurt.figures[at]!.body -= 1;
    const felled = structuredClone(played.state) as HeroQuest;
    Object.assign(felled.figures[at]!, { body: 0, prone: felled.round });
    sums.wound += standing(plain, hurt) - standing(plain, played.state);
    sums.fall += standing(plain, felled) - standing(plain, played.state);
  }
  expect(sums.wound).toBeLessThan(0);
  expect(sums.fall).toBeLessThan(3 * sums.wound);
});

test("who waits behind the screen counts like who stands on the board: seeing somebody changes little", () => {
  expect(gain((s) => void s.secrets.antagonists.pop())).toBeGreaterThan(0);
});

test("a victory is all, a defeat nothing", () => {
  const won = { winners: seats.filter((seat) => seat !== "wizard"), how: "goal-met", rules: [] };
  expect(values(match.state, seats, won, plain)["adventurer-1"]).toBe(1);
  expect(values(match.state, seats, { ...won, winners: ["wizard"] }, plain)["adventurer-1"]).toBe(0);
});

test("HQ-3.1: every hero's turn is counted, and the Evil Wizard's after the last hero's", () => {
  const counted = Match.start(heroQuest, { seed: "turns" });
  const table = new BotTable(counted, () => heuristicBot(heuristic));
  const numbers = new Map<string, Set<number>>();
  for (let asked = counted.asked[0]; asked && counted.state.round < 4; asked = counted.asked[0]) {
    const { round, turn } = counted.state;
    if (round > 1 && turn) {
      const who = counted.state.figures.find(({ id }) => id === turn.figure)?.seat ?? "nobody";
      const key = `${round} ${who}`;
      numbers.set(key, (numbers.get(key) ?? new Set()).add(evaluator.turns(counted.state)));
    }
    table.answer(asked);
  }
  for (const [key, turns] of numbers) expect([key, turns.size]).toEqual([key, 1]);
  expect(new Set([...numbers.values()].flatMap((turns) => [...turns])).size).toBe(numbers.size);
});
