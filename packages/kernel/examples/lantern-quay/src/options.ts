import type { OptionDefinition, OptionsOf } from "../../../src/index.js";

/** What can be set when a table is opened. */
export const options = [
  { id: "pairs", type: "number", default: 1, min: 1, max: 2, rule: "LQ-1.1" },
] as const satisfies readonly OptionDefinition[];

/** What a table has agreed on. */
export type QuayOptions = OptionsOf<typeof options>;
