import { OptionsRefused } from "./refusal.js";
import type { RuleId } from "./rule.js";

/** How a table is set up: the number of seats, the quest, the switches of optional rules. */
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionValue = boolean | number | string;

/** One thing that can be set when a table is opened, and the rule that speaks of it. */
export type OptionDefinition = {
  readonly id: string;
  readonly rule?: RuleId;
  /** The switch under which only whoever opened the table knows the value: the match itself tells it to the others, when it is time. */
  readonly secretUnder?: string;
} & (
  | { readonly type: "switch"; readonly default: boolean }
  | { readonly type: "number"; readonly default: number; readonly min: number; readonly max: number }
  | { readonly type: "choice"; readonly default: string; readonly values: readonly string[] }
);

/** Fills in the defaults; an unknown or unfit option is refused with what would be right. */
export function completeOptions(definitions: readonly OptionDefinition[], given: Options): Options {
  const known = new Map(definitions.map((definition) => [definition.id, definition]));
  for (const id of Object.keys(given)) {
    if (!known.has(id)) {
      throw new OptionsRefused(
        `There is no option "${id}". The options are: ${[...known.keys()].join(", ") || "none"}.`,
      );
    }
  }
  return Object.fromEntries(
    definitions.map((definition) => [definition.id, fitting(definition, given[definition.id])]),
  );
}

/** The options as somebody may know them who didn't set them. */
export function openOptions(definitions: readonly OptionDefinition[], options: Options): Options {
  const secret = definitions.filter(({ secretUnder }) => secretUnder !== undefined && options[secretUnder] === true);
  if (secret.length === 0) return options;
  const ids = new Set(secret.map(({ id }) => id));
  return Object.fromEntries(Object.entries(options).filter(([id]) => !ids.has(id)));
}

function fitting(definition: OptionDefinition, given: OptionValue | undefined): OptionValue {
  if (given === undefined) return definition.default;
  const wrong = (right: string) =>
    new OptionsRefused(`Option "${definition.id}" can't be ${JSON.stringify(given)}: it takes ${right}.`);
  switch (definition.type) {
    case "switch":
      if (typeof given !== "boolean") throw wrong("true or false");
      return given;
    case "number":
      if (typeof given !== "number" || !Number.isInteger(given) || given < definition.min || given > definition.max) {
        throw wrong(`a whole number from ${definition.min} to ${definition.max}`);
      }
      return given;
    case "choice":
      if (typeof given !== "string" || !definition.values.includes(given)) {
        throw wrong(`one of ${definition.values.join(", ")}`);
      }
      return given;
  }
}
