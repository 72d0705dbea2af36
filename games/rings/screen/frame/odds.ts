import type { RingsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import type { CardId } from "../../state.js";

/** LR-quest-3: the chance that willpower is above the threat after so many unknown cards, by their printed threat alone. */
export function chanceOfProgress(
  content: RingsContent,
  cards: readonly CardId[],
  reveals: number,
  willpower: number,
  threat: number,
): number {
  const threats = cards.map((card) => printedOn(content, card)?.threat ?? 0);
  return chanceBelow(threats, Math.min(reveals, threats.length), willpower - threat);
}

/** The chance that so many of these numbers, drawn at random, add up to less than a limit. */
export function chanceBelow(numbers: readonly number[], draws: number, limit: number): number {
  // How many ways there are to draw so many cards with such a sum.
  let ways: number[][] = [[1]];
  for (const value of new Set(numbers)) {
    const count = numbers.filter((one) => one === value).length;
    const more: number[][] = [];
    for (const [drawn, sums] of ways.entries()) {
      for (let take = 0; take <= Math.min(count, draws - drawn); take++) {
        more[drawn + take] ??= [];
        for (const [sum, many] of sums.entries()) {
          const at = sum + take * value;
          more[drawn + take]![at] = (more[drawn + take]![at] ?? 0) + (many ?? 0) * choose(count, take);
        }
      }
    }
    ways = Array.from(more, (sums) => Array.from(sums ?? [], (many) => many ?? 0));
  }
  const all = ways[draws] ?? [];
  const total = all.reduce((sum, many) => sum + many, 0);
  const good = all.reduce((sum, many, at) => (at < limit ? sum + many : sum), 0);
  return total === 0 ? 0 : good / total;
}

function choose(count: number, take: number): number {
  let ways = 1;
  for (let i = 0; i < take; i++) ways = (ways * (count - i)) / (i + 1);
  return ways;
}
