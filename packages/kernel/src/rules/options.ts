import { correctionsId } from "../corrections/corrections.js";
import { readCorrections } from "../corrections/text.js";
import { OptionsRefused } from "../match/refusal.js";
import type { GameEvent } from "./event.js";
import type { Bar, RuleId } from "./rule.js";
import type { Ruleset } from "./ruleset.js";

/** How a table is set up: the number of seats, the quest, the switches of optional rules. */
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionValue = boolean | number | string;

/** One thing that can be set when a table is opened, and the rule that speaks of it. */
export type OptionDefinition = {
  readonly id: string;
  readonly rule?: RuleId;
  /** The switch under which only whoever opened the table knows the value: the match itself tells it to the others, when it is time. */
  readonly secretUnder?: string;
  /** Nobody is told it before the match is over, not even whoever opened the table: an adventure that somebody wrote, say. */
  readonly hidden?: true;
} & (
  | { readonly type: "switch"; readonly default: boolean }
  | { readonly type: "number"; readonly default: number; readonly min: number; readonly max: number }
  | ChoiceDefinition
  | TextDefinition
);

/** The options of a table as the rules read them, by what can be set: `OptionsOf<typeof options>`. */
export type OptionsOf<D extends readonly OptionDefinition[]> = {
  readonly [K in D[number] as K["id"]]: ValueOf<K>;
};

type ValueOf<D extends OptionDefinition> = D extends { readonly type: "switch" }
  ? boolean
  : D extends { readonly type: "number" }
    ? number
    : D extends { readonly type: "choice"; readonly values: readonly (infer V)[] }
      ? V
      : string;

/** Whatever options a game has: who runs its rules hands them the options that it was given, and looks at none of them. */
// biome-ignore lint/suspicious/noExplicitAny: rules that read their own options must fit wherever any rules do
export type AnyOptions = any;

/** One of several values. */
interface ChoiceDefinition {
  readonly type: "choice";
  readonly default: string;
  readonly values: readonly string[];
  /** For a preset: what other options are with a value of this one, where nobody sets them themselves. */
  readonly presets?: Readonly<Record<string, Options>>;
}

/** A text that somebody brings along, such as a deck. What it may say, the ruleset checks with all options together. */
export interface TextDefinition {
  readonly type: "text";
  readonly default: string;
  /** The greatest number of characters. */
  readonly longest: number;
  /** Texts that fit: with them matches are tried, and forms show what is meant. */
  readonly examples: readonly string[];
}

/** The options of a table of this game: complete, and as the game's own rules want them. */
export function optionsOf(ruleset: OptionRules, given: Options): Options {
  const options = completeOptions(ruleset.options, given);
  const bar = whyNotCorrections(ruleset, options) ?? whyNotOptions(ruleset, options);
  if (bar) {
    const { key, args = {} } = bar.reason;
    throw new OptionsRefused(`These options aren't possible by ${bar.rule}: ${key} ${JSON.stringify(args)}.`, bar);
  }
  return options;
}

/** What a ruleset says about its options. */
export type OptionRules = Pick<Ruleset<object>, "options" | "whyNotOptions" | "content">;

/** What the game itself finds wrong with options: by our own figures, whatever a match corrects. */
export function whyNotOptions(ruleset: OptionRules, options: Options): Bar | undefined {
  return ruleset.whyNotOptions?.(options, ruleset.content?.plain);
}

/** What keeps the game from being played with the figures that the table brings along. */
function whyNotCorrections(ruleset: OptionRules, options: Options): Bar | undefined {
  const { options: definitions } = ruleset;
  const [problem] = ruleset.content?.problems(correctionsIn(options)) ?? [];
  const rule = definitions.find(({ id }) => id === correctionsId)?.rule;
  return problem && { rule: rule ?? "", reason: problem.said };
}

/** What a match with these options is played with. */
export function contentFor<C>(ruleset: Pick<Ruleset<object, GameEvent, C>, "content">, options: Options): C {
  // A game without content never looks at it: nothing is what it says that it reads.
  return ruleset.content?.with(correctionsIn(options)) as C;
}

/** The corrections that a match was begun with. */
export function correctionsIn(options: Options): string {
  return (options[correctionsId] as string | undefined) ?? "";
}

/** Options with those of their figures that the game still takes, and how many it doesn't: cards get other names, and bounds move. */
export function soundOptions(
  ruleset: Pick<OptionRules, "content">,
  options: Options,
): { readonly options: Options; readonly left: number } {
  const text = correctionsIn(options);
  const given = readCorrections(text || "{}");
  // What can't be read at all was never taken: whoever looks at the options refuses it.
  if (!ruleset.content || !given) return { options, left: 0 };
  const sound = ruleset.content.soundOf(text);
  if (sound === text) return { options, left: 0 };
  const left = Object.keys(given).length - Object.keys(readCorrections(sound || "{}")!).length;
  return { options: { ...options, [correctionsId]: sound }, left };
}

/** What each option is when nobody sets it itself: its default, or what the preset makes of it that was chosen. */
export function usualOptions(definitions: readonly OptionDefinition[], given: Options): Options {
  const usual = Object.fromEntries(definitions.map(({ id, default: value }) => [id, value]));
  for (const definition of definitions) {
    if (definition.type !== "choice" || !definition.presets) continue;
    Object.assign(usual, definition.presets[String(given[definition.id] ?? definition.default)]);
  }
  return usual;
}

/** Fills in the usual values; an unknown or unfit option is refused with what would be right. */
export function completeOptions(definitions: readonly OptionDefinition[], given: Options): Options {
  for (const id of Object.keys(given)) {
    if (definitions.some((definition) => definition.id === id)) continue;
    const known = definitions.map((definition) => definition.id).join(", ");
    throw new OptionsRefused(`There is no option "${id}". The options are: ${known || "none"}.`);
  }
  const usual = usualOptions(definitions, given);
  return Object.fromEntries(
    definitions.map((definition) => [
      definition.id,
      fitting(definition, given[definition.id] ?? usual[definition.id]!),
    ]),
  );
}

/** The options as somebody may know them who didn't set them. */
export function openOptions(definitions: readonly OptionDefinition[], options: Options): Options {
  return without(definitions, options, ({ secretUnder, hidden }) => {
    return hidden === true || (secretUnder !== undefined && options[secretUnder] === true);
  });
}

/** The options as whoever opened the table may know them while the match is played. */
export function ownersOptions(definitions: readonly OptionDefinition[], options: Options): Options {
  return without(definitions, options, ({ hidden }) => hidden === true);
}

function without(
  definitions: readonly OptionDefinition[],
  options: Options,
  isLeftOut: (definition: OptionDefinition) => boolean,
): Options {
  const ids = new Set(definitions.filter(isLeftOut).map(({ id }) => id));
  if (ids.size === 0) return options;
  return Object.fromEntries(Object.entries(options).filter(([id]) => !ids.has(id)));
}

function fitting(definition: OptionDefinition, given: OptionValue): OptionValue {
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
    case "text":
      if (typeof given !== "string" || given.length > definition.longest || unprintable.test(given)) {
        throw new OptionsRefused(
          `Option "${definition.id}" takes a text of at most ${definition.longest} characters, without control characters.`,
        );
      }
      return given;
  }
}

/** Halves of characters and control characters other than tabs and ends of lines: no text has them, and not every storage takes them. */
export const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
