import { Type } from "@sinclair/typebox";

/** The longest text that an option may be: a deck, or a whole quest. */
export const longestOption = 60_000;

export const OptionValues = Type.Record(
  Type.String({ maxLength: 64 }),
  Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: longestOption })]),
  { maxProperties: 200, description: "the game's options; what is left out has its usual value" },
);
