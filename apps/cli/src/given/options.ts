import { readFile } from "node:fs/promises";
import type { LoadedGame } from "@tavolata/game";
import {
  type OptionDefinition,
  type Options,
  OptionsRefused,
  type OptionValue,
  optionsOf,
  say,
} from "@tavolata/kernel";
import { type Context, unknownWord } from "../context.js";
import { CommandFailure, UsageMistake } from "../failure.js";
import { whyOf } from "./saved-match.js";

/** What was said about the options of the table: `--option key=value`, as often as wanted, and `--options` with JSON. */
export interface GivenOptions {
  readonly option?: readonly string[];
  readonly options?: string;
}

/** The options of the table, complete; refuses what the game doesn't have or doesn't take. */
export async function tableOptions(context: Context, loadedGame: LoadedGame, given: GivenOptions): Promise<Options> {
  const { ruleset } = loadedGame;
  const json = given.options === undefined ? {} : parseJson(given.options);
  const single = await Promise.all((given.option ?? []).map((word) => readOption(ruleset.options, word)));
  try {
    return optionsOf(ruleset, { ...json, ...Object.fromEntries(single) });
  } catch (error) {
    if (!(error instanceof OptionsRefused)) throw error;
    const { message, bar } = error;
    const why = bar ? `${context.speakerOf(loadedGame).sentence(bar.reason)} [${bar.rule}]` : message;
    throw new UsageMistake("usage.options-refused", { why });
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

async function readOption(definitions: readonly OptionDefinition[], word: string): Promise<[string, OptionValue]> {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
  if (key === undefined || value === undefined) throw new UsageMistake("usage.option-shape", { word });
  const definition = definitions.find(({ id }) => id === key);
  if (!definition)
    throw unknownWord(
      "option",
      key,
      definitions.map(({ id }) => id),
    );
  return [key, definition.type === "text" ? await readText(value) : readValue(definition, value)];
}

/** A text as it stands there, or, after an @, what the file of that name says. */
async function readText(value: string): Promise<string> {
  if (!value.startsWith("@")) return value;
  const file = value.slice(1);
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new CommandFailure("save.not-read", { file, why: whyOf(error) });
  }
}

function readValue(definition: Exclude<OptionDefinition, { type: "text" }>, text: string): OptionValue {
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
