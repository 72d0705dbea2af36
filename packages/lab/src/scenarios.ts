import type { OptionDefinition } from "@tavolata/kernel";

/** The options of a table that say what is played. */
const naming = ["quest", "scenario"];

/** Values of such an option that leave it open. */
const leftOpen = ["wizard-chooses"];

export function namesScenario({ id }: OptionDefinition): boolean {
  return naming.includes(id);
}

/** Everything that an option names; nothing where it lists nothing. */
export function namedBy(option: OptionDefinition): readonly string[] {
  return option.type === "choice" ? option.values.filter((value) => !leftOpen.includes(value)) : [];
}
