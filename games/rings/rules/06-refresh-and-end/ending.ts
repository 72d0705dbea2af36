import type { RuleId, Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { campaignLength } from "../../queries/campaign.js";
import { eliminationLevel } from "../../queries/threat.js";
import type { Rings, Table } from "../../state.js";

/** LR-end-5: completing the last stage, or a card's own condition, wins at once for all, the eliminated too. */
export function win(t: Table, rule: RuleId): never {
  const { state: s, seats } = t;
  const { score, official, victory } = scoreOf(t.content, s, seats);
  t.emit({ type: "scored", score, official, victory }, { rules: ["LR-end-7", "LR-end-6"] });
  s.scored += score;
  s.won += 1;
  if (t.options.campaign !== "none" && s.won < campaignLength) {
    t.emit({ type: "scenario-won", scenario: s.scenario, score, official }, { rules: ["LR-mode-3", rule] });
    t.goTo("next-scenario");
  }
  t.end({
    winners: [...seats],
    how: "quest-completed",
    rules: [...new Set([rule, "LR-end-5", "LR-setup-1"])],
    scores: Object.fromEntries(seats.map((seat) => [seat, s.scored])),
  });
}

/** LR-end-5: nobody is left. */
export function lose(t: Table, rule: RuleId, how: "all-eliminated" | "prisoner-lost"): never {
  t.end({ winners: [], how, rules: [...new Set([rule, "LR-end-5", "LR-setup-1"])] });
}

/**
 * LR-end-7: final threat, threat costs of dead heroes and damage on the living, minus victory points; lower is better. The later official
 * way adds ten for each round that was completed.
 */
export function scoreOf(
  content: RingsContent,
  s: Rings,
  seats: readonly Seat[],
): { score: number; official: number; victory: number } {
  let score = 0;
  for (const seat of seats) {
    score += s.order.includes(seat) ? s.players[seat]!.threat : eliminationLevel;
    for (const id of s.discards[seat]!) score += cardOf(content, id).threatCost ?? 0;
    for (const id of s.areas[seat]!) if (typeOf(id) === "hero") score += s.cards[id]!.damage;
  }
  const victory = s.victory.reduce((sum, id) => sum + (cardOf(content, id).victory ?? 0), 0);
  return { score: score - victory, official: score - victory + 10 * (s.round - 1), victory };
}
