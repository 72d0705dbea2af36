import { type Result, resultsOf } from "../../content/dice.js";
import type { Cost, DieSymbol } from "../../content/types.js";
import type { RolledDie } from "../../state/attack.js";

/** How many results of a kind lie there unspent. */
export function unspent(dice: readonly RolledDie[], result: Result): number {
  let count = 0;
  for (const die of dice) {
    const results = resultsOf(die.face);
    for (let i = 0; i < results.length; i++) if (results[i] === result && !die.spent[i]) count += 1;
  }
  return count;
}

/** SS-9-hit-2-e: every result pays once. */
export function canPay(dice: readonly RolledDie[], cost: Cost): boolean {
  for (const result in cost) if (unspent(dice, result as Result) < cost[result as DieSymbol]!) return false;
  return true;
}

/** How many results an effect costs in all. */
export function priceOf(cost: Cost): number {
  let price = 0;
  for (const result in cost) price += cost[result as DieSymbol]!;
  return price;
}

/**
 * Spends the results. SS-9-hit-2-f: the two of a double face are two. The dice that hold least besides pay first, so that those that may still be rerolled
 * lose as little as possible (SS-9-def-5-b).
 */
export function pay(dice: readonly RolledDie[], cost: Cost): void {
  for (const result in cost) {
    for (let left = cost[result as DieSymbol]!; left > 0; left--) spendOne(dice, result as Result);
  }
}

function spendOne(dice: readonly RolledDie[], result: Result): void {
  let best: RolledDie | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const die of dice) {
    const results = resultsOf(die.face);
    const at = results.findIndex((one, i) => one === result && !die.spent[i]);
    if (at < 0) continue;
    const held =
      results.filter((one, i) => !die.spent[i] && i !== at && one !== "miss").length + (die.rerolled ? 1 : 0);
    if (held < least) {
      best = die;
      least = held;
    }
  }
  const results = resultsOf(best!.face);
  best!.spent[results.findIndex((one, i) => one === result && !best!.spent[i])] = true;
}
