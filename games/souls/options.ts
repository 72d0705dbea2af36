import { correctionsOption, type OptionDefinition, type OptionsOf } from "@tavolata/kernel";
import { customQuest } from "./custom-quest/option.js";

/** What can be set when a table is opened. */
export function optionsFor(quests: readonly string[]) {
  return [
    // SS-2.2-b: two heroes at least; SS-2.2-c: each of them counts as a player.
    { id: "heroes", type: "number", default: 2, min: 2, max: 5, rule: "SS-2.2-b" },
    { id: "quest", type: "choice", default: quests[0]!, values: quests },
    customQuest.definition,
    // SS-5.3.1-l: from this Quest on, one after the other.
    { id: "campaign", type: "switch", default: false, rule: "SS-5.3.1-l" },
    { id: "soulStorm", type: "switch", default: false, rule: "SS-5.1.1-a" },
    correctionsOption("SS-1.2-figures"),
  ] as const satisfies readonly OptionDefinition[];
}

/** What a table has agreed on. */
export type SoulsOptions = OptionsOf<ReturnType<typeof optionsFor>>;
