import type { Game } from "@tavolata/game";
import { correctionsText, Match } from "@tavolata/kernel";
import { expect } from "vitest";

/** A match with a smaller box leaves other people's own quests alone, before and after. */
export async function leavesCustomQuestsAlone(game: Game, ofBox: Readonly<Record<string, number>>): Promise<void> {
  const { ruleset, questFiles } = await game.module();
  const own = ruleset.options.find((option) => option.id === "ownQuest") as { readonly examples: readonly string[] };
  const customQuest = own.examples[0]!;
  const smaller = Match.start(ruleset, { options: { corrections: correctionsText(ofBox) } });
  const opened = Match.start(ruleset, { seed: "own", options: { ownQuest: customQuest } });
  void smaller.state;
  expect(Match.load(ruleset, opened.save()).options["ownQuest"]).toBe(customQuest);
  void smaller.state;
  const another = `${customQuest} `; // nobody remembers this text
  expect(questFiles!.problems(another).filter(({ weight }) => weight === "stops")).toEqual([]);
  Match.start(ruleset, { options: { ownQuest: another } });
}
