import type { OptionDefinition } from "@tavolata/kernel";

/** Values of such an option that leave it open. */
const leftOpen = ["wizard-chooses"];

/** Everything that an option names; nothing where it lists nothing. */
export function namedBy(option: OptionDefinition): readonly string[] {
  return option.type === "choice" ? option.values.filter((value) => !leftOpen.includes(value)) : [];
}
