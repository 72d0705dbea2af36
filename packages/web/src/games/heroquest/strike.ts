import type { Option } from "@tavolata/kernel";
import { useWords } from "../../language/words.js";
import { aimOf, verbOf } from "./deeds.js";
import { attackDice, type DiceCount, defenceDice, shieldOf, shotDice, totalOf } from "./dice-of.js";
import { type Odds, oddsOf } from "./odds.js";
import { usePointing } from "./pointing.js";
import { type Figure, figureNamed } from "./seen.js";

/** A blow before it is struck: the dice on both sides, and what they are likely to do. */
export interface Strike {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly attack: DiceCount;
  readonly defence: DiceCount;
  readonly odds: Odds;
}

export function strikeAt(attacker: Figure, target: Figure, isShot: boolean): Strike {
  const attack = isShot ? shotDice(attacker) : attackDice(attacker, target);
  const defence = defenceDice(target, isShot ? "ranged" : "melee");
  const odds = oddsOf(totalOf(attack), totalOf(defence), shieldOf(target), target.body);
  return { attacker, target, attack, defence, odds };
}

/** The odds of an option that strikes; nothing for any other. */
export function useStrikeOdds(option: Option, attacker: Figure | undefined): Strike | undefined {
  const { position } = usePointing();
  const target = figureNamed(position.seen, aimOf(option));
  return attacker && target && strikeAt(attacker, target, verbOf(option) === "shoot");
}

/** Says a chance as a percentage. */
export function usePercent(): (chance: number) => string {
  const { language } = useWords();
  const format = new Intl.NumberFormat(language, { style: "percent" });
  return (chance) => format.format(chance);
}
