import {
  completeOptions,
  type OptionDefinition,
  type Options,
  OptionsRefused,
  type OptionValue,
  say,
} from "@tavolata/kernel";
import { unknownWord } from "../context.js";
import { UsageMistake } from "../failure.js";

/** What was said about the options of the table: `--option key=value`, as often as wanted, and `--options` with JSON. */
export interface GivenOptions {
  readonly option?: readonly string[];
  readonly options?: string;
}

/** The options of the table, complete; refuses what the game doesn't have or doesn't take. */
export function tableOptions(definitions: readonly OptionDefinition[], given: GivenOptions): Options {
  const json = given.options === undefined ? {} : parseJson(given.options);
  const single = (given.option ?? []).map((word) => readOption(definitions, word));
  try {
    return completeOptions(definitions, { ...json, ...Object.fromEntries(single) });
  } catch (error) {
    if (!(error instanceof OptionsRefused)) throw error;
    throw new UsageMistake("usage.options-refused", { why: error.message });
  }
}

function parseJson(text: string): Options {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageMistake("usage.options-json", { text });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UsageMistake("usage.options-json", { text });
  return value as Options;
}

function readOption(definitions: readonly OptionDefinition[], word: string): [string, OptionValue] {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
  if (key === undefined || value === undefined) throw new UsageMistake("usage.option-shape", { word });
  const definition = definitions.find(({ id }) => id === key);
  if (!definition)
    throw unknownWord(
      "option",
      key,
      definitions.map(({ id }) => id),
    );
  return [key, readValue(definition, value)];
}

function readValue(definition: OptionDefinition, text: string): OptionValue {
  const wrong = (right: ReturnType<typeof say>) =>
    new UsageMistake("usage.option-value", { option: definition.id, text, right });
  switch (definition.type) {
    case "switch":
      if (/^(true|yes|on|1)$/i.test(text)) return true;
      if (/^(false|no|off|0)$/i.test(text)) return false;
      throw wrong(say("right.switch"));
    case "number": {
      const { min, max } = definition;
      const number = Number(text);
      if (!/^-?\d+$/.test(text) || number < min || number > max) throw wrong(say("right.number", { min, max }));
      return number;
    }
    case "choice":
      if (!definition.values.includes(text)) throw wrong(say("right.choice", { values: definition.values }));
      return text;
  }
}
