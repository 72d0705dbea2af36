import { correctionsOption, type OptionDefinition, type OptionsOf } from "@tavolata/kernel";

/** What can be set when a table is opened. */
export const options = [
  { id: "players", type: "number", default: 2, min: 2, max: 4, rule: "AZ-setup-1" },
  { id: "characters", type: "choice", default: "chosen", values: ["chosen", "dealt"], rule: "AZ-setup-8" },
  { id: "rivalry", type: "switch", default: false, rule: "AZ-pvp-13" },
  { id: "fullLastRound", type: "switch", default: false, rule: "AZ-end-7" },
  { id: "rounds", type: "number", default: 60, min: 1, max: 60, rule: "AZ-end-6" },
  { id: "leaving", type: "switch", default: true, rule: "AZ-end-6" },
  correctionsOption("AZ-setup-14"),
] as const satisfies readonly OptionDefinition[];

/** What a table has agreed on. */
export type AzerothOptions = OptionsOf<typeof options>;
