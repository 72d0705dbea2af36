import { type Bot, heuristicBot, playOut } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { evaluator } from "../../bot/evaluation/evaluator.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import type { RingsContent } from "../../content/content.js";
import { scenarioIds } from "../../content/scenarios.js";
import type { RingsEvent } from "../../events.js";
import { rings } from "../../ruleset.js";
import type { Rings } from "../../state.js";

const seasoned: Bot<Rings, RingsEvent, RingsContent> = heuristicBot(evaluator.styles.seasoned);

/** The decks at a table once everybody has chosen. */
function decks(scenario: string, players: number, bot = seasoned): string[] {
  const match = Match.start(rings, { seed: "book", options: { scenario, players } });
  while (match.asked[0]?.kind === "deck") playOut(match, () => bot, 1);
  return match.seats.map((seat) => match.state.players[seat]!.deck);
}

test("LR-setup-1: whoever thinks ahead takes the decks of the book, in every scenario", () => {
  expect(decks("passage-through-mirkwood", 1)).toEqual(["leadership-starter"]);
  expect(decks("journey-down-the-anduin", 1)).toEqual(["back-to-basics"]);
  for (const scenario of scenarioIds) expect(new Set(decks(scenario, 2)).size).toBe(2);
  expect(decks("passage-through-mirkwood", 2)).toEqual(["tactics-starter", "single-core-solo"]);
});

test("where the book says nothing the rules of thumb choose", () => {
  const usual: Bot<Rings, RingsEvent, RingsContent> = heuristicBot(heuristic);
  expect(decks("journey-down-the-anduin", 3)).toEqual(decks("journey-down-the-anduin", 3, usual));
});
