import { type GameEvent, type Message, RulesMistake, say } from "@tavolata/kernel";
import type { Bot, Choice, Expectation, Situation } from "../bot.js";
import { type Thumb, thumbBot } from "../thumb.js";
import { type Budget, Purse } from "./budget.js";
import { keyOf } from "./candidates.js";
import { contendersFor } from "./contenders.js";
import { areOneAnswer, type Contender, halve, lead, meanOf } from "./halving.js";
import { type Judgement, type Manner, usualManner } from "./judgement.js";
import { type Thinking, thoughtOut } from "./thought.js";
import { Node } from "./tree.js";

/** What a bot that searches is made of. */
export interface Searcher<S extends object, E extends GameEvent> {
  readonly id: string;
  readonly thumb: Thumb<S, E>;
  readonly judgement: Judgement<S, E>;
  readonly budget: Budget;
  /** For measurements: other than the game's own. */
  readonly manner?: Partial<Manner>;
}

/**
 * A bot that thinks ahead: information-set Monte Carlo tree search with one observer. It never sees more than its seat: every world it
 * tries an answer in is a fork in which all that the seat can't know is dealt anew. Where the game has styles, whole manners of playing are
 * compared, each by its answer now: it thinks only where they part ways.
 */
export function searchBot<S extends object, E extends GameEvent>(searcher: Searcher<S, E>): Bot<S, E> {
  const { id, thumb, judgement, budget } = searcher;
  const normal = thumbBot(thumb);
  const styles = new Map(Object.entries(judgement.styles ?? {}).map(([name, style]) => [name, thumbBot(style)]));
  const advisor = styles.get(judgement.habit ?? "") ?? normal;
  const thinking = { normal, styles, judgement, manner: { ...usualManner, ...judgement.manner, ...searcher.manner } };
  return {
    id,
    decide(situation) {
      const purse = new Purse(budget);
      const advice = advisor.decide(situation);
      if (thinking.manner.formalities.includes(situation.asked.kind)) return advice;
      const contenders = contendersFor(situation, advice.picks, thinking);
      return areOneAnswer(contenders) ? advice : compared(situation, advice, contenders, thinking, purse);
    },
  };
}

function compared<S extends object, E extends GameEvent>(
  situation: Situation<S, E>,
  advice: Choice,
  contenders: readonly Contender[],
  thinking: Thinking<S, E>,
  purse: Purse,
): Choice {
  const { asked, seat, chance } = situation;
  const worlds = `search/${asked.number}/${chance.below(2 ** 31)}`;
  const root = new Node();
  halve(contenders, purse, (contender, world) => {
    purse.iterations += 1;
    try {
      return thoughtOut(situation.fork(`${worlds}/${world}`), asked, contender, root, thinking)?.[seat];
    } catch (error) {
      // A world in which the rules break down proves nothing: the bot must answer all the same.
      if (error instanceof RulesMistake) return undefined;
      throw error;
    }
  });
  const hope = bestStyleOf(contenders, keyOf(advice.picks));
  const best = bestOf(contenders, hope, thinking.manner.doubt);
  return {
    picks: best.picks,
    reason: best === hope ? advice.reason : reasonFor(best, hope),
    expects: expectation(contenders, best, purse.iterations),
  };
}

/** In fewer worlds than this nothing is proved. */
const fewestWorlds = 6;

/** The most that can be hoped for after the answer of the advice, in whatever style: that is what another answer has to beat. */
function bestStyleOf([advice, ...others]: readonly Contender[], key: string): Contender {
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

/** The answer of the advice, unless another one is better by more than chance explains. */
function bestOf(contenders: readonly Contender[], hope: Contender, doubt: number): Contender {
  const key = keyOf(hope.picks);
  let best = hope;
  let most = 0;
  for (const other of contenders) {
    if (keyOf(other.picks) === key) continue;
    const { mean, error, worlds } = lead(other, hope);
    if (worlds >= fewestWorlds && mean > most && mean > doubt * error) {
      best = other;
      most = mean;
    }
  }
  return best;
}

function reasonFor(best: Contender, hope: Contender): Message {
  return say("bot.searched", { more: Math.max(1, Math.round(100 * lead(best, hope).mean)) });
}

function expectation(contenders: readonly Contender[], best: Contender, iterations: number): Expectation {
  const key = keyOf(best.picks);
  const others = contenders.filter(({ picks, values }) => keyOf(picks) !== key && values.length > 0);
  const next = others.toSorted((a, b) => b.values.length - a.values.length || meanOf(b) - meanOf(a))[0];
  return {
    value: meanOf(best),
    ...(next ? { next: { picks: next.picks, value: meanOf(next) } } : {}),
    iterations,
  };
}
