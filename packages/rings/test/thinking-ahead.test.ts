import { playOut, searchBot, thumbBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { judgement } from "../src/bot/judgement.js";
import { type RingsEvent, rings, ruleOfThumb } from "../src/index.js";
import type { Rings } from "../src/state.js";

const normal = thumbBot<Rings, RingsEvent>(ruleOfThumb);
const anduin = (seed: string) =>
  Match.start(rings, { seed, options: { scenario: "journey-down-the-anduin", players: 2 } });

test("a bot that thinks ahead answers the same whatever its seat can't know", () => {
  const bot = searchBot<Rings, RingsEvent>({ id: "strong", thumb: ruleOfThumb, judgement, budget: { iterations: 24 } });
  const match = anduin("veiled");
  playOut(match, () => normal, 40);
  while (match.asked[0]!.kind !== "plan") playOut(match, () => normal, 1);
  const { seat } = match.asked[0]!;
  const choices = ["x", "y", "z"].map((seed) => {
    const world = match.fork(seat, seed);
    return bot.decide({
      seat,
      asked: world.asked.find((one) => one.seat === seat)!,
      decision: world.decision(seat)!,
      view: world.view(seat),
      chance: { below: () => 0 },
      events: () => [],
      fork: (other) => world.fork(seat, other),
    });
  });
  expect(choices[0]!.expects!.iterations).toBeGreaterThanOrEqual(24);
  expect(choices[1]).toEqual(choices[0]);
  expect(choices[2]).toEqual(choices[0]);
});
