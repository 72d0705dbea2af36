import type { Option } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import type { DiceCount } from "../../queries/combat/dice-of.js";
import { type Odds, oddsOf, type Prospect } from "../../queries/combat/odds.js";

/** A blow or a shot before it is struck: the dice on both sides, as the rules count them, and what they are likely to do. */
export interface Strike {
  readonly attack: DiceCount;
  readonly defence: DiceCount;
  readonly odds: Odds;
}

/** What an option that strikes is likely to do; nothing for any other. */
export function strikeOf({ facts }: Option): Strike | undefined {
  const prospect = facts?.["strike"] as Prospect | undefined;
  if (!prospect) return undefined;
  const { attack, defence, black } = prospect;
  return {
    attack: { black: black.attack, white: attack - black.attack },
    defence: { black: black.defence, white: defence - black.defence },
    odds: oddsOf(prospect),
  };
}

/** Says a chance as a percentage. */
export function usePercent(): (chance: number) => string {
  const { language } = useWords();
  const format = new Intl.NumberFormat(language, { style: "percent" });
  return (chance) => format.format(chance);
}
