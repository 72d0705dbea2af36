import { type Asked, Match, type OptionDefinition, type Options, type OptionValue, WordStream } from "@tavolata/kernel";
import { answerOf, battery, callsIn, replayCommand } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { questBook } from "../src/content/quests/book.js";
import { heroQuestWith } from "../src/ruleset.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 14);

/** The adventure book as it is played. */
const game = heroQuestWith(questBook);

/** After so many answers by chance everybody wants to go home. */
const patience = 250;

/** A match that isn't over by then doesn't end at all. */
const bound = 6_000;

/** How one goes home, the quickest way first: the table gives up, and what can't be left undone is done briefly. */
const quickest = ["give-up", "retire", "yes", "end-turn", "end-phase", "stop", "done", "keep", "no"];

/** Every option by chance. */
function anyOptions(definitions: readonly OptionDefinition[], chance: WordStream): Options {
  const anyValue = (definition: OptionDefinition): OptionValue => {
    switch (definition.type) {
      case "switch":
        return chance.below(2) === 1;
      case "number":
        return definition.min + chance.below(definition.max - definition.min + 1);
      case "choice":
        return definition.values[chance.below(definition.values.length)]!;
    }
  };
  return Object.fromEntries(definitions.map((definition) => [definition.id, anyValue(definition)]));
}

/** The number of an answer: by chance, or the quickest way home. */
function numberFor(asked: Asked, chance: WordStream, hurry: boolean): number {
  const { ids, min, max } = asked;
  const home = hurry ? quickest.map((id) => ids.indexOf(id)).find((at) => at >= 0) : undefined;
  return home ?? chance.below(Math.max(1, ids.length) * (max - min + 1));
}

/** Plays one match with everything by chance to its end. */
function playByChance(seed: string): Match<object> {
  const chance = new WordStream(seed, "random-match", 0);
  const options = anyOptions(game.options, chance);
  const match = Match.start(game, { seed, options });
  const choices: number[] = [];
  const give = (choice: number) => {
    choices.push(choice);
    match.answer(answerOf(match, choice));
  };
  try {
    while (!match.outcome) {
      if (choices.length === bound) throw new Error(`After ${bound} answers it is in step "${match.step}".`);
      const hurry = choices.length >= patience;
      // Now and then somebody speaks up, where the game lets them.
      const calls = !hurry && chance.below(32) === 0 ? callsIn(match).length : 0;
      if (calls > 0) give(-1 - chance.below(calls));
      else give(numberFor(match.asked[0]!, chance, hurry) * match.asked.length);
    }
  } catch (error) {
    throw new Error(`${String(error)}\nTo see it: ${replayCommand(game.id, { seed, options, choices })}`, {
      cause: error,
    });
  }
  return match as unknown as Match<object>;
}

describe("matches with all quests and switches by chance", () => {
  test(`${seeds} of them end without an error`, () => {
    for (let i = 0; i < seeds; i++) expect(playByChance(`random-match-${i}`).outcome).toBeDefined();
  });
});

describe("no quest of the adventure book leaks", () => {
  const few = Math.ceil(seeds / 250);
  for (const quest of questBook) {
    // One round is enough to look round, open doors and search, and short enough to compare all worlds.
    const short = heroQuestWith([{ ...quest, failure: [{ kind: "rounds-over", rounds: 1 }] }]);
    const tables = [{ quest: quest.id, adventurers: 1, fillSeats: false }];
    const check = battery(short, { seeds: few, tables, salt: quest.id }).find(({ name }) =>
      name.startsWith("nothing leaks"),
    )!;
    test(quest.id, check.run);
  }
});
