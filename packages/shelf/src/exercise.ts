import type { RuleId } from "@tavolata/kernel";
import type { Box } from "./box.js";
import { watchMatches } from "./watch.js";

/** The ids of rules that showed up in bot matches: behind events, decisions, barred options, refusals of undo and outcomes. */
export function exercisedRules(box: Box, matches: number, seed: string): Set<RuleId> {
  const seen = new Set<RuleId>();
  const note = (rules: readonly RuleId[]) => {
    for (const rule of rules) seen.add(rule);
  };
  watchMatches(box, matches, seed, {
    event: ({ rules }) => note(rules),
    decision: ({ rules, barred = [] }) => note([...rules, ...barred.map(({ bar }) => bar.rule)]),
    interjection: ({ rules, bar }) => note(bar ? [...rules, bar.rule] : rules),
    noUndo: ({ rules }) => note(rules),
    outcome: ({ rules }) => note(rules),
  });
  return seen;
}
