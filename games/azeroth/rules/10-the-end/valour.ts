import type { Outcome, RuleId, Seat } from "@tavolata/kernel";
import { rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { valourOf, valourToWin } from "../../queries/valour.js";
import type { Azeroth, Hero, Table } from "../../state.js";

/** AZ-end-1: eight valour end the match at once; with the option, the round is played to its end (AZ-end-7). */
export function checkValour(t: Table, seat: Seat): void {
  const { state: s } = t;
  const total = valourOf(t.content, s.heroes[seat]!);
  if (total < valourToWin) return;
  if (!t.options.fullLastRound) t.end(ranking(t.content, s, "valour", ["AZ-end-1"]));
  if (s.lastRound) return;
  s.lastRound = true;
  t.emit({ type: "last-round", seat, total }, { rules: ["AZ-end-7"] });
}

/** AZ-end-2 to AZ-end-5: by valour, completed quests and level; who is equal in all shares the victory. */
export function ranking(content: AzerothContent, s: Azeroth, how: string, rules: readonly RuleId[]): Outcome {
  const deciding: RuleId[] = [];
  // Ties are broken among those who have reached the goal; where nobody has, among all.
  const reached = s.order.filter((seat) => valourOf(content, s.heroes[seat]!) >= valourToWin);
  let best: readonly Seat[] = reached.length > 0 ? reached : s.order;
  for (const [rule, figure] of tieBreaks) {
    if (best.length === 1) break;
    const highest = Math.max(...best.map((seat) => figure(content, s.heroes[seat]!)));
    best = best.filter((seat) => figure(content, s.heroes[seat]!) === highest);
    deciding.push(rule);
  }
  if (best.length > 1) deciding.push("AZ-end-5");
  return {
    winners: [...best],
    how,
    rules: [...rules, ...deciding],
    scores: Object.fromEntries(s.order.map((seat) => [seat, valourOf(content, s.heroes[seat]!)])),
  };
}

const tieBreaks: readonly (readonly [RuleId, (content: AzerothContent, hero: Hero) => number])[] = [
  ["AZ-end-2", (content, hero) => valourOf(content, hero)],
  ["AZ-end-3", (_, { log }) => log.length],
  ["AZ-end-4", (_, { level }) => rankOf(level)],
];
