import type { HeroQuestContent } from "../../content/content.js";
import type { Figure } from "../../state.js";
import { attackDice, bestAttackDice, defenceDice } from "./dice-count.js";

/** Dice of a figure: those of the sheet are black, those of gear white (HQ-1.8). */
export interface DiceCount {
  readonly black: number;
  readonly white: number;
}

export function totalOf({ black, white }: DiceCount): number {
  return black + white;
}

/** HQ-6.4, HQ-6.9: the dice of a blow with the best weapon, or the one that is named. */
export function attackDiceOf(content: HeroQuestContent, figure: Figure, target?: Figure, weapon?: string): DiceCount {
  const dice =
    weapon === undefined ? bestAttackDice(content, figure, target) : attackDice(content, figure, weapon, target);
  return coloured(figure.attack, dice);
}

/** HQ-6.5: the dice of a defence against a blow. */
export function defenceDiceOf(content: HeroQuestContent, figure: Figure): DiceCount {
  return coloured(figure.defence, defenceDice(content, figure));
}

function coloured(black: number, all: number): DiceCount {
  return { black: Math.min(black, all), white: all - Math.min(black, all) };
}
