import { type Asked, anyOptions, type GameEvent, Match, type Options, type Ruleset, WordStream } from "../src/index.js";
import { answerOf, callsIn, picksOf, replayCommand } from "./play.js";

/** How matches are played in which everything is left to chance. */
export interface ByChance {
  /** After so many answers by chance everybody wants to go home. */
  readonly patience: number;
  /** How one goes home: options that are then taken where they are on offer, the quickest first. */
  readonly quickest: readonly string[];
  /** A match that isn't over by then doesn't end at all. */
  readonly bound: number;
}

/** Plays one match to its end: every option, answer and interjection by chance. An error names the command that shows the match. */
export function playByChance<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  seed: string,
  { patience, quickest, bound }: ByChance,
): Match<S, E, C> {
  const chance = new WordStream(seed, "random-match", 0);
  const options = anyOptions(ruleset, chance);
  const match = Match.start(ruleset, { seed, options });
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
      else give(numberFor(match.asked[0]!, chance, hurry ? quickest : []) * match.asked.length);
    }
  } catch (error) {
    throw new Error(`${String(error)}\nTo see it: ${replayCommand(ruleset.id, { seed, options, choices })}`, {
      cause: error,
    });
  }
  return match;
}

/** A match with so many answers by chance, or as many as it has. */
export function answeredByChance<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  options: Options,
  answers: number,
  seed: string,
): Match<S, E, C> {
  const match = Match.start(ruleset, { seed, options });
  const chance = new WordStream(seed, "answers", 0);
  for (let i = 0; i < answers && !match.outcome; i++) {
    const { seat } = match.asked[0]!;
    const decision = match.decisions(seat)[0]!;
    const first = chance.below(decision.options.length);
    const count = Math.min(decision.options.length, Math.max(1, decision.min));
    const picks = Array.from({ length: count }, (_, n) => decision.options[(first + n) % decision.options.length]!.id);
    match.answer({ seat, picks });
  }
  return match;
}

/** The number of an answer: the first of these that is on offer, or by chance. */
function numberFor({ ids, min, max }: Asked, chance: WordStream, wanted: readonly string[]): number {
  const home = wanted.map((id) => ids.indexOf(id)).find((at) => at >= 0);
  return home ?? chance.below(Math.max(1, ids.length) * (max - min + 1));
}

/** Moments of matches by chance, one for each of these tables: after so many answers each, and up to so many. */
export function* momentsByChance<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  tables: readonly Options[],
  { every, to }: { readonly every: number; readonly to: number },
): Generator<Match<S, E, C>> {
  for (const [i, options] of tables.entries()) {
    const match = Match.start(ruleset, { seed: `moments-${i}`, options });
    const chance = new WordStream(`moments-${i}`, "answers", 0);
    for (let answers = 0; answers <= to && !match.outcome; answers++) {
      if (answers % every === 0) yield match;
      const [asked] = match.asked;
      if (!asked) return;
      match.answer({ seat: asked.seat, number: asked.number, picks: picksOf(asked, chance.next()) });
    }
  }
}
