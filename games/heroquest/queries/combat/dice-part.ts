import type { RuleId } from "@tavolata/kernel";

/** Some of the dice of a roll, and where they come from: the message `dice.<name>`. */
export interface DicePart {
  readonly name: string;
  readonly dice: number;
  /** By which rules they are there, or the usual number is another one. */
  readonly rules?: readonly RuleId[];
}

/** How many dice the parts come to; never fewer than none. */
export function total(parts: readonly DicePart[]): number {
  let dice = 0;
  for (const part of parts) dice += part.dice;
  return Math.max(0, dice);
}

/** The rules by which there are so many, part by part. */
export function rulesIn(parts: readonly Pick<DicePart, "rules">[]): RuleId[] {
  return parts.flatMap(({ rules = none }) => rules);
}

const none: readonly RuleId[] = [];

/** The rule that took the last of these dice. */
export function ruleAgainst(parts: readonly DicePart[]): RuleId | undefined {
  return parts.findLast(({ dice, rules }) => dice < 0 && rules !== undefined)?.rules?.[0];
}
