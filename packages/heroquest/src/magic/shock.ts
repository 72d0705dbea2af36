import type { RuleId } from "@tavolata/kernel";
import type { Effect } from "../content/effects.js";
import { half } from "../dice.js";
import { isInShock } from "../figures.js";
import type { Figure } from "../state.js";

/** Who uses magic, and whether in shock. HQ-8.5-c: a shock by paying doesn't count before the magic action is over. */
export interface Caster {
  readonly user: Figure;
  readonly shocked: boolean;
}

/** Somebody at the moment when the magic action begins. */
export function casterNow(user: Figure): Caster {
  return { user, shocked: isInShock(user) };
}

/** HQ-8.8.c-a: in shock a card throws half of its dice, too. */
export function thrownBy({ shocked }: Caster, effects: readonly Effect[]): readonly Effect[] {
  if (!shocked) return effects;
  return effects.map((one) => (one.effect === "strike" ? { ...one, dice: half(one.dice) } : one));
}

/** HQ-8.8.c-a, HQ-18.9: where it throws any. */
export function rulesOfShock(shocked: boolean, effects: readonly Effect[]): readonly RuleId[] {
  return shocked && effects.some(({ effect }) => effect === "strike") ? halved : none;
}

const halved: readonly RuleId[] = ["HQ-8.8.c-a", "HQ-18.9"];
const none: readonly RuleId[] = [];
