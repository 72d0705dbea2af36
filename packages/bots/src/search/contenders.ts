import type { GameEvent } from "@tavolata/kernel";
import type { Situation } from "../bot.js";
import { Question } from "../question.js";
import { candidatesFor, keyOf } from "./candidates.js";
import type { Contender } from "./halving.js";
import type { Thinking } from "./thought.js";

/**
 * What is compared at a question: the advice first, which is the habit's where there is one, and otherwise the normal one; then the answer of each style of the game, followed by that style, those first that
 * differ from the advice, because a small budget doesn't reach for all; and single other answers, after which everybody goes on as normal, where the game has no styles or its manner asks for both.
 */
export function contendersFor<S extends object, E extends GameEvent>(
  situation: Situation<S, E>,
  advice: readonly string[],
  { normal, styles, judgement, manner }: Thinking<S, E>,
): Contender[] {
  const { asked, chance } = situation;
  const key = keyOf(advice);
  const habit = judgement.habit !== undefined && styles.has(judgement.habit) ? judgement.habit : undefined;
  const inStyle: Contender[] = [];
  for (const [style, bot] of styles) {
    if (style !== habit) inStyle.push({ picks: bot.decide(situation).picks, style, values: [] });
  }
  if (habit !== undefined) inStyle.push({ picks: normal.decide(situation).picks, values: [] });
  const isOther = ({ picks }: Contender) => keyOf(picks) !== key;
  const contenders: Contender[] = [
    { picks: advice, ...(habit === undefined ? {} : { style: habit }), values: [] },
    ...inStyle.filter(isOther),
    ...inStyle.filter((one) => !isOther(one)),
  ];
  if (styles.size > 0 && !manner.singly) return contenders;
  const promising = judgement.promising?.(situation.view, new Question(situation), situation);
  const answers = candidatesFor(asked, advice, manner.breadth, chance, promising);
  for (const picks of answers) if (keyOf(picks) !== key) contenders.push({ picks, values: [] });
  return contenders;
}
