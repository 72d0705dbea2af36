import type { TextDefinition } from "../rules/options.js";
import type { RuleId } from "../rules/rule.js";

/** The option by which a table brings its corrections along: `{"items.rum.crowns":20}`. Empty: none. */
export const correctionsId = "corrections";

/** The greatest number of characters. */
export const longestCorrections = 8_000;

export function correctionsOption(
  rule: RuleId,
): TextDefinition & { readonly id: typeof correctionsId; readonly rule: RuleId } {
  return { id: correctionsId, type: "text", default: "", longest: longestCorrections, examples: [], rule };
}
