import {
  type Answer,
  type Asked,
  type GameEvent,
  Match,
  type Options,
  type Ruleset,
  WordStream,
} from "../src/index.js";

/** How a program answers. */
export type Policy = (asked: Asked) => readonly string[];

/**
 * What a number means at a decision: with k options of which min to max are wanted, n picks `min + (n / k) mod (max - min + 1)`
 * of them, from option `n mod k` on and round again. So every number is an answer, and a match is a list of numbers.
 */
export function picksOf(asked: Asked, n: number): string[] {
  const { ids, min, max } = asked;
  if (ids.length === 0) return [];
  const count = min + (Math.floor(n / ids.length) % (max - min + 1));
  return Array.from({ length: count }, (_, i) => ids[(n + i) % ids.length]!);
}

/** What a number means where several questions are open: it chooses the question, and the rest of it the picks. */
export function answerOf(asked: readonly Asked[], n: number): Answer {
  const question = asked[n % asked.length]!;
  return { seat: question.seat, number: question.number, picks: picksOf(question, Math.floor(n / asked.length)) };
}

/** Answers by chance, the same for the same seed. */
export function randomPolicy(seed: string): Policy {
  const words = new WordStream(seed, "bots", 0);
  return (asked) => picksOf(asked, words.next());
}

/** Answers with the first options. */
export const firstPolicy: Policy = (asked) => picksOf(asked, 0);

/** Plays on until the match is over, or throws after `bound` answers. Returns how many answers it took. */
export function play<S extends object, E extends GameEvent>(
  match: Match<S, E>,
  policy: Policy,
  bound = 10_000,
): number {
  for (let answers = 0; answers < bound; answers++) {
    const [asked] = match.asked;
    if (match.outcome || !asked) return answers;
    match.answer({ seat: asked.seat, number: asked.number, picks: policy(asked) });
  }
  throw new Error(`After ${bound} answers the match isn't over; it is in step "${match.step}".`);
}

/** A match that can be played again: how it starts, and a number for every answer. */
export interface Recipe {
  readonly seed: string;
  readonly options: Options;
  readonly choices: readonly number[];
}

/** A match played at random to its end, as a recipe. */
export function randomRecipe<S extends object, E extends GameEvent>(
  ruleset: Ruleset<S, E>,
  seed: string,
  options: Options,
  bound: number,
): Recipe {
  const match = Match.start(ruleset, { seed, options });
  const words = new WordStream(seed, "bots", 0);
  const choices: number[] = [];
  try {
    while (!match.outcome) {
      if (choices.length === bound)
        throw new Error(`After ${bound} answers the match isn't over; it is in step "${match.step}".`);
      // Small numbers mean the same as large ones and are easier to read: one for every way to answer.
      const ways = Math.max(...match.asked.map(({ ids, min, max }) => Math.max(1, ids.length) * (max - min + 1)));
      const choice = words.below(match.asked.length * ways);
      choices.push(choice);
      match.answer(answerOf(match.asked, choice));
    }
  } catch (error) {
    throw new Error(`${String(error)}\nTo see it: ${replayCommand(ruleset.id, { seed, options, choices })}`, {
      cause: error,
    });
  }
  return { seed, options, choices };
}

/** Plays a recipe, and calls `at` before the first answer and after every answer. */
export function cook<S extends object, E extends GameEvent>(
  ruleset: Ruleset<S, E>,
  recipe: Recipe,
  at: (match: Match<S, E>, choice: number | undefined) => void = () => {},
): Match<S, E> {
  const match = Match.start(ruleset, { seed: recipe.seed, options: recipe.options });
  at(match, recipe.choices[0]);
  for (const [i, choice] of recipe.choices.entries()) {
    if (match.outcome) break;
    match.answer(answerOf(match.asked, choice));
    at(match, recipe.choices[i + 1]);
  }
  return match;
}

/** The command that shows a recipe's match. */
export function replayCommand(game: string, { seed, options, choices }: Recipe): string {
  const given = Object.keys(options).length > 0 ? ` --options '${JSON.stringify(options)}'` : "";
  return `npx tavolata replay --game ${game} --seed "${seed}"${given} --choices ${choices.join(".")}`;
}
