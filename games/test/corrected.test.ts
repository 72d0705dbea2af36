import { BotTable, playOut } from "@tavolata/bots";
import type { GameModule } from "@tavolata/game";
import {
  type CorrectedValue,
  type CorrectionCheck,
  correctionsText,
  Match,
  verify,
  WordStream,
} from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { correctableGames } from "./offering.js";
import { tested } from "./tested.js";

function correctionsOf({ ruleset }: GameModule): CorrectionCheck {
  return ruleset.content!;
}

/** Other values for so many figures, drawn by a word, with which the game's own check is content. */
function anyCorrections(game: GameModule, seed: string, wanted: number): string {
  const corrections = correctionsOf(game);
  const chance = new WordStream(seed, "corrections", 0);
  const below = (most: number) => chance.below(most);
  const figures = [...corrections.figures.values()];
  let chosen: Record<string, CorrectedValue> = {};
  for (let tries = 0; Object.keys(chosen).length < wanted && tries < 4 * wanted; tries++) {
    const { path, takes, value } = figures[below(figures.length)]!;
    const other =
      takes.kind === "number"
        ? takes.min + below(takes.max - takes.min + 1)
        : takes.kind === "word"
          ? takes.words[below(takes.words.length)]!
          : !value;
    const more = { ...chosen, [path]: other };
    if (corrections.problems(correctionsText(more)).length === 0) chosen = more;
  }
  return correctionsText(chosen);
}

function played({ ruleset, bots }: GameModule, corrections: string, bound = 250) {
  const match = Match.start(ruleset, { seed: "corrected", options: { corrections } });
  playOut(match, () => bots["normal"]!, bound);
  return match;
}

const answersOf = (match: Match<object>) => JSON.stringify(match.save());

describe.each(tested(correctableGames))("$id with figures of a box", ({ module }) => {
  test("says what is wrong with any figure at the ends of what it takes in words that are translated", async () => {
    const corrections = correctionsOf(await module());
    // One figure for each place on the cards of a table.
    const places = new Map(
      [...corrections.figures.values()].map((one) => [
        `${one.table} ${one.field.join(".").replaceAll(/\d+/g, "#")}`,
        one,
      ]),
    );
    const ends = [...places.values()].flatMap(({ path, takes, value }) => {
      const numbers = takes.kind === "number" ? [takes.min, 0, 1, takes.max] : [];
      const others =
        takes.kind === "number"
          ? numbers.filter((one) => one >= takes.min)
          : takes.kind === "word"
            ? takes.words
            : [!value];
      return others.map((other) => correctionsText({ [path]: other }));
    });
    const untold = ends
      .flatMap((text) => corrections.problems(text))
      .filter(({ said }) => said.key === "corrections.together");
    expect(untold).toEqual([]);
  });

  test("plays the same before and after a match with others, and a corrected match does so, too", async () => {
    const game = await module();
    const corrections = anyCorrections(game, "first", 40);
    const first = answersOf(played(game, corrections));
    const plain = answersOf(played(game, ""));
    expect(plain).not.toBe(first);
    // Whatever the game keeps of its tables would be that of the wrong match here.
    expect(answersOf(played(game, corrections))).toBe(first);
    expect(answersOf(played(game, ""))).toBe(plain);
  });

  test("two matches turn by turn don't come into each other's way", async () => {
    const game = await module();
    const corrections = anyCorrections(game, "second", 40);
    const apart = [corrections, ""].map((text) => answersOf(played(game, text, 60)));
    const together = [corrections, ""].map((text) =>
      Match.start(game.ruleset, { seed: "corrected", options: { corrections: text } }),
    );
    const seated = together.map((match) => new BotTable(match, () => game.bots["normal"]!));
    for (let turn = 0; turn < 60; turn++) {
      for (const [i, match] of together.entries()) seated[i]!.answer(match.asked[0]!);
    }
    expect(together.map(answersOf)).toEqual(apart);
  });

  test("can be played with any figures that it takes", async () => {
    const game = await module();
    for (let i = 0; i < 3; i++) {
      const corrections = anyCorrections(game, `any ${i}`, 120);
      const match = played(game, corrections, 150);
      expect(verify(game.ruleset, match.save())).toEqual({ sound: true, unproved: [] });
    }
  });
});
