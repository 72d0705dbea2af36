import { isAntagonist } from "../../queries/figures.js";
import type { HeroQuest } from "../../state.js";

/** Every hero's turn counts, and the Evil Wizard's (HQ-3.1). */
export function turns(s: Readonly<HeroQuest>): number {
  const { round, order, toAct } = s;
  return round * (order.length + 1) + order.length - toAct.length + (isWizardsTurn(s) ? 1 : 0);
}

export function isWizardsTurn({ toAct, turn, figures }: Pick<HeroQuest, "toAct" | "turn" | "figures">): boolean {
  if (toAct.length > 0) return false;
  const active = turn && figures.find(({ id }) => id === turn.figure);
  return !active || isAntagonist(active);
}
