import { BotTable, playOut, searchBot, thumbBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { judgement } from "../src/bot/judgement.js";
import { styles } from "../src/bot/styles.js";
import { usual, weighingBy, weights } from "../src/bot/weights.js";
import { type RingsEvent, rings, ruleOfThumb } from "../src/index.js";
import type { Rings } from "../src/state.js";

const normal = thumbBot<Rings, RingsEvent>(ruleOfThumb);
const anduin = (seed: string) =>
  Match.start(rings, { seed, options: { scenario: "journey-down-the-anduin", players: 2 } });

describe("styles", () => {
  test.each(Object.entries(styles))(
    "%s now and then answers otherwise than normal, and always what is allowed",
    (_, thumb) => {
      const style = thumbBot<Rings, RingsEvent>(thumb);
      let others = 0;
      for (const seed of ["a", "b", "c"]) {
        const match = anduin(seed);
        const table = new BotTable(match, () => normal);
        const beside = new BotTable(match, () => style);
        for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
          const { picks } = beside.decide(asked);
          expect(picks.every((id) => asked.ids.includes(id))).toBe(true);
          if (String(picks.toSorted()) !== String(table.answer(asked).picks.toSorted())) others += 1;
        }
      }
      expect(others).toBeGreaterThan(0);
    },
  );

  test("whoever has thought in a style leaves the usual weights behind, also when thinking fails", () => {
    const bold = { ...usual, fear: 0 };
    expect(weighingBy(bold, () => weights.fear)).toBe(0);
    const fails = () =>
      weighingBy(bold, () => {
        throw new Error("no thought");
      });
    expect(fails).toThrow("no thought");
    expect(weights).toBe(usual);
  });
});

test("a bot that thinks ahead answers the same whatever its seat can't know", () => {
  const bot = searchBot<Rings, RingsEvent>({ id: "strong", thumb: ruleOfThumb, judgement, budget: { iterations: 24 } });
  const match = anduin("hidden");
  playOut(match, () => normal, 40);
  while (match.asked[0]!.kind !== "commit") playOut(match, () => normal, 1);
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
