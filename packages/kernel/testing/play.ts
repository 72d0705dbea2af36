import {
  type Answer,
  type Asked,
  calledBy,
  type GameEvent,
  interjectionSign,
  Match,
  type Options,
  type Ruleset,
  WordStream,
} from "../src/index.js";

/** How a program answers. */
export type Policy = (asked: Omit<Asked, "options">) => readonly string[];

/**
 * What a number means at a decision: with k options of which min to max are wanted, n picks `min + (n / k) mod (max - min + 1)`
 * of them, from option `n mod k` on and round again. So every number is an answer, and a match is a list of numbers.
 */
export function picksOf(asked: Omit<Asked, "options">, n: number): string[] {
  const { ids, min, max } = asked;
  if (ids.length === 0) return [];
  const count = min + (Math.floor(n / ids.length) % (max - min + 1));
  return Array.from({ length: count }, (_, i) => ids[(n + i) % ids.length]!);
}

/**
 * What a number means where several questions are open: it chooses the question, and the rest of it the picks. A number below zero
 * is an interjection, one of those that any seat can call; where there is none, it is the answer that its opposite would be.
 */
export function answerOf<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>, n: number): Answer {
  const { asked } = match;
  if (n < 0) {
    const calls = callsIn(match);
    return calls.length > 0 ? calls[(-n - 1) % calls.length]! : answerOf(match, -n);
  }
  const question = asked[n % asked.length]!;
  return { seat: question.seat, number: question.number, picks: picksOf(question, Math.floor(n / asked.length)) };
}

/** Every interjection that some seat can call now, as an answer. */
export function callsIn<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>): Answer[] {
  return match.seats.flatMap((seat) =>
    match.interjections(seat).flatMap(({ id, bar }) => (bar ? [] : [{ seat, picks: [`${interjectionSign}${id}`] }])),
  );
}

/** Whether somebody could give this answer now, or call this. */
export function isPossible<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  { seat, picks }: Answer,
): boolean {
  const called = calledBy(picks);
  if (called !== undefined) return match.interjections(seat).some(({ id, bar }) => id === called && !bar);
  const asked = match.asked.find((one) => one.seat === seat);
  return asked !== undefined && picks.every((pick) => asked.ids.includes(pick));
}

/** Answers by chance, the same for the same seed. */
export function randomPolicy(seed: string): Policy {
  const words = new WordStream(seed, "bots", 0);
  return (asked) => picksOf(asked, words.next());
}

/** Plays on until the match is over, or throws after `bound` answers. Returns how many answers it took. */
export function play<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
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

/** A match that can be played again: how it starts, and a number for every answer and interjection. */
export interface Recipe {
  readonly seed: string;
  readonly options: Options;
  readonly choices: readonly number[];
}

/** How many answers there are to one interjection in a random match, where the game has some. */
const answersToACall = 16;

/** A match played at random to its end, as a recipe; now and then somebody interjects, where the game lets them. */
export function randomRecipe<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  seed: string,
  options: Options,
  bound: number,
): Recipe {
  const match = friendlyMatch(ruleset, { seed, options });
  const words = new WordStream(seed, "bots", 0);
  const { interjections = {} } = ruleset;
  const someInterject = Object.keys(interjections).length > 0;
  const choices: number[] = [];
  try {
    while (!match.outcome) {
      if (choices.length === bound)
        throw new Error(`After ${bound} answers the match isn't over; it is in step "${match.step}".`);
      // Small numbers mean the same as large ones and are easier to read: one for every way to answer.
      const ways = Math.max(...match.asked.map(({ ids, min, max }) => Math.max(1, ids.length) * (max - min + 1)));
      const isCall = someInterject && words.below(answersToACall) === 0;
      const choice = isCall
        ? -1 - words.below(Math.max(1, callsIn(match).length))
        : words.below(match.asked.length * ways);
      choices.push(choice);
      match.answer(answerOf(match, choice));
    }
  } catch (error) {
    throw new Error(`${String(error)}\nTo see it: ${replayCommand(ruleset.id, { seed, options, choices })}`, {
      cause: error,
    });
  }
  return { seed, options, choices };
}

/** A recipe's match before its first answer. It is played at a table with undo, also where the game has none of itself. */
export function friendlyMatch<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  { seed, options }: Pick<Recipe, "seed" | "options">,
): Match<S, E, C> {
  return Match.start(ruleset, { seed, options, settings: { undo: "friendly" } });
}

/** Plays a recipe, and calls `at` before the first answer and after every answer. */
export function cook<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  recipe: Recipe,
  at: (match: Match<S, E, C>, choice: number | undefined) => void = () => {},
): Match<S, E, C> {
  const match = friendlyMatch(ruleset, recipe);
  at(match, recipe.choices[0]);
  for (const [i, choice] of recipe.choices.entries()) {
    if (match.outcome) break;
    match.answer(answerOf(match, choice));
    at(match, recipe.choices[i + 1]);
  }
  return match;
}

/** The command that shows a recipe's match. */
export function replayCommand(game: string, { seed, options, choices }: Recipe): string {
  const given = Object.keys(options).length > 0 ? ` --options '${JSON.stringify(options)}'` : "";
  return `npx tavolata replay --game ${game} --seed "${seed}"${given} --choices ${choices.join(".")}`;
}
