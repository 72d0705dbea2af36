import type { GameEvent } from "@tavolata/kernel";
import type { Situation } from "../bot.js";
import { Question } from "../question.js";
import { candidatesFor, keyOf } from "./candidates.js";
import type { Contender } from "./halving.js";
import type { Thinking } from "./thought.js";

/**
 * What is compared at a question: the advice first; then the answer of each style of the game, followed by that style, those first that
 * differ from the advice, because a small budget doesn't reach for all; and single other answers, after which everybody goes on as normal, where the game has no styles or its manner asks for both.
 */
export function contendersFor<S extends object, E extends GameEvent>(
  situation: Situation<S, E>,
  advice: readonly string[],
  { styles, judgement, manner }: Thinking<S, E>,
): Contender[] {
  const { asked, chance } = situation;
  const key = keyOf(advice);
  const inStyle = Array.from(
    styles,
    ([style, bot]): Contender => ({ picks: bot.decide(situation).picks, style, values: [] }),
  );
  const isOther = ({ picks }: Contender) => keyOf(picks) !== key;
  const contenders: Contender[] = [
    { picks: advice, values: [] },
    ...inStyle.filter(isOther),
    ...inStyle.filter((one) => !isOther(one)),
  ];
  if (styles.size > 0 && !manner.singly) return contenders;
  const promising = judgement.promising?.(situation.view, new Question(situation), situation);
  const answers = candidatesFor(asked, advice, manner.breadth, chance, promising);
  for (const picks of answers) if (keyOf(picks) !== key) contenders.push({ picks, values: [] });
  return contenders;
}
