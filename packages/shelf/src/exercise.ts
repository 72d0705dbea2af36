import { BotTable } from "@tavolata/bots";
import {
  everything,
  type GameEvent,
  Match,
  type OptionDefinition,
  type Options,
  type OptionValue,
  type RuleId,
  splitSeed,
  WordStream,
} from "@tavolata/kernel";
import type { Box } from "./box.js";

/** Answers after which a match is left: coverage wants many matches, not long ones. */
const bound = 20_000;

/** The ids of rules that showed up in bot matches: behind events, decisions, barred options and outcomes. */
export function exercisedRules(box: Box, matches: number, seed: string): Set<RuleId> {
  const seen = new Set<RuleId>();
  const bots = Object.values(box.bots);
  for (let i = 0; i < matches; i++) {
    const own = splitSeed(seed, String(i));
    const match = Match.start(box.ruleset, { seed: own, options: anyOptions(box.ruleset.options, own) });
    const table = new BotTable(match, () => bots[i % bots.length]!);
    noteRules(match, table, seen);
  }
  return seen;
}

function noteRules(match: Match<object>, table: BotTable<object, GameEvent>, seen: Set<RuleId>): void {
  const note = (rules: readonly RuleId[]) => {
    for (const rule of rules) seen.add(rule);
  };
  let told = 0;
  for (let answers = 0; answers <= bound; answers++) {
    for (const event of match.events(everything, told)) note(event.rules);
    told = match.eventCount(everything);
    for (const { rules, barred = [] } of match.decisions(undefined, { explain: true })) {
      note(rules);
      note(barred.map(({ bar }) => bar.rule));
    }
    const [asked] = match.asked;
    if (!asked) break;
    table.answer(asked);
  }
  if (match.outcome) note(match.outcome.rules);
}

/** Options by chance, so that switches and numbers of seats are all tried. */
function anyOptions(definitions: readonly OptionDefinition[], seed: string): Options {
  const chance = new WordStream(seed, "options", 0);
  const anyValue = (definition: OptionDefinition): OptionValue => {
    switch (definition.type) {
      case "switch":
        return chance.below(2) === 1;
      case "number":
        return definition.min + chance.below(definition.max - definition.min + 1);
      case "choice":
        return definition.values[chance.below(definition.values.length)]!;
    }
  };
  return Object.fromEntries(definitions.map((definition) => [definition.id, anyValue(definition)]));
}
