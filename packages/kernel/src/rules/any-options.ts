import type { Chance } from "../chance/source.js";
import { type OptionDefinition, type OptionRules, type Options, type OptionValue, whyNotOptions } from "./options.js";

/**
 * Options by chance, so that choices and numbers of seats are all tried; switches and texts, too, unless they are to be the usual ones. Texts
 * that don't go together with the rest are left out.
 */
export function anyOptions(ruleset: OptionRules, chance: Chance, usual = false): Options {
  const { options } = ruleset;
  const wanted: Record<string, OptionValue> = Object.fromEntries(
    options.map((definition) => [definition.id, anyValue(definition, chance, usual)]),
  );
  // A preset that was drawn sets what it stands for: otherwise all of it would hardly ever come together.
  for (const { id, ...option } of options) {
    if (option.type === "choice" && option.presets) Object.assign(wanted, option.presets[String(wanted[id])]);
  }
  if (!whyNotOptions(ruleset, wanted)) return wanted;
  const texts = options.filter(({ type }) => type === "text").map(({ id }) => id);
  return Object.fromEntries(Object.entries(wanted).filter(([id]) => !texts.includes(id)));
}

function anyValue(definition: OptionDefinition, chance: Chance, usual: boolean): OptionValue {
  switch (definition.type) {
    case "switch":
      return usual ? definition.default : chance.below(2) === 1;
    case "number":
      return definition.min + chance.below(definition.max - definition.min + 1);
    case "choice":
      if (usual && definition.presets) return definition.default;
      return definition.values[chance.below(definition.values.length)]!;
    case "text": {
      // Every other time one of the examples.
      const { examples } = definition;
      if (usual || examples.length === 0) return definition.default;
      return examples[chance.below(2 * examples.length)] ?? definition.default;
    }
  }
}
