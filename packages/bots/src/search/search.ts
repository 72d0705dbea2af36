import { type GameEvent, type Message, RulesMistake, say } from "@tavolata/kernel";
import type { Bot, Choice, Expectation, Situation } from "../bot.js";
import { Question } from "../question.js";
import { type Thumb, thumbBot } from "../thumb.js";
import { type Budget, Purse } from "./budget.js";
import { candidatesFor } from "./candidates.js";
import { type Contender, halve, lead, meanOf } from "./halving.js";
import { type Judgement, type Manner, usualManner } from "./judgement.js";
import { type Thinking, thoughtOut } from "./thought.js";
import { Node } from "./tree.js";

/** What a bot that searches is made of. */
export interface Searcher<S extends object, E extends GameEvent> {
  readonly id: string;
  readonly thumb: Thumb<S, E>;
  readonly judgement: Judgement<S>;
  readonly budget: Budget;
  /** For measurements: other than the game's own. */
  readonly manner?: Partial<Manner>;
}

/**
 * A bot that thinks ahead: information-set Monte Carlo tree search with one observer. It never sees more than its seat: every world it
 * tries an answer in is a fork in which all that the seat can't know is dealt anew.
 */
export function searchBot<S extends object, E extends GameEvent>(searcher: Searcher<S, E>): Bot<S, E> {
  const { id, thumb, judgement, budget } = searcher;
  const normal = thumbBot(thumb);
  const manner: Manner = { ...usualManner, ...judgement.manner, ...searcher.manner };
  return {
    id,
    decide(situation) {
      const purse = new Purse(budget);
      const advice = normal.decide(situation);
      const { asked } = situation;
      if (manner.formalities.includes(asked.kind)) return advice;
      const { chance } = situation;
      const promising = judgement.promising?.(situation.view, new Question(situation), situation);
      const answers = candidatesFor(asked, advice.picks, manner.breadth, chance, promising);
      if (answers.length < 2) return advice;
      return compared(situation, advice, answers, { normal, judgement, manner }, purse);
    },
  };
}

function compared<S extends object, E extends GameEvent>(
  situation: Situation<S, E>,
  advice: Choice,
  answers: readonly (readonly string[])[],
  thinking: Thinking<S, E>,
  purse: Purse,
): Choice {
  const { asked, seat, chance } = situation;
  const worlds = `search/${asked.number}/${chance.below(2 ** 31)}`;
  const root = new Node();
  const contenders = answers.map((picks): Contender => ({ picks, values: [] }));
  halve(contenders, purse, ({ picks }, world) => {
    purse.iterations += 1;
    try {
      return thoughtOut(situation.fork(`${worlds}/${world}`), asked, picks, root, thinking)?.[seat];
    } catch (error) {
      // A world in which the rules break down proves nothing: the bot must answer all the same.
      if (error instanceof RulesMistake) return undefined;
      throw error;
    }
  });
  const best = bestOf(contenders, thinking.manner.doubt);
  const isAdvice = best === contenders[0];
  return {
    picks: best.picks,
    reason: isAdvice ? advice.reason : reasonFor(best, contenders[0]!),
    expects: expectation(contenders, best, purse.iterations),
  };
}

/** In fewer worlds than this nothing is proved. */
const fewestWorlds = 6;

/** The advice, unless another answer is better by more than chance explains. */
function bestOf([advice, ...others]: readonly Contender[], doubt: number): Contender {
  let best = advice!;
  let most = 0;
  for (const other of others) {
    const { mean, error, worlds } = lead(other, advice!);
    if (worlds >= fewestWorlds && mean > most && mean > doubt * error) {
      best = other;
      most = mean;
    }
  }
  return best;
}

function reasonFor(best: Contender, advice: Contender): Message {
  return say("bot.searched", { more: Math.max(1, Math.round(100 * lead(best, advice).mean)) });
}

function expectation(contenders: readonly Contender[], best: Contender, iterations: number): Expectation {
  const others = contenders.filter((one) => one !== best && one.values.length > 0);
  const next = others.toSorted((a, b) => b.values.length - a.values.length || meanOf(b) - meanOf(a))[0];
  return {
    value: meanOf(best),
    ...(next ? { next: { picks: next.picks, value: meanOf(next) } } : {}),
    iterations,
  };
}
