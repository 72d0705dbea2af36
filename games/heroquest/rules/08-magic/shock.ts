import type { Bar, RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Effect } from "../../content/effects.js";
import { half } from "../../queries/combat/half.js";
import { ruleOfLoad, underLoad } from "../../queries/combat/load.js";
import { isInShock } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import { whyNoDice } from "../rh-1-load/load.js";

/** Who uses magic, and whether in shock. HQ-8.5-c: a shock by paying doesn't count before the magic action is over. */
export interface Caster {
  readonly user: Figure;
  readonly shocked: boolean;
}

/** Somebody at the moment when a card is used; `byPaying` says whether this magic action has brought shock by its price. */
export function casterNow(user: Figure, byPaying = false): Caster {
  return { user, shocked: isInShock(user) && !byPaying };
}

/** HQ-8.8.c-a, HQ-RH1.2, HQ-RH1.3: in shock, or under a load, a card throws fewer dice, too. */
export function thrownBy(content: HeroQuestContent, caster: Caster, effects: readonly Effect[]): readonly Effect[] {
  if (hasAllDice(content, caster)) return effects;
  return effects.map((one) => (one.effect === "strike" ? { ...one, dice: diceLeft(content, caster, one.dice) } : one));
}

function hasAllDice(content: HeroQuestContent, { user, shocked }: Caster): boolean {
  return !shocked && !ruleOfLoad(content, user);
}

function diceLeft(content: HeroQuestContent, { user, shocked }: Caster, dice: number): number {
  return underLoad(content, user, shocked ? half(dice) : dice);
}

/** Why a card that only throws dice does nothing: none of them is left. */
export function whyNoneThrown(content: HeroQuestContent, caster: Caster, effects: readonly Effect[]): Bar | undefined {
  if (hasAllDice(content, caster)) return undefined;
  const isVain = (one: Effect) => one.effect === "strike" && diceLeft(content, caster, one.dice) === 0;
  return effects.length > 0 && effects.every(isVain) ? whyNoDice(content, caster.user) : undefined;
}

/** HQ-8.8.c-a, HQ-RH1.2, HQ-RH1.3, HQ-18.9: the rules by which a card throws fewer dice, where it throws any. */
export function rulesOfThrow(content: HeroQuestContent, caster: Caster, effects: readonly Effect[]): readonly RuleId[] {
  if (hasAllDice(content, caster) || !effects.some(({ effect }) => effect === "strike")) return none;
  const { user, shocked } = caster;
  const load = ruleOfLoad(content, user);
  const rules: RuleId[] = shocked ? ["HQ-8.8.c-a"] : [];
  if (load) rules.push(load);
  return [...rules, "HQ-18.9"];
}

const none: readonly RuleId[] = [];
