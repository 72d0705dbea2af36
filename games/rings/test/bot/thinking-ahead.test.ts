import { heuristicBot, OwnChance, playOut, SeatContext, searchBot } from "@tavolata/bots";
import type { View } from "@tavolata/kernel";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { evaluator } from "../../bot/evaluation/evaluator.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import type { RingsContent } from "../../content/content.js";
import type { RingsEvent } from "../../events.js";
import { rings } from "../../ruleset.js";
import type { Rings } from "../../state.js";
import type { RingsView } from "../../view.js";

const normal = heuristicBot<Rings, RingsEvent, RingsContent, View<RingsView>>(heuristic);
const anduin = (seed: string) =>
  Match.start(rings, { seed, options: { scenario: "journey-down-the-anduin", players: 2 } });

test("a bot that thinks ahead answers the same whatever its seat can't know", () => {
  const bot = searchBot<Rings, RingsEvent, RingsContent, View<RingsView>>({
    id: "strong",
    heuristic: heuristic,
    evaluator,
    budget: { iterations: 24 },
  });
  const match = anduin("veiled");
  const decide = (seat: string, seed: string) => {
    const world = match.fork(seat, seed);
    const asked = world.asked.find((one) => one.seat === seat)!;
    return bot.decide(new SeatContext(world, asked, new OwnChance("veiled", seat)));
  };
  // A question that is open to the end: nothing is put aside before all play-outs are spent.
  const isOpen = ({ seat, kind }: { seat: string; kind: string }) =>
    kind === "plan" && (decide(seat, "x").expects?.iterations ?? 0) >= 24;
  while (!isOpen(match.asked[0]!)) playOut(match, () => normal, 1);
  const { seat } = match.asked[0]!;
  const choices = ["x", "y", "z"].map((seed) => decide(seat, seed));
  expect(choices[1]).toEqual(choices[0]);
  expect(choices[2]).toEqual(choices[0]);
});
