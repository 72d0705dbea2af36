import { type GameEvent, type Message, RulesMistake, type Seat, say, type View } from "@tavolata/kernel";
import type { Bot, Choice, DecisionContext, Expectation } from "../bot.js";
import { type Heuristic, heuristicBot } from "../heuristic.js";
import { type Budget, BudgetMeter } from "./budget.js";
import { keyOf } from "./candidates.js";
import { comparedCandidates } from "./compared.js";
import { type Evaluator, type SearchConfig, usualSearchConfig } from "./evaluator.js";
import { areOneAnswer, type Candidate, halve, lead, meanOf } from "./halving.js";
import { type SearchContext, thoughtOut } from "./thought.js";
import { Node } from "./tree.js";

/** What a bot that searches is made of. */
export interface Searcher<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View> {
  readonly id: string;
  readonly heuristic: Heuristic<S, E, C, V>;
  readonly evaluator: Evaluator<S, E, C, V>;
  readonly budget: Budget;
  /** What it may take to tell what is expected of an answer that was given without a thought; left out: as much as for a thought. */
  readonly glance?: Budget;
  /** For measurements: other than the game's own. */
  readonly searchConfig?: Partial<SearchConfig>;
}

/**
 * A bot that thinks ahead: information-set Monte Carlo tree search with one observer. It never sees more than its seat: every world it
 * tries an answer in is a fork in which all that the seat can't know is dealt anew. Where the game has styles, whole manners of playing are
 * compared, each by its answer now: it thinks only where they part ways.
 */
export function searchBot<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View>(
  searcher: Searcher<S, E, C, V>,
): Bot<S, E, C> {
  const { id, heuristic, evaluator, budget } = searcher;
  const normal = heuristicBot(heuristic);
  const styles = new Map(Object.entries(evaluator.styles ?? {}).map(([name, style]) => [name, heuristicBot(style)]));
  const advisor = styles.get(evaluator.defaultPolicy ?? "") ?? normal;
  const thinkingOf = (seat: Seat): SearchContext<S, E, C> => {
    const searchConfig = {
      ...usualSearchConfig,
      ...evaluator.searchConfig,
      ...evaluator.searchConfigOf?.(seat),
      ...searcher.searchConfig,
    };
    // Whose view a search shows to the judgement is the match's own.
    return { normal, styles, evaluator: evaluator as Evaluator<S, E, C>, searchConfig };
  };
  const decide = (context: DecisionContext<S, E, C>): Choice => {
    const meter = new BudgetMeter(budget);
    const searching = thinkingOf(context.seat);
    const advice = advisor.decide(context);
    if (searching.searchConfig.unsearchedKinds.includes(context.asked.kind)) return advice;
    const candidates = comparedCandidates(context, advice.picks, searching);
    return areOneAnswer(candidates) ? advice : compared(context, advice, candidates, searching, meter);
  };
  return {
    id,
    decide,
    explain(context) {
      const choice = decide(context);
      if (choice.expects) return choice;
      return glanced(context, choice, thinkingOf(context.seat), new BudgetMeter(searcher.glance ?? budget));
    },
  };
}

/** At so many answers a bot glances that only tells what it expects. */
const glances = 3;

/** An answer that stands, with what is expected of it and of a few others, whether or not they are worth a thought. */
function glanced<S extends object, E extends GameEvent, C = unknown>(
  context: DecisionContext<S, E, C>,
  choice: Choice,
  searching: SearchContext<S, E, C>,
  meter: BudgetMeter,
): Choice {
  // Styles only propose: another style that gives the same answer would take the place of another answer.
  const searchConfig = {
    ...searching.searchConfig,
    singly: true,
    follows: false,
    keepsDefaultPolicy: true,
    breadth: glances,
  };
  const candidates = comparedCandidates(context, choice.picks, { ...searching, searchConfig });
  if (areOneAnswer(candidates)) return choice;
  tryOut(context, candidates, searching, meter);
  return { ...choice, ...expectation(candidates, candidates[0]!, meter.iterations) };
}

function compared<S extends object, E extends GameEvent, C = unknown>(
  context: DecisionContext<S, E, C>,
  advice: Choice,
  candidates: readonly Candidate[],
  searching: SearchContext<S, E, C>,
  meter: BudgetMeter,
): Choice {
  tryOut(context, candidates, searching, meter);
  const hope = bestStyleOf(candidates, keyOf(advice.picks));
  const best = bestOf(candidates, hope, searching.searchConfig);
  return {
    picks: best.picks,
    reason: best === hope ? advice.reason : reasonFor(best, hope),
    ...expectation(candidates, best, meter.iterations),
  };
}

/** Plays the answers out, in worlds that are the same for all of them. */
function tryOut<S extends object, E extends GameEvent, C = unknown>(
  context: DecisionContext<S, E, C>,
  candidates: readonly Candidate[],
  searching: SearchContext<S, E, C>,
  meter: BudgetMeter,
): void {
  const { asked, seat, chance } = context;
  const worlds = `search/${asked.number}/${chance.below(2 ** 31)}`;
  const root = new Node();
  halve(candidates, meter, (candidate, world) => {
    meter.iterations += 1;
    try {
      return thoughtOut(context.fork(`${worlds}/${world}`), asked, candidate, root, searching)?.[seat];
    } catch (error) {
      // A world in which the rules break down proves nothing: the bot must answer all the same.
      if (error instanceof RulesMistake) return undefined;
      throw error;
    }
  });
}

/** In fewer worlds than this nothing is proved. */
const fewestWorlds = 6;

/** The most that can be hoped for after the answer of the advice, in whatever style: that is what another answer has to beat. */
function bestStyleOf([advice, ...others]: readonly Candidate[], key: string): Candidate {
  let best = advice!;
  let most = 0;
  for (const other of others) {
    if (keyOf(other.picks) !== key) continue;
    const { mean, worlds } = lead(other, advice!);
    if (worlds < fewestWorlds || mean <= most) continue;
    best = other;
    most = mean;
  }
  return best;
}

/** The answer of the advice, unless another one is better by more than chance explains, and by enough to matter. */
function bestOf(candidates: readonly Candidate[], hope: Candidate, { minZScore, minGain }: SearchConfig): Candidate {
  const key = keyOf(hope.picks);
  let best = hope;
  let most = minGain;
  for (const other of candidates) {
    if (keyOf(other.picks) === key) continue;
    const { mean, error, worlds } = lead(other, hope);
    if (worlds >= fewestWorlds && mean > most && mean > minZScore * error) {
      best = other;
      most = mean;
    }
  }
  return best;
}

function reasonFor(best: Candidate, hope: Candidate): Message {
  return say("bot.searched", { more: Math.max(1, Math.round(100 * lead(best, hope).mean)) });
}

/** Nothing is expected of an answer that could be given in no world. */
function expectation(
  candidates: readonly Candidate[],
  best: Candidate,
  iterations: number,
): { readonly expects?: Expectation } {
  if (!wasGiven(best)) return {};
  const key = keyOf(best.picks);
  const others = candidates.filter((one) => keyOf(one.picks) !== key && wasGiven(one));
  const next = others.toSorted((a, b) => b.values.length - a.values.length || meanOf(b) - meanOf(a))[0];
  const nextBest = next ? { next: { picks: next.picks, value: meanOf(next) } } : {};
  return { expects: { value: meanOf(best), ...nextBest, iterations } };
}

function wasGiven({ values }: Candidate): boolean {
  return values.some((value) => value !== undefined);
}
