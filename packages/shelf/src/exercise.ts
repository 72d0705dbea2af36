import type { RuleId } from "@tavolata/kernel";
import type { Box } from "./box.js";
import { watchMatches } from "./watch.js";

/**
 * The ids of rules that showed up in bot matches: behind events, decisions, barred options, refusals of undo and outcomes. No
 * further match is played once every rule that can come up was seen.
 */
export function exercisedRules(box: Box, mostMatches: number, seed: string): Set<RuleId> {
  const seen = new Set<RuleId>();
  const wanted = box.rules.filter(({ play }) => play !== "never").map(({ id }) => id);
  const note = (rules: readonly RuleId[]) => {
    for (const rule of rules) seen.add(rule);
  };
  watchMatches(box, mostMatches, seed, {
    hasSeenEnough: () => wanted.every((rule) => seen.has(rule)),
    event: ({ rules }) => note(rules),
    decision: ({ rules, barred = [] }) => note([...rules, ...barred.map(({ bar }) => bar.rule)]),
    interjection: ({ rules, bar }) => note(bar ? [...rules, bar.rule] : rules),
    noUndo: ({ rules }) => note(rules),
    outcome: ({ rules }) => note(rules),
  });
  return seen;
}
