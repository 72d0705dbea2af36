import type { RuleId } from "@tavolata/kernel";
import { citedIn, testedIn } from "./citations.js";
import { exercisedRules } from "./exercise.js";
import type { Game } from "./game.js";
import type { LoadedGame } from "./game-module.js";
import { codeUnder, sourcesUnder } from "./sources.js";

/** How much of a game's catalogue is in its code, in its tests and in play. */
export interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly cited: number;
  readonly tested: number;
  /** How many came up in play. Together with those that are missing there, these are all that can come up. */
  readonly exercised: number;
  /** The ids that are not. */
  readonly missing: {
    readonly cited: readonly RuleId[];
    readonly tested: readonly RuleId[];
    readonly exercised: readonly RuleId[];
  };
}

/** Looks where each rule of a game is: named in `src`, at the start of a test's name, and seen in at most so many bot matches. */
export async function coverage(
  { folder, tests }: Game,
  loadedGame: LoadedGame,
  mostMatches = 1_000,
): Promise<Coverage> {
  const known = new Set(loadedGame.rules.map(({ id }) => id));
  const cited = new Set((await codeUnder(folder)).flatMap(({ text }) => citedIn(text, known)));
  const tested = new Set((await sourcesUnder(tests)).flatMap(({ text }) => testedIn(text, known)));
  const exercised = exercisedRules(loadedGame, mostMatches, `coverage/${loadedGame.id}`);
  const playable = loadedGame.rules.filter(({ play }) => play !== "never").map(({ id }) => id);
  const without = (found: ReadonlySet<RuleId>, wanted: Iterable<RuleId>) => [...wanted].filter((id) => !found.has(id));
  const missing = {
    cited: without(cited, known),
    tested: without(tested, known),
    exercised: without(exercised, playable),
  };
  return {
    game: loadedGame.id,
    rules: known.size,
    cited: known.size - missing.cited.length,
    tested: known.size - missing.tested.length,
    exercised: playable.length - missing.exercised.length,
    missing,
  };
}
