import type { Bar, RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Effect } from "../../content/effects.js";
import { type DicePart, rulesIn, total } from "../../queries/combat/dice-part.js";
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

/** What a card brings about, and the rules by which it throws fewer dice than it states, where it throws any. */
interface Thrown {
  readonly effects: readonly Effect[];
  readonly rules: readonly RuleId[];
}

/** HQ-8.8.c-a, HQ-RH1.2, HQ-RH1.3: in shock, or under a load, a card throws fewer dice, too. */
export function thrownBy(content: HeroQuestContent, caster: Caster, stated: readonly Effect[]): Thrown {
  if (hasAllDice(content, caster)) return { effects: stated, rules: none };
  let rules = none;
  const effects = stated.map((one) => {
    if (one.effect !== "strike") return one;
    const parts = partsLeft(content, caster, { name: "card", dice: one.dice });
    rules = rulesIn(parts);
    return { ...one, dice: total(parts) };
  });
  return { effects, rules };
}

const none: readonly RuleId[] = [];

/** HQ-8.8.c-a, HQ-RH1.2, HQ-RH1.3: the dice of a card, less those that shock and load take. HQ-18.9: exact halves are rounded down. */
export function partsLeft(content: HeroQuestContent, { user, shocked }: Caster, stated: DicePart): DicePart[] {
  const load = ruleOfLoad(content, user);
  const parts = [stated];
  if (shocked) parts.push({ name: "shock", dice: half(stated.dice) - stated.dice, rules: ["HQ-8.8.c-a"] });
  if (load) {
    const dice = total(parts);
    parts.push({ name: "load", dice: underLoad(content, user, dice) - dice, rules: [load] });
  }
  if (shocked || load) parts.push({ name: "rounding", dice: 0, rules: ["HQ-18.9"] });
  return parts;
}

/** The same as a number, where nobody asks for its parts. */
export function diceLeft(content: HeroQuestContent, { user, shocked }: Caster, dice: number): number {
  return underLoad(content, user, shocked ? half(dice) : dice);
}

function hasAllDice(content: HeroQuestContent, { user, shocked }: Caster): boolean {
  return !shocked && !ruleOfLoad(content, user);
}

/** Why a card that only throws dice does nothing: none of them is left. */
export function whyNoneThrown(content: HeroQuestContent, caster: Caster, effects: readonly Effect[]): Bar | undefined {
  if (hasAllDice(content, caster)) return undefined;
  const isVain = (one: Effect) => one.effect === "strike" && diceLeft(content, caster, one.dice) === 0;
  return effects.length > 0 && effects.every(isVain) ? whyNoDice(content, caster.user) : undefined;
}
