import type { GameEvent } from "@tavolata/kernel";
import type { DecisionContext } from "../bot.js";
import { LazyDecision } from "../lazy-decision.js";
import { candidatesFor, keyOf } from "./candidates.js";
import type { Candidate } from "./halving.js";
import type { SearchContext } from "./thought.js";

/**
 * What is compared at a question: the advice first, which is the habit's where the game has one; then the answer of each other style, those
 * first that differ from the advice, because a small budget doesn't reach for all; and single other answers, after which everybody goes on
 * as normal, or who gave them in the habit, where the game has no styles or its manner asks for both.
 */
export function comparedCandidates<S extends object, E extends GameEvent, C = unknown>(
  context: DecisionContext<S, E, C>,
  advice: readonly string[],
  searching: SearchContext<S, E, C>,
): Candidate[] {
  const { styles, evaluator, searchConfig } = searching;
  const { asked, chance } = context;
  const first: Candidate = {
    picks: advice,
    ...(evaluator.defaultPolicy && { style: evaluator.defaultPolicy }),
    values: [],
  };
  const candidates: Candidate[] = [first, ...inStyle(context, advice, searching)];
  if (styles.size > 0 && !searchConfig.singly) return candidates;
  const promising = evaluator.promising?.(context.view, new LazyDecision(context), context);
  const after = styleAfter(searching);
  const known = new Set(candidates.filter(({ style }) => style === after.style).map(({ picks }) => keyOf(picks)));
  for (const picks of candidatesFor(asked, advice, searchConfig.breadth, chance, promising)) {
    if (!known.has(keyOf(picks))) candidates.push({ picks, ...after, values: [] });
  }
  return candidates;
}

/** How who thinks goes on after an answer that no style has given. */
function styleAfter<S extends object, E extends GameEvent, C = unknown>({
  evaluator: { defaultPolicy },
  searchConfig,
}: SearchContext<S, E, C>): Pick<Candidate, "style"> {
  return searchConfig.keepsDefaultPolicy && defaultPolicy !== undefined ? { style: defaultPolicy } : {};
}

/** What the styles answer: each goes on in its own manner, or they only propose answers, and then each answer is there once. */
function inStyle<S extends object, E extends GameEvent, C = unknown>(
  context: DecisionContext<S, E, C>,
  advice: readonly string[],
  searching: SearchContext<S, E, C>,
): Candidate[] {
  const { normal, styles, searchConfig } = searching;
  const { defaultPolicy } = searching.evaluator;
  const key = keyOf(advice);
  const answers: Omit<Candidate, "values">[] = [];
  for (const [style, bot] of styles)
    if (style !== defaultPolicy) answers.push({ style, picks: bot.decide(context).picks });
  if (defaultPolicy) answers.push({ picks: normal.decide(context).picks });
  const others = answers.filter(({ picks }) => keyOf(picks) !== key);
  if (searchConfig.follows) {
    const alike = answers.filter(({ picks }) => keyOf(picks) === key);
    return [...others, ...alike].map((one) => ({ ...one, values: [] }));
  }
  const proposed = new Map(others.map(({ picks }) => [keyOf(picks), picks]));
  return Array.from(proposed.values(), (picks) => ({ picks, ...styleAfter(searching), values: [] }));
}
