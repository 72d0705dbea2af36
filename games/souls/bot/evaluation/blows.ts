import type { SoulsContent } from "../../content/content.js";
import type { Effect } from "../../content/types.js";
import { priceOf } from "../../queries/attack/coins.js";
import type { AttackForm, PrintedEffect } from "../../queries/attack/form.js";
import { atLeast, meanUpTo, type Odds } from "../../queries/attack/odds.js";
import { defencesOf, isMaster, scrollOf } from "../../queries/enemies/scroll.js";
import { enemyOf, heroOf } from "../../queries/figures.js";
import { lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";

/** What an attack on an enemy is worth: wounds, and above all its death. */
export function worthOfBlow(content: SoulsContent, s: SoulsView, target: Figure, odds: Odds): number {
  const life = lifeOf(content, s, target);
  return meanUpTo(odds, life) * woundWorth(content, s, target) + atLeast(odds, life) * killWorth(content, s, target);
}

/** What the results of the dice can buy on average, in wounds: little, as most of it needs luck. */
export function worthOfPaid(paid: readonly PrintedEffect[]): number {
  let sum = 0;
  for (const { cost, effects } of paid) {
    const price = priceOf(cost);
    for (const effect of effects) sum += wordWorth(effect) * (price === 0 ? 1 : price === 1 ? 0.4 : 0.15);
  }
  return sum;
}

/** What an effect of an attack is worth by itself, in wounds. */
export function wordWorth(effect: Effect): number {
  switch (effect.effect) {
    case "hits":
      return 0.8 * effect.change;
    case "lethal":
      return 0.5 * (effect.hits === "all" ? 3 : effect.hits);
    case "critical":
      return 1.1;
    case "fire":
      return 0.9 * effect.strength;
    case "condition":
      return conditionWorth[effect.condition] * (effect.strength ?? 1);
    case "push":
      return 0.2;
    case "area":
      return 0.8;
    case "heal":
      return 0.7 * effect.amount;
    case "crowns":
      return 0.1;
    case "reroll":
      return 0.4;
    case "shields":
      return effect.change;
    default:
      return 0.3;
  }
}

const conditionWorth = { ko: 0.7, poisoned: 1.2, blinded: 0.8, slowed: 0.5, stunned: 1.3 } as const;

function woundWorth(content: SoulsContent, s: SoulsView, target: Figure): number {
  return isMaster(content, enemyOf(s, target)) ? 1.6 : 1;
}

/** Soul Points, and an enemy less that acts. */
function killWorth(content: SoulsContent, s: SoulsView, target: Figure): number {
  const enemy = enemyOf(s, target);
  const { soulPoints } = defencesOf(content, enemy);
  const { rank, horde } = scrollOf(content, enemy);
  const strength = { green: 1.5, blue: 2.5, red: 4, purple: 12 }[rank];
  return (strength + 0.5 * soulPoints) / (horde ? 1.5 : 1);
}

/** The attacks that an enemy can make, the strongest by its dice. */
export function strongestWeapon(content: SoulsContent, s: SoulsView, figure: Figure): AttackForm {
  const { weapons } = scrollOf(content, enemyOf(s, figure));
  let best: AttackForm | undefined;
  let most = -1;
  for (const name in weapons) {
    const { attack, damage } = weapons[name]!;
    const mean = attack.hits + 0.8 * attack.red + 0.3 * attack.blue;
    if (mean <= most) continue;
    most = mean;
    best = { name, values: attack, damage, range: 0, paid: [] };
  }
  return best!;
}

/** How much a hero's life is at stake: what is left of it, and how much of it there is. */
export function frailty(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const life = lifeOf(content, s, figure);
  if (figure.kind !== "hero") return 0.5;
  return 1 + Math.max(0, 5 - life) * 0.35 + (heroOf(s, figure).soulrank > 2 ? 0.2 : 0);
}
